import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// A placed widget in words.
enum PlacedText {
  static func size(_ widget: PlacedWidget) -> String {
    WidgetFamily(rawValue: Int(widget.family))?.commandLineName ?? "size \(widget.family)"
  }

  /// The configuration as it is typed: `--list Work`.
  static func configuration(_ widget: PlacedWidget) -> String {
    arguments(widget).map { "--\(CommandLineName.kebab($0.name)) \($0.input.description)" }
      .joined(separator: " ")
  }

  static func json(_ widget: PlacedWidget) -> JSONText {
    .object([
      ("id", .string(widget.shortID)),
      ("kind", .string(WidgetSelector.name(of: widget))),
      ("size", .string(size(widget))),
      ("extension", .string(widget.extensionName)),
      (
        "configuration",
        .object(arguments(widget).map { ($0.name, .string($0.input.description)) })
      ),
    ])
  }

  private static func arguments(_ widget: PlacedWidget) -> [IntentArgument] {
    (try? [IntentArgument](configurationBytes: widget.configuration)) ?? []
  }
}
