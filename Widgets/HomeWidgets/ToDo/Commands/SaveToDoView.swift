import Foundation
import SharedStore
public import WidgetIntents

/// Saves conditions, an order and columns as a named view of the to-dos.
public struct SaveToDoView: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Save To-Do View",
    turkish: "Görünümü Kaydet"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Saves a filter, an order and columns under a name; a view of that name is replaced.",
    turkish: "Süzgeci, sıralamayı ve sütunları bir adla saklar; aynı adlı görünümün yerini alır."
  )

  @Parameter(title: ToDoTexts.words, description: ToDoViewTexts.whichWords)
  public var words: [String]
  @Parameter(title: ToDoTexts.order, description: ToDoViewTexts.whichOrder)
  public var order: ToDoListOrder?
  @Parameter(title: ToDoViewTexts.columns, description: ToDoViewTexts.whichColumns)
  public var columns: [String]?

  @Dependency var toDos: ToDoStore

  public init() {}

  /// Saves the view; the first word is its name.
  ///
  /// - Throws: `ToDoViewError` for an invalid name or too long conditions, `QuickTextError` for
  ///   words that cannot be parsed.
  public func perform() async throws -> some IntentResult & ReturnsValue<ToDoView> & ProvidesDialog
  {
    let name = try ToDoViewName.checked(words.first ?? "")
    let chosen = words.dropFirst().flatMap {
      $0.split(whereSeparator: \.isNewline).map(String.init)
    }
    let bytes = chosen.reduce(0) { $0 + $1.utf8.count + 1 }
    guard bytes <= ToDoViewName.maximumWords else {
      throw ToDoViewError.tooManyWords(bytes: bytes)
    }
    // Conditions that cannot be parsed now can never be parsed.
    let context = IntentContext(
      now: toDos.now.date,
      calendar: .gregorianHere,
      locale: .spoken
    )
    _ = try await ListWords(chosen, in: context, on: toDos.clock)
    let kept = try ToDoColumn.columns(columns ?? [])
    let view = ToDoViewRecord(name: name, words: chosen, order: order, columns: kept)
    let (saved, replaced) = try await toDos.save(view)
    return .result(value: ToDoView(saved), dialog: Self.dialog(saved, in: replaced))
  }

  private static func dialog(
    _ saved: ToDoViewRecord,
    in replaced: ToDoViewRecord?
  ) -> IntentDialog {
    let detail = saved.summary.isEmpty ? "." : ": \(saved.summary)."
    guard let replaced else {
      return IntentDialog(
        english: "Saved the view “\(saved.name)”\(detail)",
        turkish: "“\(saved.name)” görünümü saklandı\(detail)"
      )
    }
    if replaced == saved {
      return IntentDialog(
        english: "The view “\(saved.name)” was already like this.",
        turkish: "“\(saved.name)” görünümü zaten böyle."
      )
    }
    let before = replaced.summary.isEmpty ? "–" : replaced.summary
    return IntentDialog(
      english: "Replaced the view “\(saved.name)”\(detail) It was: \(before).",
      turkish: "“\(saved.name)” görünümünün yerini aldı\(detail) Önceki: \(before)."
    )
  }
}
