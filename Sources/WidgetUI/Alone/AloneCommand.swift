import WidgetTerminal

/// What a program of widgets takes on its command line when a person runs it.
enum AloneCommand {
  static let family = OptionDefinition(
    "family",
    value: "FAMILY",
    "one size instead of every size that the widget supports: small, medium, large, …"
  )
  static let snapshot = OptionDefinition("snapshot", "the gallery's picture, not the timeline's")
  static let placeholder = OptionDefinition("placeholder", "the picture before there is any data")
  static let timeline = OptionDefinition("timeline", "every entry of the timeline, with its date")
  static let watch = OptionDefinition("watch", "keep the picture up to date until q is pressed")
  static let preview = OptionDefinition(
    "preview",
    value: "NAME",
    "one of the program's previews, entry by entry, each at its own date"
  )
  static let list = OptionDefinition("list", "the widgets with their sizes, and the previews")

  static func signature(program: String) -> CommandSignature {
    CommandSignature(
      program: program,
      name: "",
      synopsis: "[WIDGET…] [--family FAMILY] [--at TIME] [--PARAMETER VALUE…]",
      summary: "Shows the widgets of this program.",
      examples: [
        .init(program, "every widget in every size"),
        .init("\(program) --family small --watch", "one size, kept up to date"),
        .init("\(program) --timeline", "what the widgets will show, entry by entry"),
        .init("\(program) --preview NAME", "a #Preview of the sources; --list names them"),
      ],
      details: """
        The program holds a widget extension. 'widgetctl extension add' takes it in beside the
        other widgets; run by itself it shows what it holds. Parameters are those of a widget's
        configuration.
        """,
      options: [family, snapshot, placeholder, timeline, preview, watch, list]
        + PictureOptions.definitions,
      operands: 0...100,
      operandName: "WIDGET",
      takesParameters: true
    )
  }
}
