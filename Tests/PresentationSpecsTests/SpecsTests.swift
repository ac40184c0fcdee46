import PresentationSpecs
import Testing

/// Every row of the specs of this package is a test of its own; a failure stands at the row.
@Suite struct SpecsTests {
  @Test(arguments: try Specs(besides: #filePath, "../../Specs").scenarios)
  func holds(_ scenario: Scenario) {
    for mismatch in scenario.check() {
      Issue.record("\(mismatch)", sourceLocation: mismatch.sourceLocation)
    }
  }
}

extension Mismatch {
  /// The row, as Swift Testing shows it.
  var sourceLocation: SourceLocation {
    SourceLocation(fileID: "Specs/" + file, filePath: file, line: line, column: column)
  }
}
