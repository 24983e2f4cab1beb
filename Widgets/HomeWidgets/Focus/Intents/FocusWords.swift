import Foundation
import Moments
import SharedStore
import WidgetIntents

/// Creates the sentences that the timer's intents return.
struct FocusWords {
  private let now: Instant
  private let calendar: Calendar

  init(_ sessions: FocusStore) {
    now = sessions.now
    calendar = sessions.calendar
  }

  /// The end of a sentence that reports that an intent did not change the session.
  static var unchanged: String { String(english: ", as before.", turkish: ", önceki gibi.") }

  /// Returns a sentence about the session that began, and about the one that was stopped because of
  /// it.
  func begun(_ beginning: FocusStore.Beginning) -> String {
    let began = sentence(beginning.session)
    guard let stopped = beginning.stopped else { return began + "." }
    return began
      + String(
        english: "; the previous \(stopped.kind.noun) ended after \(worked(stopped)).",
        turkish: "; önceki \(stopped.kind.noun) \(worked(stopped)) sürdü."
      )
  }

  /// Returns the state of a session without a full stop, such as `Focusing on 4 “Call Grandma”
  /// until 10:25`.
  func sentence(_ session: FocusRecord) -> String {
    let subject = subject(session)
    switch session.state(at: now.microseconds) {
    case .running(let end):
      let until = time(end)
      return switch session.kind {
      case .focus where subject.isEmpty:
        String(english: "Focusing until \(until)", turkish: "Odak \(until) saatine kadar")
      case .focus:
        String(
          english: "Focusing on \(subject) until \(until)",
          turkish: "\(subject) için odak \(until) saatine kadar"
        )
      case .shortBreak, .longBreak:
        String(
          english: "\(session.kind.title) until \(until)",
          turkish: "\(session.kind.title) \(until) saatine kadar"
        )
      }
    case .paused(let left):
      let clock = FocusLength.clock(microseconds: left)
      return String(
        english: "Paused with \(clock) left\(subject.isEmpty ? "" : " of \(subject)")",
        turkish: "Duraklatıldı, \(clock) kaldı\(subject.isEmpty ? "" : ": \(subject)")"
      )
    case .over(let at):
      return String(
        english: "\(session.kind.title) was over at \(time(at))",
        turkish: "\(session.kind.title) \(time(at)) saatinde bitti"
      )
    case .stopped:
      return String(
        english: "\(session.kind.title) stopped after \(worked(session))",
        turkish: "\(session.kind.title) \(worked(session)) sonra durduruldu"
      )
    }
  }

  /// Returns the time for which a session has run, for example `7 min`, or `40 s` below a minute.
  func worked(_ session: FocusRecord) -> String {
    let seconds = Int(session.worked(at: now.microseconds) / Instant.microsecondsPerSecond)
    guard seconds < 60 else { return FocusLength.text(minutes: seconds / 60) }
    return String(english: "\(seconds) s", turkish: "\(seconds) sn")
  }

  /// Returns a moment as local time, for example `10:25`.
  func time(_ microseconds: Int64) -> String {
    let second = DueZone.wallTime(Instant(microseconds: microseconds), in: calendar.timeZone).second
    return WrittenTime(hour: second / 3_600, minute: second / 60 % 60).map(MomentWords.clock) ?? ""
  }

  /// Returns the number and the quoted name of the session's to-do; empty without one.
  private func subject(_ session: FocusRecord) -> String {
    guard let number = session.toDo else { return "" }
    var record = ToDoRecord(name: session.toDoName)
    record.key = number
    return record.label
  }
}

extension FocusKind {
  /// The noun for this kind of session within a sentence.
  fileprivate var noun: String {
    switch self {
    case .focus: String(english: "focus", turkish: "odak")
    case .shortBreak, .longBreak: String(english: "break", turkish: "mola")
    }
  }
}
