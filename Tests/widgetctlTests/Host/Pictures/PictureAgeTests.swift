import Moments
import Testing
import WidgetRender

@testable import SharedStore
@testable import widgetctl

@Suite("What counts as stale (RT-8, CL-12)", .timeLimit(.minutes(2)))
struct PictureAgeTests {
  private static let minute: Int64 = 60_000_000
  private let made: Int64 = 1_000 * minute

  private func age(
    _ policy: StoredPolicy,
    due: Int64,
    at now: Int64,
    failures: Int64 = 0,
    isDirty: Bool = false,
    generation: Int64 = 1
  ) -> Int64? {
    PictureAge.ofStale(
      timeline(
        policy,
        due: due,
        failures: failures,
        isDirty: isDirty,
        generation: generation
      ),
      at: now
    ).map { $0 / Self.minute }
  }

  private func timeline(
    _ policy: StoredPolicy,
    due: Int64,
    failures: Int64 = 0,
    isDirty: Bool = false,
    generation: Int64 = 1
  ) -> StoredTimeline {
    StoredTimeline(
      id: 1,
      placement: 1,
      family: 0,
      generation: generation,
      made: made,
      policy: policy,
      due: due,
      failures: failures,
      lastError: nil,
      reason: "policy",
      isDirty: isDirty
    )
  }

  @Test func `a policy date that has passed makes a picture stale, its age counts from its making`()
  {
    let date = made + 30 * Self.minute
    #expect(age(.after(date), due: date, at: date) == nil)
    #expect(age(.after(date), due: date, at: date + Self.minute) == 31)
  }

  @Test func `a failed reload moves the next attempt, not the policy date`() {
    let date = made + 30 * Self.minute
    let retry = date + 60 * Self.minute
    #expect(age(.after(date), due: retry, at: date + Self.minute, failures: 1) == 31)
    #expect(age(.after(date), due: retry, at: date - Self.minute, failures: 1) == nil)
    #expect(age(.atEnd, due: retry, at: date, failures: 1) == 30)
  }

  // WK-89
  @Test func `a policy date that had passed already is given a quarter of an hour`() {
    let past = made - 30 * Self.minute
    #expect(age(.after(past), due: made + 15 * Self.minute, at: made + 14 * Self.minute) == nil)
    #expect(age(.after(past), due: made, at: made + 16 * Self.minute) == 16)
  }

  @Test func `never is never stale, unless its sources have changed`() {
    #expect(age(.never, due: .max, at: .max) == nil)
    #expect(age(.never, due: .min, at: made + 5 * Self.minute, isDirty: true) == 5)
  }

  @Test func `at the end it is stale once its due date has passed`() {
    let due = made + 15 * Self.minute
    #expect(age(.atEnd, due: due, at: due) == nil)
    #expect(age(.atEnd, due: due, at: due + Self.minute) == 16)
  }

  // RT-8
  @Test(
    arguments: [
      (false, 30, nil), (false, 31, "as of 16:40"), (true, 31, "stale 31 min"),
      (false, 31 + 24 * 60, "as of 1970-01-01"), (true, 29, "stale 29 min"),
    ] as [(Bool, Int64, String?)]
  )
  func `a frame names the last entry where the timeline has ended, an age where data has changed`(
    isDirty: Bool,
    minutes: Int64,
    badge: String?
  ) {
    let timeline = timeline(
      .after(made + 30 * Self.minute),
      due: made + 30 * Self.minute,
      isDirty: isDirty
    )
    let now = made + minutes * Self.minute
    #expect(Self.badge(of: timeline, date: made, at: now) == badge)
  }

  // WK-85
  @Test(
    arguments: [
      (.never, true, 90, "stale 31 min, next 18:10"),
      (.after(1_030 * minute), false, 90, "as of 16:40, next 18:10"),
      // At the end: the date that has moved is none that the provider foresaw.
      (.atEnd, false, 90, "as of 16:40, next 18:10"),
      (.atEnd, false, 24 * 60, "as of 16:40, next 1970-01-02"),
      // Less than a minute, as by the floor, is not worth a word.
      (.never, true, 31, "stale 31 min"), (.never, true, 20, "stale 31 min"),
    ] as [(StoredPolicy, Bool, Int64, String)]
  )
  func `a frame says when what was put off may be reloaded`(
    policy: StoredPolicy,
    isDirty: Bool,
    minutes: Int64,
    badge: String
  ) {
    var timeline = timeline(policy, due: made + minutes * Self.minute, isDirty: isDirty)
    timeline.waitsUntil = timeline.due
    let now = made + 31 * Self.minute
    #expect(Self.badge(of: timeline, date: made, at: now) == badge)
  }

  private static func badge(of timeline: StoredTimeline, date: Int64, at now: Int64) -> String? {
    let widget = PlacedWidget(
      id: 1,
      shortID: "1",
      extensionName: "HomeWidgets",
      kind: "ToDoWidget",
      family: 0,
      configuration: [],
      position: 0
    )
    let shown = ShownWidget(
      shelved: ShelvedWidget(widget: widget, kind: nil, hasTwin: false),
      timeline: timeline,
      date: date,
      archive: []
    )
    return PictureAge.badge(of: shown, at: Instant(microseconds: now), in: .utc)
  }

  @Test func `what was never made has no age, and a clock that went back none below zero`() {
    #expect(age(.atEnd, due: 0, at: made, generation: 0) == nil)
    #expect(age(.never, due: .min, at: made - 5 * Self.minute, isDirty: true) == 0)
    #expect(age(.never, due: .min, at: .max, isDirty: true) != nil)
  }
}
