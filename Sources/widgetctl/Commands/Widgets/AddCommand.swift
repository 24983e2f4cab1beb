import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// `add`: places a widget.
enum AddCommand: Command {
  static let signature = CommandSignature(
    name: "add",
    synopsis: "KIND [--size SIZE] [--PARAMETER VALUE…]",
    summary: "Places a widget behind the others.",
    examples: [
      .init("widgetctl add to-do --size medium", "the to-do widget, medium"),
      .init("widgetctl gallery", "the kinds with their sizes and parameters"),
      .init("widgetctl undo", "takes it away"),
    ],
    options: [.size],
    operands: 1...1,
    operandName: "KIND",
    takesParameters: true,
    isWriting: true
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: false)
    let word = context.arguments.operands[0]
    let offers = ExtensionOffers(pool, store: store, context)
    let offered = try OfferedWidget.named(word, of: offers) { extensions in
      Self.otherMeaning(of: word, in: extensions)
    }
    let family = try family(of: offered.widget, context)
    let configuration = try configuration(of: offered.widget, context)
    let (extensionName, kind) = (offered.host.name, offered.widget.kind)
    let arguments = [
      IntentArgument("kind", text: offered.widget.name),
      IntentArgument("size", text: family.commandLineName),
    ]
    let run = ShelfRun("add", arguments, context)
    let placed = try run.perform(in: store, telling: { "Placed \(PlacedText.name($0))" }) {
      try $0.place(
        extensionName: extensionName,
        kind: kind,
        family: Int64(family.rawValue),
        configuration: configuration
      )
    }
    try run.write(
      "Placed \(PlacedText.name(placed))",
      undo: "takes it away",
      json: [("widget", PlacedText.json(placed))]
    )
    return .done
  }

  /// What is no widget may be meant for one: a to-do.
  private static func otherMeaning(
    of word: String,
    in extensions: [DescribedExtension]
  ) -> String {
    let pointer = IntentPointer(catalog: IntentCatalog(extensions: extensions))
    let lines = pointer.lines(adding: word).map { "'\($0)'" }
    return lines.isEmpty ? "" : "; what they show is added by \(lines.joined(separator: " or "))"
  }

  private static func family(
    of widget: WidgetDescription,
    _ context: CommandContext
  ) throws(CommandError) -> WidgetFamily {
    guard let name = context.arguments.value(of: .size) else {
      let first = widget.families.contains("large") ? "large" : widget.families.first
      return first.flatMap { WidgetFamily(commandLineName: $0) } ?? .systemLarge
    }
    let family = try SizeOption.family(name)
    guard widget.families.contains(family.commandLineName) else {
      throw .usage(
        .invalidValue(
          option: "--size of \(widget.name)",
          value: name,
          expected: "one of \(widget.families.joined(separator: ", "))"
        )
      )
    }
    return family
  }

  private static func configuration(
    of widget: WidgetDescription,
    _ context: CommandContext
  ) throws(CommandError) -> [UInt8] {
    let given = context.arguments.parameters
    let known = widget.configuration?.parameters ?? []
    for parameter in given
    where !known.contains(where: {
      $0.optionName == parameter.name || $0.name == parameter.name
    }) {
      throw .usage(
        .unknownOption(
          "--\(parameter.name)",
          suggestion: NameSuggestion.closest(
            to: parameter.name,
            in: known.map(\.optionName)
          ).map { "--\($0)" },
          signature: form(of: widget)
        )
      )
    }
    guard let intent = widget.configuration else { return [] }
    let arguments = try ParameterInput.arguments(given, for: intent, command: "add")
    do {
      return try arguments.configurationBytes()
    } catch {
      throw .usage(
        .other(message: error.message, hint: "give shorter values", signature: form(of: widget))
      )
    }
  }

  private static func form(of widget: WidgetDescription) -> String {
    let parameters = (widget.configuration?.parameters ?? []).map {
      " [--\($0.optionName) \($0.type.unwrapped)]"
    }
    return "widgetctl add \(widget.name) [--size SIZE]" + parameters.joined()
  }
}
