import Moments
import SharedStore
import TestSupport
import Testing
import WidgetTimeline

@testable import widgetctl

/// Tests a stack of three widgets during a simulated day, with a store and a manual clock.
@Suite("The fronts of stacks in a live view (WK-109)", .timeLimit(.minutes(2)))
struct LiveStackFrontsTests {
  private let folder = TemporaryFolder()
  private var location: StoreLocation { StoreLocation(path: "\(folder.path)/s.sqlite") }

  /// An entry of a widget: the minute of the day, the score, and how many minutes the score
  /// applies, or 0 for no end.
  private typealias Entry = (minute: Int, score: Double, minutes: Int)

  /// The entries of three widgets, whose scores have different scales: to-dos that are late twice,
  /// prices with alerts, and a game.
  private static let day: [[Entry]] = [
    [(0, 1, 0), (540, 21, 0), (560, 1, 0), (1_020, 22, 0), (1_200, 0, 0)],
    [(0, 0, 0), (550, 50, 0), (600, 0, 0), (1_100, 50, 30)],
    [(720, 10, 45), (1_115, 10, 120)],
  ]

  private static func at(_ minute: Int, _ second: Int = 0) -> Instant {
    Instant(secondsSince1970: Int64(minute * 60 + second))
  }

  private static func place(
    _ kind: String,
    _ entries: [Entry],
    in transaction: borrowing WriteTransaction
  ) throws -> Int64 {
    let id = try transaction.place(extensionName: "E", kind: kind, family: 1, stack: "day").id
    try keep(entries, of: id, in: transaction)
    return id
  }

  private static func keep(
    _ entries: [Entry],
    of id: Int64,
    made: Int = 0,
    in transaction: borrowing WriteTransaction
  ) throws {
    _ = try transaction.store(
      NewTimeline(
        placement: id,
        family: 1,
        made: at(made).microseconds,
        policy: .never,
        due: .max,
        reason: "first",
        entries: entries.map { entry in
          StoredEntry(
            date: at(entry.minute).microseconds,
            light: [1],
            relevance: StoredRelevance(score: entry.score, duration: Double(entry.minutes * 60))
          )
        },
        reads: []
      )
    )
  }

  /// Creates a store with the three widgets, and returns their ids.
  private func make() throws -> (store: StoreCore, ids: [Int64]) {
    let store = try StoreCore(at: location)
    let ids = try store.write { transaction in
      try Self.day.enumerated().map { try Self.place("kind\($0)", $1, in: transaction) }
    }
    return (store, ids)
  }

  /// The index of the front widget at each minute of the day, determined anew from all entries.
  private static var model: [Int] {
    let greatest = day.map { $0.map(\.score).max() ?? 0 }
    var front = 0
    return (0..<1_440).map { minute in
      let parts = day.enumerated().map { place, entries in
        let last = entries.last { $0.minute <= minute }
        guard let last, last.score > 0, last.minutes == 0 || minute < last.minute + last.minutes
        else { return 0.0 }
        return last.score / greatest[place]
      }
      front = parts.firstIndex(of: parts.max() ?? 0) ?? 0
      return front
    }
  }

  @Test func `the front is the model's at each minute of a day, for one look a change`() throws {
    let ids = try make().ids
    let reader = try StoreReader(at: location)
    let placed = try reader.placedWidgets()
    var fronts = LiveStackFronts()
    var (seen, looks): ([Int], Int) = ([], 0)
    var front = -1
    for minute in 0..<1_440 {
      let now = Self.at(minute)
      if minute == 0 || fronts.nextChange.map({ $0 <= now }) ?? false {
        let stacks = try fronts.look(at: placed, in: reader, now: now)
        looks += 1
        let stack = try #require(stacks.all.first)
        #expect(stack.frontWidget.id != (front < 0 ? 0 : ids[front]), "a look without a change")
        front = stack.front.place
      }
      seen.append(front)
      // A command that knows nothing of the view says the same.
      let told = try PlacedStacks(of: placed, in: reader, at: now.microseconds)
      #expect(told.all.first?.front.place == front, "at minute \(minute)")
    }
    let model = Self.model
    #expect(seen == model)
    #expect(looks == 1 + zip(model, model.dropFirst()).count { $0 != $1 })
    #expect(Set(model) == [0, 1, 2])
  }

  @Test func `a turn by hand holds for ten minutes`() throws {
    let ids = try make().ids
    let reader = try StoreReader(at: location)
    let placed = try reader.placedWidgets()
    var fronts = LiveStackFronts()
    func front(_ minute: Int, _ second: Int = 0) throws -> Int64? {
      try fronts.look(at: placed, in: reader, now: Self.at(minute, second)).all.first?.frontWidget
        .id
    }
    #expect(try front(545) == ids[0])
    let turned = fronts.turn(stackOf: ids[0], forward: false, now: Self.at(545, 30))
    #expect(turned?.member.id == ids[2])
    #expect(turned?.until == Self.at(555, 30))
    #expect(try front(545, 30) == ids[2])
    #expect(fronts.nextChange == Self.at(555, 30))
    #expect(try front(555, 29) == ids[2])
    #expect(try front(555, 30) == ids[1])
    #expect(fronts.turn(stackOf: 99, forward: true, now: Self.at(0)) == nil)
  }

  @Test func `a widget in use stays, and leaves when it is not`() throws {
    let ids = try make().ids
    let reader = try StoreReader(at: location)
    let placed = try reader.placedWidgets()
    var fronts = LiveStackFronts()
    func front(_ minute: Int) throws -> Int64? {
      try fronts.look(at: placed, in: reader, now: Self.at(minute)).all.first?.frontWidget.id
    }
    #expect(try front(590) == ids[1])
    fronts.use(ids[1])
    #expect(try front(720) == ids[1])
    #expect(fronts.nextChange == nil)
    fronts.use(nil)
    #expect(try front(721) == ids[2])
  }

  @Test func `new entries do not take away what came a moment ago`() throws {
    let (store, ids) = try make()
    let reader = try StoreReader(at: location)
    let placed = try reader.placedWidgets()
    var fronts = LiveStackFronts()
    func front(_ minute: Int, _ second: Int) throws -> Int64? {
      try fronts.look(at: placed, in: reader, now: Self.at(minute, second)).all.first?.frontWidget
        .id
    }
    #expect(try front(719, 0) == ids[0])
    #expect(try front(720, 0) == ids[2])
    try store.write { try Self.keep([(720, 0, 0)], of: ids[2], in: $0) }
    #expect(try front(720, 20) == ids[2])
    try store.write { try Self.keep([(720, -1, 0)], of: ids[2], made: 720, in: $0) }
    #expect(try front(720, 40) == ids[2])
    #expect(fronts.nextChange == Self.at(721))
    #expect(try front(721, 0) == ids[0])
  }
}
