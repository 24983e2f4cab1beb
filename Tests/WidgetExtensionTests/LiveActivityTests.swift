import Ground
import TestSupport
import Testing
import WidgetIntents

@testable import SharedStore
@testable import WidgetExtension

@Suite("Live Activities", .timeLimit(.minutes(2)))
struct LiveActivityTests {
  private static let hour: Int64 = 3_600_000_000

  private static func activity(_ id: String = "a", stale: Int64? = nil) -> LiveActivity {
    LiveActivity(id: id, attributes: "{}", state: "1", staleDate: stale, at: 0)
  }

  // WK-136
  @Test(
    arguments: [
      (nil, 0, .active), (nil, 8 * hour - 1, .active), (nil, 8 * hour, .ended),
      (nil, 12 * hour - 1, .ended), (nil, 12 * hour, .dismissed), (hour, hour - 1, .active),
      (hour, hour, .stale), (hour, 8 * hour, .ended),
    ] as [(Int64?, Int64, LiveActivity.Phase)]
  )
  func `it is stale from its date on, ends after eight hours, and leaves after twelve`(
    stale: Int64?,
    now: Int64,
    phase: LiveActivity.Phase
  ) {
    #expect(Self.activity(stale: stale).phase(at: now) == phase)
  }

  // WK-136
  @Test(
    arguments: [
      (hour, .byDefault, 5 * hour), (hour, .immediate, hour), (hour, .after(2 * hour), 2 * hour),
      (hour, .after(9 * hour), 5 * hour), (hour, .after(0), hour),
      (9 * hour, .byDefault, 12 * hour), (9 * hour, .immediate, 9 * hour),
      (9 * hour, .after(20 * hour), 12 * hour),
    ] as [(Int64, LiveActivity.Dismissal, Int64)]
  )
  func `it leaves the screen when its policy says, four hours after its end at the latest`(
    end: Int64,
    policy: LiveActivity.Dismissal,
    dismissal: Int64
  ) {
    var activity = Self.activity()
    activity.end(at: end, policy)
    #expect(activity.dismissal == dismissal)
    #expect(activity.phase(at: dismissal) == .dismissed)
    if dismissal > end { #expect(activity.phase(at: end) == .ended) }
  }

  // WK-136
  @Test func `one that has ended is not ended anew, and can leave earlier`() {
    var activity = Self.activity()
    activity.end(at: Self.hour, .byDefault)
    activity.end(at: 2 * Self.hour, .byDefault)
    #expect(activity.dismissal == 5 * Self.hour)
    activity.end(at: 3 * Self.hour, .after(9 * Self.hour))
    #expect(activity.dismissal == 5 * Self.hour)
    activity.end(at: 3 * Self.hour, .immediate)
    #expect(activity.phase(at: 3 * Self.hour) == .dismissed)
  }

  @Test(arguments: [Int.max, Int.min, -1])
  func `a moment that no clock shows is no activity`(begun: Int) {
    let texts = ["activity", "attributes", "state"].map {
      IntentArgument($0, value: .string("a"))
    }
    let arguments = texts + [IntentArgument("begun", value: .int(begun))]
    #expect(LiveActivity(arguments, dismissal: nil) == nil)
  }

  @Test func `a placed widget's configuration holds all of it`() throws {
    var activity = Self.activity(stale: 5)
    for _ in 0..<2 {
      let bytes = try activity.arguments.configurationBytes()
      let read = LiveActivity(
        try .init(configurationBytes: bytes),
        dismissal: activity.dismissal
      )
      #expect(read == activity)
      activity.end(at: 7, .immediate)
    }
    #expect(LiveActivity([], dismissal: 1) == nil)
  }
}

/// A value that a test and the code it calls share.
private final class Shared<Value: Sendable>: Sendable {
  private let guarded: Guarded<Value>

  init(_ value: Value) {
    guarded = Guarded(value)
  }

  var value: Value { guarded.withLock { $0 } }

  func change(_ body: @Sendable (inout Value) -> Void) { guarded.withLock { body(&$0) } }
}

@Suite("The Live Activities of a run", .timeLimit(.minutes(2)))
struct RunActivitiesTests {
  private static let hour: Int64 = 3_600_000_000
  private let folder = TemporaryFolder()
  private let time = Shared<Int64>(1_000)

  private var location: StoreLocation {
    StoreLocation(path: folder.url.appending(path: "store.sqlite").path)
  }

  /// Performs a run that changes activities by `body`; the changes are stored unless the run fails.
  private func run(
    failing: Bool = false,
    _ body: (RunActivities) throws -> Void
  ) async throws {
    let store = try SharedStore(at: location)
    let time = time
    let placed = try await store.read { try $0.placedWidgets() }
    let activities = RunActivities(placed, ofExtension: "Tea") { time.value }
    try body(activities)
    if !failing { try await activities.commit(to: store) }
    activities.finish()
  }

  private func begin(_ activities: RunActivities, _ id: String, state: String = "1") throws {
    try activities.begin(
      LiveActivity(id: id, attributes: "{}", state: state, staleDate: nil, at: activities.now),
      ofKind: "TeaActivity"
    )
  }

  private func states() async throws -> [String] {
    var found: [String] = []
    try await run { activities in
      found = activities.all(ofKind: "TeaActivity").map { "\($0.id) \($0.state)" }
    }
    return found
  }

  // WK-133
  @Test func `a run that succeeds has changed them for the next one, one that fails has not`()
    async throws
  {
    try await run { try begin($0, "a") }
    #expect(try await states() == ["a 1"])
    try await run(failing: true) {
      $0.update("a", state: "2", staleDate: nil)
      try begin($0, "b")
      #expect($0.activity("a")?.state == "2")
    }
    #expect(try await states() == ["a 1"])
    try await run { $0.update("a", state: "3", staleDate: nil) }
    #expect(try await states() == ["a 3"])
    #expect(try StoreReader(at: location).placedWidgets().map(\.kind) == ["TeaActivity"])
  }

  // WK-136
  @Test func `after eight hours nothing changes it, and after twelve it is gone`() async throws {
    try await run { try begin($0, "a") }
    time.change { $0 += 8 * Self.hour }
    try await run { $0.update("a", state: "late", staleDate: nil) }
    #expect(try await states() == ["a 1"])
    try await run { $0.end("a", .byDefault) }
    time.change { $0 += 4 * Self.hour }
    #expect(try await states().isEmpty)
  }

  // WK-134
  @Test func `one that a person has dismissed stays so`() async throws {
    try await run { try begin($0, "a") }
    try await run { activities in
      activities.update("a", state: "2", staleDate: nil)
    }
    let store = try SharedStore(at: location)
    let time = time
    let placed = try await store.read { try $0.placedWidgets() }
    let late = RunActivities(placed, ofExtension: "Tea") { time.value }
    try await store.write { try $0.removeWidget(1) }
    late.update("a", state: "3", staleDate: nil)
    try await late.commit(to: store)
    #expect(try await states().isEmpty)
  }

  // WK-137
  @Test func `what is larger than 4 KB is refused, and so are more than twenty`() async throws {
    try await run { activities in
      #expect(throws: RunActivities.Refusal.tooLarge) {
        try begin(activities, "large", state: String(repeating: "x", count: 4_095))
      }
      try begin(activities, "a", state: String(repeating: "x", count: 4_094))
      activities.update("a", state: String(repeating: "y", count: 4_095), staleDate: nil)
      #expect(activities.activity("a")?.state.first == "x")
      for number in 1..<20 { try begin(activities, "\(number)") }
      #expect(throws: RunActivities.Refusal.tooMany) { try begin(activities, "last") }
      activities.end("a", .immediate)
      try begin(activities, "last")
    }
  }

  @Test func `who observes them hears of each change, and of the end of the run`() async throws {
    let heard = Shared<[String]>([])
    try await run { activities in
      try begin(activities, "a")
      _ = activities.observe { row in heard.change { $0.append(row?.activity.state ?? "over") } }
      let end = activities.observe { _ in heard.change { $0.append("never") } }
      end()
      activities.update("a", state: "2", staleDate: nil)
      activities.update("b", state: "3", staleDate: nil)
    }
    #expect(heard.value == ["2", "over"])
  }
}
