import Foundation
import Moments
public import WidgetIntents

/// Defers a to-do to a date that the user typed; the command `todo defer` performs this intent.
public struct DeferToDoFromWords: StoreOnlyIntent, PreviewableIntent {
  public static let title = LocalizedStringResource(
    english: "Defer To-Do from Words",
    turkish: "Görevi Sözle Ertele"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Puts a to-do off to a day, or by a time such as 3d or 2 weeks; its hour stays.",
    turkish: "Bir görevi bir güne ya da 3g, 2 hafta gibi bir süre erteler; saati aynı kalır."
  )
  public static let isDiscoverable = false

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  // This is not optional: for an optional parameter, `none` would mean no text, and thus tomorrow.
  @Parameter(title: ToDoTexts.words, description: ToDoTexts.tomorrowUnlessGiven, default: [])
  public var words: [String]

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let change = try change()
    return toDos.result(of: try await toDos.difference(id.key) { try change(&$0) })
  }

  public func preview() async throws -> IntentDialog {
    guard let before = try await toDos.record(number: id.key) else {
      throw ToDoError.notFound(number: id.key)
    }
    var after = before
    try change()(&after)
    let difference = ToDoDifference(before: before, after: after)
    return QuickRemark.preview(
      difference.preview(now: toDos.now.date, in: .gregorianHere),
      [],
      otherwise: String(english: "as it is", turkish: "olduğu gibi")
    )
  }

  private var text: String { words.filter { $0 != QuickWord.end }.joined(separator: " ") }

  /// Returns the change that defers the to-do to the date in the typed words.
  ///
  /// It removes the due date if the words are `none` or `never`, and defers by a day if there are
  /// no words.
  private func change() throws -> @Sendable (inout ToDoRecord) throws -> Void {
    guard ToDoWord.meaning(of: FoldedText.fold(text), among: [.nothing, .never]) != nil else {
      return toDos.deferral(until: try until())
    }
    return { try ToDoChange(due: .clear).apply(to: &$0) }
  }

  private func until() throws -> Due? {
    let clock = toDos.clock
    let text = text
    return text.isEmpty ? nil : Due(try Self.moment(text, on: clock), on: clock)
  }

  /// Parses a date or a length of time; `3 days` means `in 3 days`.
  ///
  /// - Throws: `.deferral` for any other text.
  static func moment(
    _ text: String,
    on clock: UserClock
  ) throws(QuickTextError) -> WrittenMoment {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let isIntroduced = ["to", "until", "till", "for"].contains(FoldedText.fold(words.first ?? ""))
    let bare = words.dropFirst(isIntroduced ? 1 : 0).joined(separator: " ")
    for form in [bare, "in \(bare)", "+\(bare)", "\(bare) sonra"] {
      do throws(MomentFault) {
        return try MomentPhrase(sign: form, on: clock).moment
      } catch {
        continue
      }
    }
    do throws(MomentFault) {
      return try MomentPhrase(sign: bare, on: clock).moment
    } catch {
      throw .deferral(error)
    }
  }
}
