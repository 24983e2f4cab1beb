import Foundation
import Ground
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// How a configured list will look (BW-4, BW-22).
struct ToDoForesight {
  private let list: String?
  private let tags: [String]
  private let filter: ToDoFilter?
  private let order: ToDoListOrder
  private let hasTitle: Bool
  private let calendar: Calendar
  private let rowLimit: Int

  /// Days that a filter which names instants is looked at for.
  private static let filteredDays = 7
  /// Readings for one timeline: a filter may mean something else on each day, and at each instant.
  private static let readingLimit = 12

  init(
    _ configuration: ToDoConfiguration = ToDoConfiguration(),
    in calendar: Calendar,
    rowLimit: Int = ToDoContents.rowLimit
  ) {
    self.rowLimit = rowLimit
    list = configuration.list.flatMap { $0.isEmpty ? nil : $0 }
    tags = configuration.tags ?? []
    filter = configuration.filter
    order = configuration.order
    hasTitle = configuration.title?.isEmpty == false
    self.calendar = calendar
  }

  /// The timeline from a moment on, `nil` for the present.
  func timeline(of toDos: ToDoStore, at moment: Date? = nil) async throws -> Timeline<ToDoEntry> {
    let now = moment ?? toDos.now.date
    let (readings, end) = try await readings(from: now, of: toDos)
    var entries: [ToDoEntry] = []
    for (index, reading) in readings.enumerated() {
      var contents = try await toDos.store.read { transaction in
        try ToDoContents(
          from: transaction,
          of: reading.scope,
          now: reading.start,
          in: calendar,
          rowLimit: rowLimit
        )
      }
      contents.list = list
      contents.hasListInHeader = !hasTitle
      contents.isChoice = list != nil || !tags.isEmpty || filter != nil
      let found = contents.pictures(from: reading.start, in: calendar)
      let isLast = index == readings.count - 1
      let next = isLast ? end ?? found.end : readings[index + 1].start
      for entry in found.entries where entry.date < next {
        guard entry.picture != entries.last?.picture else { continue }
        guard entries.count < ToDoContents.entryLimit else {
          return Timeline(entries: entries, policy: .after(entry.date))
        }
        entries.append(entry)
      }
      if isLast || found.end < next {
        return Timeline(entries: entries, policy: .after(min(found.end, next)))
      }
    }
    return Timeline(entries: entries, policy: .after(now))
  }

  /// What a filter means from a moment on.
  private struct Reading {
    let start: Date
    let scope: ToDoScope
  }

  private func scope(at moment: Date) async throws -> ToDoScope {
    var filters: [StoreFilter] = tags.map { .hasLine("tags", $0) }
    if let list { filters.append(.equals("listFolded", SearchText.folded(list))) }
    if let filter {
      let context = IntentContext(now: moment, calendar: calendar)
      filters.append(try await filter.storeFilter(in: context))
    }
    return ToDoScope(filter: .all(filters), order: order)
  }

  /// The readings whose filters differ, and until when that is known; `nil` where no filter says so.
  ///
  /// `due < tomorrow` means something else when a day begins, `due < now` whenever something falls due.
  private func readings(
    from now: Date,
    of toDos: ToDoStore
  ) async throws -> (readings: [Reading], end: Date?) {
    var readings = [Reading(start: now, scope: try await scope(at: now))]
    guard filter != nil else { return (readings, nil) }
    let today = CivilDate(now, in: calendar)
    var dates = (1...ToDoContents.horizonInDays)
      .map { today.adding(days: $0).start(in: calendar) }
    if try await scope(at: now.addingTimeInterval(1)) != readings[0].scope {
      dates = dates.prefix(Self.filteredDays) + (try await instants(after: now, in: toDos))
    }
    for date in dates.sorted() {
      let scope = try await scope(at: date)
      guard scope != readings.last?.scope else { continue }
      guard readings.count < Self.readingLimit else { return (readings, date) }
      readings.append(Reading(start: date, scope: scope))
    }
    return (readings, readings.count == 1 ? nil : dates.max())
  }

  /// When the next to-dos fall due, whatever the filter says of them.
  private func instants(after now: Date, in toDos: ToDoStore) async throws -> [Date] {
    let next = try await toDos.records(
      where: .all([
        .isOpenToDo, .greater("dueAt", .integer(Instant(now).microseconds)),
      ]),
      sortedBy: [.ascending("dueAt")],
      limit: Self.readingLimit
    )
    return next.compactMap { record in
      if case .instant(let instant) = record.due {
        instant.date
      } else {
        nil
      }
    }
  }
}
