import Foundation
import Moments
import SharedStore
import WidgetIntents

/// Everything that the timer shows at one moment; equal values look the same.
struct FocusPicture: Hashable, Sendable {
  /// The state of the timer, with the data that its countdown needs.
  enum Phase: Hashable, Sendable {
    case idle
    /// A session that counts down from `from` to `until`; time spent in pauses is not part of the
    /// interval.
    case running(FocusKind, from: Date, until: Date)
    /// A paused session, with the remaining time and the whole length in microseconds.
    case paused(FocusKind, left: Int64, of: Int64)
    /// A session that reached its end earlier today.
    case over(FocusKind)
  }

  /// The to-do of the current focus session, or of the last one.
  struct Subject: Hashable, Sendable {
    enum Standing: Hashable, Sendable {
      case open, done, removed
    }

    let number: Int64
    let id: String
    let name: String
    let standing: Standing
  }

  /// A to-do on which the widget offers to start a focus session.
  struct Choice: Hashable, Sendable {
    let number: Int64
    let id: String
    let name: String
  }

  /// One of today's focus sessions: the time at which it began, its to-do's name, and its minutes.
  struct Session: Hashable, Sendable {
    let began: String
    /// The minutes of focus; `nil` while the session is running or paused.
    let minutes: Int?
    let name: String
    let isComplete: Bool
  }

  /// A to-do with its focus time in the last seven days.
  struct Spent: Hashable, Sendable {
    let name: String
    let minutes: Int
  }

  var phase: Phase
  var subject: Subject?
  let plan: FocusPlan
  /// The last seven days without the current focus session, whose minutes are added only when it
  /// ends.
  let days: FocusDays
  /// The time at which the running session ends, such as `11:02`; empty if none is running.
  var end = ""
  /// Whether the countdown does not run, so that a sample looks the same at any time.
  var isStill = false
  /// The open to-dos, the most urgent first, without the to-do of the last focus session.
  var choices: [Choice]
  /// Today's focus sessions, the latest first.
  var sessions: [Session]
  /// The to-dos of the week's focus sessions, the longest focus time first; the current session is
  /// left out.
  var spent: [Spent] = []

  /// The kind of the next break: a long one after every `plan.longBreakAfter` completed focus
  /// sessions of a day.
  var nextBreak: FocusKind { plan.breakKind(afterFocuses: days.completedToday) }

  /// Whether a focus session is running or paused.
  var isFocusing: Bool {
    switch phase {
    case .running(.focus, _, _), .paused(.focus, _, _): true
    default: false
    }
  }
}

/// The stored sessions and to-dos from which the timeline of a timer is created.
struct FocusContents: Sendable {
  /// The most to-dos that a widget offers for a focus session.
  static let choiceLimit = 12
  /// The most focus sessions of today that a widget lists.
  static let sessionLimit = 24
  /// The number of days in a timeline; after these days, each bar of the last week is empty.
  static let horizonInDays = 8

  let week: [FocusRecord]
  let last: FocusRecord?
  /// The current focus session, or the last one; `nil` before the first.
  let focus: FocusRecord?
  /// The to-do of `focus`; `nil` if the session has none or if it was removed.
  let toDo: ToDoRecord?
  let open: [ToDoRecord]
  let plan: FocusPlan
  let calendar: Calendar
}

extension FocusContents {
  init(
    from transaction: borrowing ReadTransaction,
    plan: FocusPlan,
    now: Date,
    in calendar: Calendar
  ) throws {
    self.plan = plan
    self.calendar = calendar
    week = try FocusStore.week(before: now, in: calendar, transaction)
    last = try FocusStore.last(in: transaction)
    focus =
      last?.kind == .focus ? last : try FocusStore.last(in: transaction, kind: .focus)
    toDo = try focus?.toDo.flatMap { try transaction.record($0) }
    open = try OrderedToDos(scope: ToDoScope(), calendar: calendar, moment: now)
      .first(Self.choiceLimit + 1, in: transaction)
  }

  /// Returns an entry for `now` and for each later moment at which the picture changes, and the end
  /// of the timeline.
  func entries(from now: Date) -> (entries: [FocusEntry], end: Date) {
    let today = CivilDate(now, in: calendar)
    var moments = (1..<Self.horizonInDays).map { today.adding(days: $0).start(in: calendar) }
    if case .running(let end) = last?.state(at: Instant(now).microseconds) {
      moments.append(Instant(microseconds: end).date)
    }
    let end = today.adding(days: Self.horizonInDays).start(in: calendar)
    var entries = [FocusEntry(date: now, picture: picture(at: now))]
    for moment in moments.sorted() where moment > now && moment < end {
      let picture = picture(at: moment)
      if picture != entries.last?.picture {
        entries.append(FocusEntry(date: moment, picture: picture))
      }
    }
    return (entries, end)
  }

  func picture(at date: Date) -> FocusPicture {
    let now = Instant(date).microseconds
    let phase = phase(at: now)
    var end = ""
    if case .running(_, _, let until) = phase { end = time(Instant(until)) }
    let ended = week.filter { !$0.state(at: now).isActive }
    return FocusPicture(
      phase: phase,
      subject: subject,
      plan: plan,
      days: FocusDays(ended, at: date, in: calendar),
      end: end,
      choices: open.filter { $0.key != focus?.toDo }.prefix(Self.choiceLimit).map {
        FocusPicture.Choice(number: $0.key, id: $0.id.text, name: Self.beginning(of: $0.name))
      },
      sessions: sessions(at: date),
      spent: spent(ended, at: date)
    )
  }

  private func phase(at now: Int64) -> FocusPicture.Phase {
    guard let last else { return .idle }
    let length = last.lengthInSeconds * Instant.microsecondsPerSecond
    switch last.state(at: now) {
    case .running(let end):
      return .running(
        last.kind,
        from: Instant(microseconds: end - length).date,
        until: Instant(microseconds: end).date
      )
    case .paused(let left): return .paused(last.kind, left: left, of: length)
    case .over(let at): return isToday(at, at: now) ? .over(last.kind) : .idle
    case .stopped: return .idle
    }
  }

  /// Returns whether both moments are on the same day.
  ///
  /// The widget uses it to offer a focus session on the next morning, and not the break after
  /// yesterday's last session.
  private func isToday(_ instant: Int64, at now: Int64) -> Bool {
    CivilDate(Instant(microseconds: instant).date, in: calendar)
      == CivilDate(Instant(microseconds: now).date, in: calendar)
  }

  private var subject: FocusPicture.Subject? {
    guard let focus, let number = focus.toDo else { return nil }
    let standing: FocusPicture.Subject.Standing =
      toDo.map { $0.isOpen ? .open : .done } ?? .removed
    return FocusPicture.Subject(
      number: number,
      id: toDo?.id.text ?? "",
      name: Self.beginning(of: toDo?.name ?? focus.toDoName),
      standing: standing
    )
  }

  private func sessions(at date: Date) -> [FocusPicture.Session] {
    let today = CivilDate(date, in: calendar)
    let now = Instant(date).microseconds
    let start = Instant(today.start(in: calendar)).microseconds
    return week.reversed().filter { session in
      guard session.kind == .focus else { return false }
      let work = session.worked(from: start, to: now, at: now)
      return session.state(at: now).isActive || work >= Self.leastWork
    }
    .prefix(Self.sessionLimit).map { session in
      let state = session.state(at: now)
      let work = session.worked(at: now) / (60 * Instant.microsecondsPerSecond)
      return FocusPicture.Session(
        began: time(Instant(microseconds: session.startedAt)),
        minutes: state.isActive ? nil : Int(work),
        name: Self.beginning(of: session.toDoName),
        isComplete: state.isOver
      )
    }
  }

  /// Returns the to-dos of the last seven days with their focus minutes, the longest first.
  private func spent(_ ended: [FocusRecord], at date: Date) -> [FocusPicture.Spent] {
    let today = CivilDate(date, in: calendar)
    let now = Instant(date).microseconds
    let start = Instant(today.adding(days: 1 - FocusDays.count).start(in: calendar)).microseconds
    var work: [String: Int64] = [:]
    for session in ended where session.kind == .focus {
      let name = Self.beginning(of: session.toDoName)
      work[name, default: 0] += session.worked(from: start, to: now, at: now)
    }
    return work.filter { $0.value >= Self.leastWork }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.spentLimit)
      .map { .init(name: $0.key, minutes: Int($0.value / Self.leastWork)) }
  }

  /// The most to-dos with a focus time that a widget lists.
  private static let spentLimit = 8

  /// The shortest focus time that is listed, a minute in microseconds; a shorter session was
  /// started by mistake.
  private static let leastWork = 60 * Instant.microsecondsPerSecond

  /// Returns a moment as local time, for example `11:02`.
  private func time(_ instant: Instant) -> String {
    let second = DueZone.wallTime(instant, in: calendar.timeZone).second
    return WrittenTime(hour: second / 3_600, minute: second / 60 % 60).map(MomentWords.clock) ?? ""
  }

  /// Returns the first 80 characters of a name, more than any widget shows, so that archives are
  /// small.
  private static func beginning(of text: String) -> String {
    // A character may consist of any number of combining marks.
    let scalarLimit = 400
    return String(
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalarLimit))).prefix(80)
    )
  }
}
