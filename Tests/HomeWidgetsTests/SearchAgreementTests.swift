import Foundation
import Ground
import IntentScript
import Moments
import SeededNumbers
import SharedStore
import Testing
import WidgetExtension
import WidgetRender

@testable import HomeWidgets
@testable import WidgetIntents

/// Checks that a filter, an order and a limit have the same result in SQLite, in the extension and
/// in the host (LG-10, LG-20).
///
/// `SEARCH_QUERIES=100000 swift test --filter SearchAgreementTests` checks more searches.
@Suite("Agreement of searches", .timeLimit(.minutes(30)))
struct SearchAgreementTests {
  private static let seed: UInt64 = 2_026

  private static var count: Int {
    ProcessInfo.processInfo.environment["SEARCH_QUERIES"].flatMap { Int($0) } ?? 2_000
  }

  @Test func `SQLite, the extension and the host find the same to-dos in the same order`()
    async throws
  {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let context = IntentContext(now: Samples.now, timeZone: zone)
    let rules = try #require(TimeZoneRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let host = ValueComparison(
      days: ScriptClock.reader(in: rules, standingAt: Instant(microseconds: 0)).days
    )
    let store = try TestStore()
    try await fill(store)
    let search = ToDoSearch(toDos: store.toDos, context: context)
    let all = try await everything(search)
    #expect(all.count == 60)
    var queries = RandomSearches(seed: Self.seed, entities: all)
    var found = 0
    for _ in 0..<Self.count {
      let query = queries.next()
      let stored = try #require(
        try await search.found(where: query.filter, sortedBy: query.sorts, limit: query.limit),
        "the store has no terms for \(query)"
      ).map(\.id)
      found += stored.count
      for rule in [ValueComparison(context), host] {
        let local = query.answer(from: all, by: rule)
        guard local == stored else {
          Issue.record("\(query): the store finds \(stored), the rule \(local)")
          return
        }
      }
    }
    #expect(found > Self.count)
  }

  // RT-5: what cannot be asked for is read one by one, until nothing can change the answer.
  @Test func `entities are read only as long as they matter`() async throws {
    let store = try TestStore()
    let context = IntentContext(now: Samples.now, timeZone: .gmt)
    let search = ToDoSearch(toDos: store.toDos, context: context)
    let weekday = IntentValue.dateComponents(DateComponents(weekday: 3))
    let filter = EntityFilter.compare(property: "due", .equalTo, .value(weekday))
    #expect(try await search.found(where: filter, sortedBy: [], limit: nil) == nil)
    let read = Counter()
    let isRead = try await search.forEach(where: .all, sortedBy: [], limit: nil) { _ in
      read.increment() < 2
    }
    #expect(isRead)
    #expect(read.value == 2)
  }

  private func everything(_ search: ToDoSearch) async throws -> [EntityValue] {
    let all = try await search.found(where: .all, sortedBy: [], limit: nil)
    return try #require(all).map(\.entityValue)
  }

  /// Adds to-dos with few different values, so that many are equal, including values at which
  /// implementations could differ.
  private func fill(_ store: TestStore) async throws {
    for number: Int64 in 1...3 { _ = try await store.toDos.remove(number) }
    var numbers = SplitMix64(seed: Self.seed)
    for turn in 0..<60 {
      var record = ToDoRecord(name: numbers.pick(RandomSearches.texts))
      record.notes = numbers.pick(RandomSearches.texts)
      record.list = numbers.pick(RandomSearches.texts)
      record.tags = (0..<numbers.below(4)).map { _ in numbers.pick(RandomSearches.tags) }
      record.priority = numbers.pick(ToDoPriority.allCases)
      record.doneAt = numbers.oneIn(2) ? nil : numbers.pick(RandomSearches.instants)
      // One that is closed may have no time.
      record.state =
        record.doneAt == nil
        ? (turn.isMultiple(of: 5) ? .done : .open)
        : (turn.isMultiple(of: 3) ? .cancelled : .done)
      switch numbers.below(3) {
      case 0: record.due = nil
      case 1:
        record.due = .instant(
          Instant(secondsSince1970: numbers.pick(RandomSearches.instants) / 1_000_000)
        )
      default: record.due = CivilDate(text: numbers.pick(RandomSearches.days)).map { .day($0) }
      }
      switch numbers.below(3) {
      case 0: record.notBefore = nil
      case 1:
        record.notBefore = .instant(
          Instant(secondsSince1970: numbers.pick(RandomSearches.instants) / 1_000_000)
        )
      default:
        record.notBefore = CivilDate(text: numbers.pick(RandomSearches.days)).map { .day($0) }
      }
      record.url = numbers.pick(RandomSearches.texts)
      record.startedAt = numbers.oneIn(2) ? nil : numbers.pick(RandomSearches.instants)
      record.modifiedAt = numbers.pick(RandomSearches.instants)
      record.reminders = (0..<numbers.below(3)).compactMap { _ in
        ToDoReminder(text: numbers.pick(RandomSearches.reminders))
      }
      record.blockedBy = (0..<numbers.below(3)).map { _ in ToDoID(bits: UInt64(numbers.below(4))) }
      record.recurrence = numbers.pick(["", "FREQ=DAILY"])
      _ = try await store.toDos.add(record)
    }
  }
}

/// Creates random searches with each property and each of its comparisons.
private struct RandomSearches {
  struct Search: CustomStringConvertible {
    let filter: EntityFilter
    let sorts: [EntitySort]
    let limit: Int?

    func answer(from entities: [EntityValue], by rule: ValueComparison) -> [String] {
      var first = LimitedSort<String>(by: sorts, limit: limit, rule)
      for entity in entities where filter.matches(entity, by: rule) {
        first.insert(entity.id, at: entity)
      }
      return first.sorted()
    }

    var description: String { "\(filter) sort by \(sorts) limit \(limit.map(String.init) ?? "-")" }
  }

  static let texts = [
    "", "a", "A", "b", "Milk", "MILK", "milk", "Buy milk", "café", "cafe\u{301}", "CAFE\u{301}",
    "CAFÉ", "cafe", "é", "e\u{301}", "Straße", "STRASSE", "ΣΟΦΟΣ", "σοφος", "I\u{131}", "ı", "İ",
    "i", "🛒 x",
    "a\u{0}b", "A\u{0}", "q\u{307}\u{323}", "q\u{323}\u{307}", "%_'\"\\", "line\nline", "\u{301}",
  ]
  static let tags = ["a", "A", "shop", "İş", "IŞ", "é", "e\u{301}", "a b", "x\r", "\u{301}", "%"]
  /// Instants around midnight in Berlin, on the days when summer time begins and ends, and others.
  static let instants: [Int64] =
    [
      1_774_738_800, 1_774_738_799, 1_774_745_999, 1_774_746_000, 1_774_821_600, 1_774_821_599,
      1_792_879_200, 1_792_879_199, 1_792_969_200, 1_792_969_199, 1_795_255_200, 1_795_302_000,
      1_795_301_999, 0, -1, 4_102_444_800,
    ].map { $0 * 1_000_000 } + [1_795_255_200_000_001, 1_795_255_199_999_999]
  static let days = [
    "2026-03-28", "2026-03-29", "2026-03-30", "2026-10-24", "2026-10-25", "2026-10-26",
    "2026-11-21",
    "2026-11-22", "1901-01-01", "9999-12-31", "1970-01-01",
  ]
  static let reminders = ["10m", "2d", "1w", "0m", "2026-11-22T09:00:00Z"]
  /// The properties that are lists, with the values that they may contain.
  private static let lines = [
    "tags": tags, "reminders": reminders + ["10M", "2026-11-22t09:00:00z"],
    "blockedBy": (0..<4).map { ToDoID(bits: $0).text } + [ToDoID(bits: 1).text.uppercased()],
  ]
  private static let ordered: [EntityComparison] = [
    .equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo,
  ]
  private static let properties = [
    "id", "number", "name", "isDone", "due", "dueDate", "priority", "notes", "tags", "list",
    "doneAt", "state", "notBefore", "url", "startedAt", "addedAt", "modifiedAt", "reminders",
    "blockedBy",
  ]

  private var numbers: SplitMix64
  private let entities: [EntityValue]

  init(seed: UInt64, entities: [EntityValue]) {
    numbers = SplitMix64(seed: seed, run: 1)
    self.entities = entities
  }

  mutating func next() -> Search {
    let lists = ["tags", "reminders", "blockedBy", "notBefore"]
    let sortable = Self.properties.filter { !lists.contains($0) }
    let sorts = (0..<numbers.below(4)).map { _ in
      EntitySort(property: numbers.pick(sortable), isDescending: numbers.oneIn(2))
    }
    let limit: Int? = numbers.oneIn(2) ? nil : numbers.below(12)
    return Search(filter: filter(levels: numbers.below(5)), sorts: sorts, limit: limit)
  }

  private mutating func filter(levels: Int) -> EntityFilter {
    guard levels > 0 else { return numbers.oneIn(20) ? .all : comparison() }
    switch numbers.below(5) {
    case 0, 1: return .and(filters(levels))
    case 2, 3: return .or(filters(levels))
    default: return .not(filter(levels: levels - 1))
    }
  }

  private mutating func filters(_ levels: Int) -> [EntityFilter] {
    (0..<numbers.below(4)).map { _ in filter(levels: numbers.below(levels)) }
  }

  private mutating func comparison() -> EntityFilter {
    let property = numbers.pick(Self.properties)
    var comparisons = Self.ordered
    if ["id", "name", "notes", "list", "url"].contains(property) {
      comparisons += [.contains, .hasPrefix, .hasSuffix]
    }
    if Self.lines[property] != nil { comparisons = [.equalTo, .notEqualTo, .contains] }
    let comparison = numbers.pick(comparisons)
    let operand = numbers.oneIn(12) ? IntentValue.none : operand(for: property, comparison)
    return .compare(property: property, comparison, .value(operand))
  }

  private mutating func operand(
    for property: String,
    _ comparison: EntityComparison
  ) -> IntentValue {
    switch property {
    case "id": return .string(part(of: numbers.pick(entities).id))
    case "number": return .int(numbers.below(66))
    case "isDone": return .bool(numbers.oneIn(2))
    case "priority": return numbers.pick(ToDoPriority.allCases)._intentValue
    case "state": return numbers.pick(ToDoState.allCases)._intentValue
    case "tags", "reminders", "blockedBy":
      let lines = Self.lines[property] ?? []
      guard comparison != .contains else { return .string(numbers.pick(lines + ["", "a\nA"])) }
      if numbers.oneIn(3) { return numbers.pick(entities).value(of: property) }
      return .list((0..<numbers.below(3)).map { _ in .string(numbers.pick(lines + [""])) })
    case "due", "dueDate", "doneAt", "notBefore", "startedAt", "addedAt", "modifiedAt":
      guard numbers.oneIn(2), let day = CivilDate(text: numbers.pick(Self.days)) else {
        return .date(Instant(microseconds: numbers.pick(Self.instants)).date)
      }
      var components = DateComponents(year: day.year, month: day.month, day: day.day)
      if numbers.oneIn(4) { components.hour = numbers.pick([0, 10, 23]) }
      return .dateComponents(components)
    default: return .string(part(of: numbers.pick(Self.texts)))
    }
  }

  /// Returns a random part of a text's scalars, perhaps in another case.
  private mutating func part(of text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    if numbers.oneIn(2) {
      scalars.removeFirst(numbers.below(scalars.count + 1))
      scalars.removeLast(numbers.below(scalars.count + 1))
    }
    let part = String(String.UnicodeScalarView(scalars))
    return switch numbers.below(4) {
    case 0: part.lowercased()
    case 1: part.uppercased()
    default: part
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}

/// Counts the calls of a closure.
private final class Counter: Sendable {
  private let count = Guarded(0)

  var value: Int { count.withLock { $0 } }

  func increment() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
