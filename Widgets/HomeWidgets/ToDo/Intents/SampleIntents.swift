public import WidgetIntents

/// Removes the unchanged sample to-dos of a new list; the command `todo clear-samples` performs
/// this intent.
public struct ClearSamples: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Clear Samples",
    turkish: "Örnekleri Sil"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes the sample to-dos of a new list, unless they were changed.",
    turkish: "Yeni listedeki örnek görevleri siler; değiştirilmiş olanlar kalır."
  )
  public static let isDiscoverable = false

  @Dependency var toDos: ToDoStore

  public init() {}

  /// Returns the number of removed to-dos.
  ///
  /// - Throws: `ToDoError.noSamples` if there are none.
  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count = try await toDos.clearSamples()
    guard count > 0 else { throw ToDoError.noSamples }
    return .result(
      value: count,
      dialog: IntentDialog(
        english:
          "Removed \(count) sample\(count == 1 ? "" : "s"); 'widgetctl undo' brings \(count == 1 ? "it" : "them") back.",
        turkish: "\(count) örnek silindi; 'widgetctl undo' geri getirir."
      )
    )
  }
}
