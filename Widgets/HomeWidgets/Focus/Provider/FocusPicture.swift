import Foundation
import Moments
import SharedStore
import WidgetIntents

/// All that a picture of the timer shows at one moment; equal pictures look alike.
struct FocusPicture: Hashable, Sendable {
  /// The phase of the timer.
  enum Phase: Hashable, Sendable {
    case idle
    /// It counts down over an interval by itself; pauses are left out of the interval.
    case running(FocusKind, from: Date, until: Date)
    /// Paused, with the remaining time and the length, in microseconds.
    case paused(FocusKind, left: Int64, of: Int64)
    /// A session reached its end.
    case over(FocusKind)
  }

  /// The to-do of the focus that is under way, or of the last one.
  struct Subject: Hashable, Sendable {
    enum Standing: Hashable, Sendable {
      case open, done, removed
    }

    let number: Int64
    let id: String
    let name: String
    let standing: Standing
  }

  /// A to-do that can be focused on.
  struct Choice: Hashable, Sendable {
    let number: Int64
    let id: String
    let name: String
  }

  /// A focus of today.
  struct Session: Hashable, Sendable {
    let began: String
    /// The minutes of work; `nil` while it is running, when the clock shows them.
    let minutes: Int?
    let name: String
    let isComplete: Bool
  }

  /// A to-do of the week's focuses, and their time.
  struct Spent: Hashable, Sendable {
    let name: String
    let minutes: Int
  }

  var phase: Phase
  var subject: Subject?
  let plan: FocusPlan
  /// The week without the running focus, whose minutes would not change while the clock runs.
  let days: FocusDays
  /// When the session that runs is over, as `11:02`; empty without one.
  var end = ""
  /// Whether the timer is static, as in a sample that looks the same at any time.
  var isStill = false
  /// The open to-dos, the most urgent first, without the one that is focused on.
  var choices: [Choice]
  /// Today's focuses, the latest first.
  var sessions: [Session]
  /// The to-dos of the week's focuses, the one with most first, without the running focus.
  var spent: [Spent] = []

  /// The break that comes next.
  var nextBreak: FocusKind { plan.breakKind(afterFocuses: days.completedToday) }

  /// Whether a focus is under way.
  var isFocusing: Bool {
    switch phase {
    case .running(.focus, _, _), .paused(.focus, _, _): true
    default: false
    }
  }
}

/// The content of the store for one timeline of the timer.
struct FocusContents: Sendable {
  /// The most to-dos that the largest widget offers.
  static let choiceLimit = 12
  /// Focuses of one day that the largest widget lists.
  static let sessionLimit = 24
  /// Days that a timeline foresees: after them every bar is empty.
  static let horizonInDays = 8

  let week: [FocusRecord]
  let last: FocusRecord?
  /// The focus that is under way, or the last one.
  let focus: FocusRecord?
  /// Its to-do; `nil` if it has none or it was removed.
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

  /// Pictures for a moment and for each later one at which they differ, and where foresight ends.
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

  /// The next morning offers a focus, not the break after yesterday's last one.
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

  /// The minutes of each to-do in the days of the bars.
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

  /// The most to-dos of a week that the largest widget lists.
  private static let spentLimit = 8

  /// The shortest counted session; one stopped within a minute was started by mistake.
  private static let leastWork = 60 * Instant.microsecondsPerSecond

  /// The hour on the reader's wall: `11:02`.
  private func time(_ instant: Instant) -> String {
    let second = DueZone.wallTime(instant, in: calendar.timeZone).second
    return WrittenTime(hour: second / 3_600, minute: second / 60 % 60).map(MomentWords.clock) ?? ""
  }

  /// Returns the beginning of a name, as much as any picture shows, so that archives are small.
  private static func beginning(of text: String) -> String {
    // A character may consist of any number of combining marks.
    let scalarLimit = 400
    return String(
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalarLimit))).prefix(80)
    )
  }
}
