public import Foundation
import Moments
public import WidgetIntents

/// A period of work on a to-do, for scripts such as `find ToDoSpan where name contains report`.
public struct ToDoSpan: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: LocalizedStringResource(english: "Stretch of work", turkish: "Çalışma süresi")
    )
  }

  public static var defaultQuery: ToDoSpanQuery { ToDoSpanQuery() }

  /// The number of the period; numbers are never reused, and 0 means work in progress.
  public let id: Int
  /// The number of the to-do, as users type it.
  @Property(title: ToDoTexts.number) public var number: Int
  /// The name that the to-do had when work stopped.
  @Property(title: ToDoTexts.name) public var name: String
  @Property(title: ToDoTexts.startedAt) public var startedAt: Date
  /// The time at which work stopped; for work in progress, the current time.
  @Property(title: ToDoTexts.endedAt) public var endedAt: Date
  /// The minutes of work in the period, rounded down.
  @Property(title: ToDoTexts.minutes) public var minutes: Int

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name),
      subtitle: LocalizedStringResource(english: "\(minutes) min", turkish: "\(minutes) dk")
    )
  }

  init(_ span: ToDoSpanRecord) {
    id = Int(clamping: span.key)
    number = Int(clamping: span.number)
    name = span.name
    startedAt = Instant(microseconds: span.startedAt).date
    endedAt = Instant(microseconds: span.endedAt).date
    minutes = Int(span.length / (60 * Instant.microsecondsPerSecond))
  }
}

/// Finds the stored periods of work, the latest first.
public struct ToDoSpanQuery: EnumerableEntityQuery {
  @AppDependency var toDos: ToDoStore

  public init() {}

  public func entities(for identifiers: [Int]) async throws -> [ToDoSpan] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }

  public func allEntities() async throws -> [ToDoSpan] {
    try await toDos.spans().filter { $0.key > 0 }.map(ToDoSpan.init)
  }
}
