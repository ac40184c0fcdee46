import Testing

@testable import PresentationRules

@Suite struct TimelineTests {
  func event(_ callback: Callback, _ count: Count = .once, of subject: Int = 0) -> Event {
    Event(
      subject: subject, isChild: false, callback: callback, argument: -1, text: "", count: count, flags: [],
      origin: -1)
  }

  func timeline(_ events: [Event], _ order: [(Int, Int)]) -> Timeline {
    var timeline = Timeline()
    timeline.events = events
    timeline.order = order.map { OrderedPair(before: $0.0, after: $0.1, origin: -1) }
    return timeline
  }

  func one(_ callback: Callback) -> PatternPart { .event(EventMatcher(subject: 0, callback)) }

  let chain = [Callback.willDismiss, .viewWillDisappear, .viewDidDisappear]

  @Test func aChainAcceptsItsOnlySequence() {
    let timeline = timeline(chain.map { event($0) }, [(0, 1), (1, 2)])
    #expect(timeline.compare(with: EventPattern(chain.map { one($0) })) == .holds)
  }

  @Test func aPatternForOneOrderIsRefusedWhereTheOrderIsOpen() {
    let timeline = timeline(chain.map { event($0) }, [(0, 1)])
    guard case .refused(let sequence, _) = timeline.compare(with: EventPattern(chain.map { one($0) })) else {
      Issue.record("two orders are possible")
      return
    }
    #expect(sequence.count == 3)
    #expect(sequence != [0, 1, 2])
  }

  @Test func anyOrderAcceptsEveryInterleaving() {
    let timeline = timeline(chain.map { event($0) }, [(0, 1)])
    let pattern = EventPattern([
      .anyOrder([[one(.willDismiss), one(.viewWillDisappear)], [one(.viewDidDisappear)]])
    ])
    #expect(timeline.compare(with: pattern) == .holds)
  }

  @Test func whatMayStayAwayNeedsPerhaps() {
    let timeline = timeline([event(.shouldDismiss, .perhaps), event(.didAttemptToDismiss)], [(0, 1)])
    let matcher = EventMatcher(subject: 0, .shouldDismiss)
    #expect(
      timeline.compare(with: EventPattern([.perhaps(matcher), one(.didAttemptToDismiss)])) == .holds)
    #expect(
      timeline.compare(with: EventPattern([.event(matcher), one(.didAttemptToDismiss)]))
        == .refused(sequence: [1], accepted: 0))
  }

  @Test func whatMayComeAgainNeedsAPlus() {
    let timeline = timeline([event(.shouldDismiss, .onceOrMore), event(.willDismiss)], [(0, 1)])
    let matcher = EventMatcher(subject: 0, .shouldDismiss)
    #expect(timeline.compare(with: EventPattern([.repeated(matcher), one(.willDismiss)])) == .holds)
    #expect(timeline.compare(with: EventPattern([.event(matcher), one(.willDismiss)])) != .holds)
  }

  @Test func anythingButRefusesThatEvent() {
    let quiet = timeline([event(.willDismiss)], [])
    let loud = timeline([event(.willDismiss), event(.didDismiss)], [(0, 1)])
    let pattern = EventPattern([.anythingBut([EventMatcher(subject: 0, .didDismiss)])])
    #expect(quiet.compare(with: pattern) == .holds)
    #expect(loud.compare(with: pattern) != .holds)
  }

  @Test func nothingIsRefusedBySomething() {
    #expect(Timeline().compare(with: EventPattern([])) == .holds)
    #expect(Timeline().compare(with: EventPattern([one(.willDismiss)])) == .refused(sequence: [], accepted: 0))
  }

  @Test func filteringKeepsOrderThatRunsThroughWhatIsHidden() {
    let filtered = timeline(chain.map { event($0) }, [(0, 1), (1, 2)]).filtered { $0.callback != .viewWillDisappear }
    #expect(filtered.compare(with: EventPattern([one(.willDismiss), one(.viewDidDisappear)])) == .holds)
  }

  @Test func manyUnorderedEventsAreGivenUpRatherThanSpelledOut() {
    let events = (0..<40).map { event(.viewWillDisappear, of: $0) }
    let parts = (0..<40).map { PatternPart.event(EventMatcher(subject: $0, .viewWillDisappear)) }
    #expect(timeline(events, []).compare(with: EventPattern(parts)) != .holds)
    #expect(timeline(events, []).compare(with: EventPattern([.anything, parts[0], .anything])) == .tooLarge)
  }

  @Test func aRecordingFitsIfItIsAPossibleSequence() {
    let timeline = timeline(chain.map { event($0) }, [(0, 1), (0, 2)])
    func recording(_ callbacks: [Callback]) -> [EventMatcher] { callbacks.map { EventMatcher(subject: 0, $0) } }
    #expect(timeline.fit(of: recording([.willDismiss, .viewDidDisappear, .viewWillDisappear])) == .fits)
    #expect(timeline.fit(of: recording([.viewDidDisappear])) == .diverges(after: 0))
    #expect(timeline.fit(of: recording([.willDismiss])) == .diverges(after: 1))
  }

  @Test func aRecordingOfTooManyEventsIsNotSaidToFit() {
    let long = timeline((0..<65).map { event(.viewWillDisappear, of: $0) }, [])
    #expect(long.fit(of: []) == .tooLarge)
    // Whoever hears it may be any of the controllers, so that every subset of them may be over.
    let events = (0..<24).map { event(.viewWillDisappear, of: $0) }
    let matchers = events.map { _ in EventMatcher(subject: -2, .viewWillDisappear) }
    #expect(timeline(events, []).fit(of: matchers) == .tooLarge)
  }
}
