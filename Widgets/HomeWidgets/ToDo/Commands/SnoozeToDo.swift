import Foundation
import Moments
public import WidgetIntents

/// Adds one more reminder of a to-do, after a length of time or at a time; `todo snooze` performs
/// this intent.
public struct SnoozeToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Snooze To-Do",
    turkish: "Görevi Sonra Anımsat"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Reminds you of an open to-do again: in 10 minutes, after a time such as 1h, or tomorrow.",
    turkish: "Açık bir görevi yeniden anımsatır: 10 dakika, 1 sa gibi bir süre sonra ya da yarın."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.words, description: ToDoTexts.tenMinutesUnlessGiven, default: [])
  public var words: [String]

  @Dependency var toDos: ToDoStore

  public init() {}

  /// The delay in seconds if the user gives none.
  private static let usualSeconds: Int64 = 600

  /// Stores the new reminder.
  ///
  /// - Throws: `ToDoError.closed`, or `ToDoError.unusableSnooze` for a text that is not a future
  ///   time.
  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let clock = toDos.clock
    let until = try Self.moment(words.joined(separator: " "), on: clock)
    let record = try await toDos.snooze(id.key, until: until)
    let text = DueSentence(now: clock.now, here: toDos.zone).text(.instant(until))
    return .result(
      value: ToDo(record),
      dialog: IntentDialog(
        english: "Snoozed \(record.label) until \(text).",
        turkish: "\(record.label) yeniden anımsatılacak: \(text)."
      )
    )
  }

  /// Parses a time such as `10m`, `in 10m` or `tomorrow 9:00`; an empty text means ten minutes from
  /// now.
  ///
  /// - Throws: `.unusableSnooze` for any other text or a past time.
  static func moment(_ text: String, on clock: UserClock) throws(ToDoError) -> Instant {
    let bare = text.hasPrefix("in ") ? String(text.dropFirst(3)) : text
    guard !bare.isEmpty else { return later(by: usualSeconds, on: clock) }
    let reminder: ToDoReminder
    do throws(ToDoError) {
      reminder = try ToDoReminder(typed: bare, on: clock)
    } catch {
      throw .unusableSnooze(found: String(text.prefix(40)))
    }
    let moment =
      switch reminder {
      case .before(let seconds): later(by: seconds, on: clock)
      case .at(let instant): instant
      }
    guard moment > clock.now else { throw .unusableSnooze(found: String(text.prefix(40))) }
    return moment
  }

  /// Returns the time that is `seconds` from now, rounded down to a whole minute unless it is less
  /// than a minute away.
  private static func later(by seconds: Int64, on clock: UserClock) -> Instant {
    let end = clock.now.secondsSince1970 + seconds
    return Instant(secondsSince1970: seconds < 60 ? end : end - end % 60)
  }
}
