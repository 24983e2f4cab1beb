import Ground
import WidgetExtension
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The `gallery` command, which lists the kinds of widgets that can be placed.
enum GalleryCommand: Command {
  private static let pictures = OptionDefinition(
    "pictures",
    "each kind as its author shows it, with sample data"
  )

  static let signature = CommandSignature(
    name: "gallery",
    synopsis: "[KIND] [--pictures|--preview NAME] [--size SIZE] [--page N] [--json]",
    summary: "Lists the kinds of widget that can be placed, or explains one.",
    examples: [
      .init("widgetctl gallery", "names, sizes, parameters and recommendations"),
      .init("widgetctl gallery to-do", "one kind, with the values of its parameters"),
      .init("widgetctl gallery --pictures --size small", "a picture of each kind"),
    ],
    details: """
      A picture is the widget's snapshot for a gallery, or its placeholder if its code makes none.
      The previews in the author's sources are shown beside it; a Live Activity has only these.
      Nothing is stored, and nothing is loaded from the network.
      """,
    options: [pictures, .preview, .size, .page, .format, .mode, .scheme, .palette]
      + OptionDefinition.ofImages,
    operands: 0...1,
    operandName: "KIND",
    operandValues: [.kinds]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let offers = try host.extensions
    let word = context.arguments.operands.first
    let offered: [OfferedWidget]
    if let word {
      offered = [try OfferedWidget.named(word, of: offers)]
    } else {
      offered = OfferedWidget.all(try offers.offering())
    }
    if let name = context.arguments.value(of: .preview) {
      guard word != nil, let one = offered.first else {
        throw .usage(
          .other(
            message: "--preview names one of a kind's previews, and no kind is named",
            hint: "for example: widgetctl gallery KIND --preview NAME"
          )
        )
      }
      return try draw(preview: name, of: one, host)
    }
    if context.arguments.has(pictures) { return try draw(offered, host) }
    try requireNoPictureOptions(context)
    if context.output.isJSON {
      let kinds = offered.map { offered in
        OfferText(
          offered: offered,
          choices: OfferedChoices(of: offered, output: context.output)
        ).json
      }
      try context.output.result(
        json: word == nil ? [("widgets", .array(kinds))] : [("widget", kinds.first ?? .null)]
      )
      return .done
    }
    if word != nil, let kind = offered.first {
      let choices = OfferedChoices(of: kind, output: context.output)
      KeptOptions(choices).remember(of: kind, in: try host.store)
      let text = OfferText(offered: kind, choices: choices).whole
      try context.output.result(prose: TerminalText.sanitized(text, lineBreaks: .kept))
      return .done
    }
    try requireAny(offered)
    let lines = offered.flatMap { kind in
      OfferText(
        offered: kind,
        choices: OfferedChoices(recommendedFor: kind, output: context.output)
      ).lines
    }
    try context.output.result(rows: lines)
    return .done
  }

  private static func requireAny(_ offered: [OfferedWidget]) throws(CommandError) {
    if offered.isEmpty {
      throw .failed(
        .negative,
        message: "no extension offers a widget",
        hint: "'widgetctl doctor' shows where they are searched"
      )
    }
  }

  /// Rejects options for drawing pictures if the gallery is only listed.
  private static func requireNoPictureOptions(_ context: CommandContext) throws(CommandError) {
    let options: [OptionDefinition] =
      [.size, .page, .format, .mode, .scheme, .palette] + OptionDefinition.ofImages
    guard let option = options.first(where: { context.arguments.has($0) }) else { return }
    throw .usage(
      .other(
        message: "--\(option.name) works only with pictures",
        hint: "'widgetctl gallery --pictures' draws them"
      )
    )
  }

  private static func draw(
    _ offered: [OfferedWidget],
    _ host: Host
  ) throws(CommandError) -> ExitCode {
    try requireAny(offered)
    let context = host.context
    let options = try host.store.drawn(try context.pictureOptions())
    let gallery = GalleryPictures(options: options, output: context.output)
    var shown = try gallery.pictures(of: offered, in: try context.family())
    if !context.arguments.has(.size) { shown += gallery.previews(of: offered) }
    return try draw(shown, options, host)
  }

  /// Draws one preview of a kind, for `gallery` and `show`.
  static func draw(
    preview name: String,
    of offered: OfferedWidget,
    _ host: Host
  ) throws(CommandError) -> ExitCode {
    let options = try host.store.drawn(try host.context.pictureOptions())
    let gallery = GalleryPictures(options: options, output: host.context.output)
    return try draw(gallery.pictures(ofPreview: name, of: offered), options, host)
  }

  private static func draw(
    _ shown: [GalleryPictures.Picture],
    _ options: PictureOptions,
    _ host: Host
  ) throws(CommandError) -> ExitCode {
    let context = host.context
    if shown.isEmpty {
      throw .failed(
        .unavailable,
        message: "there is no picture to show",
        hint: "'widgetctl doctor' says how the extensions are"
      )
    }
    if options.format == .archive(.json) || context.arguments.has(.json) {
      var pictures: [JSONText] = []
      for picture in shown { pictures.append(try picture.json) }
      try context.output.result(json: [("pictures", .array(pictures))])
      return .done
    }
    var page = try ScreenPage(context, options)
    page.plan(shown.map { PagePlan.Request(family: $0.family, isNamed: true) })
    let picture = try page.picture { place in
      let picture = shown[place.index]
      return place.picture(
        of: picture.view,
        title: picture.title,
        badge: picture.badge,
        style: options.frame(ofKind: picture.offered.widget.kind),
        in: options.drawing(in: place.family)
      )
    }
    try options.write(picture, title: "Widgets", to: context.output)
    if let note = page.note(title: { shown[$0.index].title }) {
      context.output.note(note)
    }
    return .done
  }
}
