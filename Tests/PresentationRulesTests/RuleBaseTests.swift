import Testing

@testable import PresentationRules

@Suite struct RuleBaseTests {
  let rules = RuleBase.uiKit

  @Test func everyPlaceHasItsVariable() {
    #expect(rules.variables.map(\.id.index) == Array(0..<VariableSlot.allCases.count))
  }

  @Test func namesOfVariablesAreUnique() {
    let names = rules.variables.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func noDomainHasMoreThan64Values() {
    for variable in rules.variables {
      #expect(variable.domain.valueNames.count <= 64, "\(variable.name)")
    }
  }

  @Test func theCatalogueListsEverySourceInItsPlace() {
    for source in Source.allCases {
      #expect(source.entry.source == source)
    }
  }

  @Test func everyOutcomeHasADecision() {
    let decided = Set(rules.decisions.map(\.variable))
    for variable in rules.variables where variable.kind == .decision {
      #expect(decided.contains(variable.id), "\(variable.name)")
    }
  }

  @Test func everyDeviceHasANameOfItsOwnAndAnOrderlyLife() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all {
      #expect(device.first.rawValue <= (device.last ?? .latest).rawValue, "\(device.name)")
    }
  }

  @Test func everythingCanBeAskedWithEverythingOpen() throws {
    let setup = Setup(
      world: {
        var world = World()
        var situation = rules.openSituation()
        situation.set(Input.style.id, to: ValueSet(first: 11), program: rules.program)
        world.controllers = [Controller(name: "presented", situation: situation)]
        return world
      }(), steps: [], subject: 0)
    var cases = 0
    let complete = rules.forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      _ = try rules.value(of: Derived.effectiveStyle.id, in: &current.world.controllers[0].situation)
      cases += 1
      return .goOn
    }
    #expect(complete)
    #expect(cases > 10)
  }
}

@Suite struct SituationTests {
  let rules = RuleBase.uiKit

  func situation(os: Release, sdk: Release, _ style: Style) -> Situation {
    var situation = rules.openSituation()
    situation.set(
      [
        (Input.os.id, Variable.set([os])), (Input.sdk.id, Variable.set([sdk])),
        (Input.style.id, Variable.set([style])), (Input.horizontal.id, Variable.set([SizeClass.compact])),
        (Input.vertical.id, Variable.set([SizeClass.regular])),
      ], program: rules.program)
    return situation
  }

  @Test func aKnownSituationIsDecidedWithoutSplitting() throws {
    var situation = situation(os: .iOS17, sdk: .iOS17, .popover)
    let style = try rules.value(of: Derived.effectiveStyle.id, in: &situation)
    #expect(style == Int(Style.formSheet.rawValue))
  }

  @Test func theRulesBehindAnAnswerBeginWithTheOneThatDecided() throws {
    var situation = situation(os: .iOS12, sdk: .iOS12, .formSheet)
    _ = try rules.value(of: Derived.effectiveStyle.id, in: &situation)
    let behind = rules.rules(behind: Derived.effectiveStyle.id, in: situation).map(\.rule.id)
    #expect(behind.first == "style.default")
    #expect(behind.contains("default.sheet-compact-before-13"))
  }

  @Test func whatIsOpenAsksForASplit() {
    var situation = situation(os: .iOS17, sdk: .iOS17, .popover)
    situation.set(Input.horizontal.id, to: ValueSet(first: 2), program: rules.program)
    do throws(Split) {
      _ = try rules.value(of: Derived.effectiveStyle.id, in: &situation)
      Issue.record("the width decides")
    } catch {
      #expect(error.variable == Input.horizontal.id.index)
    }
  }

  @Test func narrowingKeepsWhatWasDecidedAndSettingForgetsIt() throws {
    var situation = situation(os: .iOS17, sdk: .iOS17, .popover)
    _ = try rules.value(of: Derived.generation.id, in: &situation)
    situation.narrow(Input.style.id.index, to: ValueSet(Int(Style.popover.rawValue)))
    #expect(situation[Derived.generation.id].isSingle)
    situation.set(Input.os.id, to: Variable<Release>.set([.iOS9]), program: rules.program)
    #expect(!situation[Derived.generation.id].isSingle)
  }

  @Test func contestedPointsAreNotedWhenTheyAreAskedAbout() throws {
    var situation = situation(os: .iOS18, sdk: .iOS17, .automatic)
    _ = try rules.value(of: Derived.effectiveStyle.id, in: &situation)
    #expect(rules.contestedPoints(askedIn: situation).contains(Reading.automaticGate.id))
  }
}
