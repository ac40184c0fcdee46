/// The rules, one decision or choreography a file.
///
/// What a new system changes goes into the file of its decision, with a row in `Specs/` that fails without it.
enum Knowledge {}
