public import Foundation
import Moments
public import WidgetIntents

/// A session of the timer, for searches and scripts such as `find FocusSession where kind ==
/// focus`.
public struct FocusSession: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: FocusTexts.widgetName)
  }

  public static var defaultQuery: FocusSessionQuery { FocusSessionQuery() }

  /// The number of the session; numbers are never reused.
  public let id: Int
  @Property(title: FocusTexts.kind) public var kind: FocusKind
  /// The name that the to-do had when the session began; empty without one.
  @Property(title: FocusTexts.toDo) public var toDo: String
  /// The planned length in minutes.
  @Property(title: FocusTexts.minutes) public var minutes: Int
  /// The minutes of work so far, rounded down; 0 for a break.
  @Property(title: FocusTexts.focused) public var focusedMinutes: Int
  @Property(title: FocusTexts.started) public var startedAt: Date
  /// The time at which the session ended; `nil` while it is running or paused.
  @Property(title: FocusTexts.ended) public var endedAt: Date?
  /// Whether the session ran for its whole length and was not stopped before.
  @Property(title: FocusTexts.complete) public var isComplete: Bool
  /// The subtitle: the time at which the session began and how long it ran; empty outside of lists.
  var detail = ""

  public var displayRepresentation: DisplayRepresentation {
    let title = LocalizedStringResource(stringLiteral: toDo.isEmpty ? kind.title : toDo)
    guard !detail.isEmpty else { return DisplayRepresentation(title: title) }
    return DisplayRepresentation(
      title: title,
      subtitle: LocalizedStringResource(stringLiteral: detail)
    )
  }

  init(_ session: FocusRecord, at now: Instant, detail: String = "") {
    id = Int(clamping: session.key)
    kind = session.kind
    toDo = session.toDoName
    minutes = Int(session.lengthInSeconds / 60)
    let worked = session.kind == .focus ? session.worked(at: now.microseconds) : 0
    focusedMinutes = Int(worked / (60 * Instant.microsecondsPerSecond))
    startedAt = Instant(microseconds: session.startedAt).date
    switch session.state(at: now.microseconds) {
    case .running, .paused: (endedAt, isComplete) = (nil, false)
    case .over(let at): (endedAt, isComplete) = (Instant(microseconds: at).date, true)
    case .stopped(let at): (endedAt, isComplete) = (Instant(microseconds: at).date, false)
    }
    self.detail = detail
  }
}

/// Finds the stored sessions, the latest first.
public struct FocusSessionQuery: EnumerableEntityQuery {
  /// The most sessions that a search examines: eight a day for more than three years.
  private static let limit = 10_000

  @AppDependency var sessions: FocusStore

  public init() {}

  public func entities(for identifiers: [Int]) async throws -> [FocusSession] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }

  public func allEntities() async throws -> [FocusSession] {
    let now = sessions.now
    return try await sessions.sessions(limit: Self.limit).map { FocusSession($0, at: now) }
  }
}
