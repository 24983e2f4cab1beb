import Foundation
import Ground
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// Creates the timeline for a widget's configuration (BW-4, BW-22).
struct ToDoForesight {
  private let list: String?
  private let tags: [String]
  private let filter: ToDoFilter?
  private let viewName: String?
  private let order: ToDoListOrder
  private let hasTitle: Bool
  private let calendar: Calendar
  private let rowLimit: Int
  private let hasWeek: Bool

  /// The number of days for which a filter that depends on the current time is evaluated.
  private static let filteredDays = 7
  /// The most times that the store is read for one timeline; a filter can match other to-dos on
  /// each day and at each instant.
  private static let readingLimit = 12

  init(
    _ configuration: ToDoConfiguration = ToDoConfiguration(),
    in calendar: Calendar,
    rowLimit: Int = ToDoContents.rowLimit,
    hasWeek: Bool = false
  ) {
    (self.rowLimit, self.hasWeek) = (rowLimit, hasWeek)
    list = configuration.list.flatMap { $0.isEmpty ? nil : $0 }
    tags = configuration.tags ?? []
    filter = configuration.filter
    viewName = configuration.view.flatMap { $0.isEmpty ? nil : $0 }
    order = configuration.order
    hasTitle = configuration.title?.isEmpty == false
    self.calendar = calendar
  }

  /// Returns the timeline that begins at `moment`, or now if that is `nil`.
  func timeline(of toDos: ToDoStore, at moment: Date? = nil) async throws -> Timeline<ToDoEntry> {
    let now = moment ?? toDos.now.date
    let view: ToDoViewRecord?
    let found: (readings: [Reading], end: Date?)
    do {
      view = try await savedView(in: toDos)
      found = try await readings(from: now, of: toDos, view)
    } catch let error as any ExplainedError where viewName != nil && !(error is StoreError) {
      // The widget shows what is wrong with the view; changing the view makes a new timeline.
      return Timeline(entries: [.problem(error.message, at: now)], policy: .never)
    }
    let (readings, end) = found
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
      contents.isChoice = list != nil || !tags.isEmpty || filter != nil || view != nil
      contents.view = view
      contents.hasWeek = hasWeek
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

  /// The to-dos that a filter selects, and the instant from which it selects them.
  private struct Reading {
    let start: Date
    let scope: ToDoScope
  }

  /// Returns the configured view from the store; `nil` if none is configured.
  private func savedView(in toDos: ToDoStore) async throws -> ToDoViewRecord? {
    guard let viewName else { return nil }
    return try await toDos.view(named: viewName)
  }

  private func scope(
    at moment: Date,
    of toDos: ToDoStore,
    _ view: ToDoViewRecord?
  ) async throws -> ToDoScope {
    var scope = ToDoScope()
    var filters: [StoreFilter] = tags.map { .hasLine("tags", $0) }
    if let list { filters.append(.equals("listFolded", SearchText.folded(list))) }
    if let filter {
      let context = IntentContext(now: moment, calendar: calendar)
      filters.append(try await filter.storeFilter(in: context))
    }
    if let view {
      let context = IntentContext(now: moment, calendar: calendar, locale: .spoken)
      let clock = UserClock(now: Instant(moment), in: calendar.timeZone, locale: .spoken)
      let read = try await ListWords(view.words, in: context, on: clock)
      scope = read.scope
      filters.append(scope.filter)
      // The widget reads open and done to-dos separately.
      switch scope.state {
      case .done: filters.append(.isToDo(.done))
      case .cancelled: filters.append(.isToDo(.cancelled))
      case .later, .blocked: throw ToDoViewError.notForWidgets(name: view.name)
      case .open, .all: break
      }
      scope.state = .open
    }
    scope.filter = .all(filters)
    scope.order = order == .today ? view?.order ?? order : order
    return scope
  }

  /// Evaluates the filter at each instant at which it may select other to-dos.
  ///
  /// `due < tomorrow` changes its meaning when a day begins, `due < now` whenever a to-do becomes
  /// due.
  ///
  /// - Returns: The selected to-dos with the start of each selection, and the end of the evaluated
  ///   time. The end is `nil` if the filter does not depend on time.
  private func readings(
    from now: Date,
    of toDos: ToDoStore,
    _ view: ToDoViewRecord?
  ) async throws -> (readings: [Reading], end: Date?) {
    let first = try await scope(at: now, of: toDos, view)
    var readings = [Reading(start: now, scope: first)]
    guard filter != nil || view != nil else { return (readings, nil) }
    let today = CivilDate(now, in: calendar)
    var dates = (1...ToDoContents.horizonInDays)
      .map { today.adding(days: $0).start(in: calendar) }
    if try await scope(at: now.addingTimeInterval(1), of: toDos, view) != first {
      dates = dates.prefix(Self.filteredDays) + (try await instants(after: now, in: toDos))
    }
    for date in dates.sorted() {
      let scope = try await scope(at: date, of: toDos, view)
      guard scope != readings.last?.scope else { continue }
      guard readings.count < Self.readingLimit else { return (readings, date) }
      readings.append(Reading(start: date, scope: scope))
    }
    return (readings, readings.count == 1 ? nil : dates.max())
  }

  /// Returns the instants at which the next open to-dos become due, including to-dos that the
  /// filter does not select.
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
