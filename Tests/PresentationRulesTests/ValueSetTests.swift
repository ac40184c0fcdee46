import Testing

@testable import PresentationRules

@Suite struct ValueSetTests {
  @Test func wholeDomainOfSixtyFourValues() {
    #expect(ValueSet(first: 64).count == 64)
    #expect(ValueSet(first: 0).isEmpty)
  }

  @Test func knowsWhetherOneValueIsLeft() {
    #expect(ValueSet(5).isSingle)
    #expect(!ValueSet(first: 2).isSingle)
    #expect(!ValueSet.empty.isSingle)
  }

  @Test func walksValuesSmallestFirst() {
    #expect(Array(ValueSet(bits: 0b1010_0001)) == [0, 5, 7])
  }

  @Test func firstAndLastOfTheEmptySetLieOutside() {
    #expect(ValueSet.empty.first == 64)
    #expect(ValueSet.empty.last == -1)
  }
}

@Suite struct ReleaseTests {
  @Test(arguments: [
    (13, 7, Release.iOS13dot4),
    (17, 5, Release.iOS17dot4),
    (18, 0, Release.iOS18),
    (26, 9, Release.iOS26dot2),
  ])
  func aReleaseStandsForEverythingUpToTheNext(major: Int, minor: Int, release: Release) {
    #expect(Release.interval(major: major, minor: minor) == ValueSet(Int(release.rawValue)))
  }

  @Test func aMajorNumberStandsForAllItsReleases() {
    #expect(Release.interval(major: 13, minor: nil)?.count == 4)
  }

  @Test func thereIsNothingBetween18And26() {
    #expect(Release.interval(major: 19, minor: nil) == nil)
    #expect(Release.iOS18dot4.rawValue + 1 == Release.iOS26.rawValue)
  }

  @Test func xcode11CameWithSDK13() {
    #expect(Release.sdks(xcode: 11, minor: nil) == Release.interval(major: 13, minor: nil))
    #expect(Release.sdks(xcode: 26, minor: 1) == ValueSet(Int(Release.iOS26dot1.rawValue)))
    #expect(Release.sdks(xcode: 99, minor: nil) == nil)
  }
}
