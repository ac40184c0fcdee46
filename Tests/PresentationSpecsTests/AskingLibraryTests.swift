import PresentationRules
import Testing

/// The examples of the library's documentation: values in, values out, no text.
@Suite("Asking the library")
struct AskingLibraryTests {
  /// A form sheet at rest on a controller that presents nothing else, with everything open that is open by itself.
  private func formSheet(_ rules: RuleBase) -> Setup {
    var world = World()
    for name in ["presenter", "presented"] {
      world.controllers.append(Controller(name: name, situation: rules.openSituation()))
    }
    world.chain = [0, 1]
    for index in world.controllers.indices {
      world.controllers[index].situation.set(
        Input.horizontal.id, to: Variable.set([SizeClass.compact]), program: rules.program)
      world.controllers[index].situation.set(
        Input.vertical.id, to: Variable.set([SizeClass.regular]), program: rules.program)
    }
    world.controllers[1].situation.set(Input.style.id, to: Variable.set([Style.formSheet]), program: rules.program)
    return Setup(world: world, steps: [], subject: 1)
  }

  @Test("an open question is parted into cases")
  func partition() {
    let rules = RuleBase.uiKit
    let response = rules.answer(Question([formSheet(rules)], aspects: [.outcome(Derived.effectiveStyle)]))
    let cases = response.partition().cases
    #expect(response.isComplete)
    #expect(
      Set(cases.map { $0.values }) == [
        [.value(Int(Style.fullScreen.rawValue))], [.value(Int(Style.formSheet.rawValue))],
      ])
    let later = cases.first { $0.values == [.value(Int(Style.formSheet.rawValue))] }
    let from13 = ValueSet(first: Release.allCases.count).subtracting(ValueSet(first: Int(Release.iOS13.rawValue)))
    #expect(
      later.map { Set($0.conditions.first ?? []) } == [
        Restriction(.input(Input.os.id, of: -1), from13), Restriction(.input(Input.sdk.id, of: -1), from13),
      ])
  }

  @Test("every part of an answer has one answer, and they cover each other's complement")
  func parts() throws {
    let rules = RuleBase.uiKit
    let aspects: [Aspect] = [.outcome(Derived.effectiveStyle), .outcome(Derived.swipe)]
    let response = rules.answer(Question([formSheet(rules)], aspects: aspects))
    for atom in response.atoms { #expect(try rules.values(of: aspects, in: atom.setup) == atom.values) }
    let told = response.partition().cases.flatMap { $0.atoms }
    #expect(told.sorted() == Array(response.atoms.indices))
  }

  @Test("why not, and what would change it")
  func whyNot() throws {
    let rules = RuleBase.uiKit
    var setup = formSheet(rules)
    for index in setup.world.controllers.indices {
      setup.world.controllers[index].situation.set(
        Input.os.id, to: Variable.set([Release.iOS17]), program: rules.program)
      setup.world.controllers[index].situation.set(
        Input.sdk.id, to: Variable.set([Release.iOS17]), program: rules.program)
    }
    setup.steps = [Step(.dismiss)]
    let obstacle = try rules.obstacle(to: .didDismiss, in: setup)
    #expect(obstacle?.failed.variable == Fact.step.id)
    let remedies = rules.remedies(of: setup, inputs: [], steps: [Step(.swipe)]) { setup throws(Split) in
      try rules.course(of: setup).timeline.presence(of: .didDismiss) == .called
    }
    #expect(remedies.list.count == 1)
    #expect(remedies.list.first?.isCertain == true)
  }

  @Test("a search for ways")
  func ways() {
    let rules = RuleBase.uiKit
    var setup = formSheet(rules)
    for index in setup.world.controllers.indices {
      setup.world.controllers[index].situation.set(
        Input.os.id, to: Variable.set([Release.iOS17]), program: rules.program)
      setup.world.controllers[index].situation.set(
        Input.sdk.id, to: Variable.set([Release.iOS17]), program: rules.program)
    }
    let search = WaySearch(from: [setup], steps: [Step(.swipeAndLetGo), Step(.swipe), Step(.dismiss)], depth: 2)
    let found = rules.ways(search) { (setup: inout Setup) throws(Split) in
      try rules.course(of: setup).world.chain.count == 1 ? .yes : .no
    }
    #expect(found.ways.map { $0.steps.map { $0.kind } } == [[.swipe], [.dismiss]])
    #expect(found.isComplete)
  }

  @Test("the difference between two settings")
  func difference() {
    let rules = RuleBase.uiKit
    func setting(_ release: Release) -> Setup {
      var setup = formSheet(rules)
      for index in setup.world.controllers.indices {
        setup.world.controllers[index].situation.set(Input.os.id, to: Variable.set([release]), program: rules.program)
      }
      return setup
    }
    let response = rules.compare(
      [setting(.iOS12)], with: [setting(.iOS13)], aspects: [.outcome(Derived.effectiveStyle)], differing: [Input.os.id])
    let changed = response.atoms.filter { $0.values[0] != $0.values[1] }
    #expect(!changed.isEmpty)
    for atom in changed {
      #expect(atom.values == [.value(Int(Style.fullScreen.rawValue)), .value(Int(Style.formSheet.rawValue))])
      let rule = atom.counterpart.flatMap {
        rules.decidingRule(of: .outcome(Derived.effectiveStyle), from: atom.setup, to: $0)
      }
      #expect(rule != nil)
    }
  }
}
