import WidgetExtension
import WidgetTerminal

/// `gallery`: the kinds of widget that can be placed.
enum GalleryCommand: Command {
  static let signature = CommandSignature(
    name: "gallery",
    synopsis: "[--json]",
    summary: "Lists the kinds of widget that can be placed.",
    examples: [.init("widgetctl gallery", "names, sizes and what they show")]
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: false)
    let offered = OfferedWidget.all(try ExtensionOffers(pool, store: store, context).all())
    if context.output.isJSON {
      try context.output.result(json: [("widgets", .array(offered.map(json)))])
      return .done
    }
    if offered.isEmpty {
      throw .failed(
        .negative,
        message: "no extension offers a widget",
        hint: "'widgetctl doctor' says where they are looked for"
      )
    }
    try context.output.result(rows: offered.flatMap { lines(of: $0.widget) })
    return .done
  }

  /// The name with what it shows, the sizes, and the parameters of its configuration.
  private static func lines(of widget: WidgetDescription) -> [String] {
    let parameters = (widget.configuration?.parameters ?? []).map {
      "  --\($0.optionName) \($0.type.unwrapped)"
    }
    return ["\(widget.name): \(widget.description)", "  \(widget.families.joined(separator: " "))"]
      + parameters
  }

  private static func json(_ offered: OfferedWidget) -> JSONText {
    let widget = offered.widget
    return .object([
      ("name", .string(widget.name)),
      ("kind", .string(widget.kind)),
      ("title", .string(widget.displayName)),
      ("description", .string(widget.description)),
      ("sizes", .array(widget.families.map { .string($0) })),
      ("extension", .string(offered.host.name)),
      (
        "parameters",
        .array((widget.configuration?.parameters ?? []).map(IntentText(host: offered.host).json))
      ),
    ])
  }
}
