public import WidgetIntents

/// The configuration of a placed note widget: its file (BW-20).
public struct NoteConfiguration: WidgetConfigurationIntent {
  public static let title = widgetName
  public static let description: IntentDescription? = IntentDescription(explanation)

  static let widgetName = LocalizedStringResource(english: "Note", turkish: "Not")
  static let explanation = LocalizedStringResource(
    english: "A file in Markdown, with boxes that are ticked by a press.",
    turkish: "Markdown yazılmış bir dosya; kutuları basınca işaretlenir."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Path", turkish: "Yol"),
    description: LocalizedStringResource(
      english: "The file, from / or ~/",
      turkish: "Dosya, / ya da ~/ ile başlayarak"
    )
  )
  public var path: String?

  public init() {}
}
