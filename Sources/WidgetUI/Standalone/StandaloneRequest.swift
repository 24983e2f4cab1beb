import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The request on a command line: widgets, families and pictures.
@MainActor
struct StandaloneRequest {
  let content: ServedContent
  /// The modules of other extensions in the same file, whose previews are omitted.
  var otherModules: Set<String> = []
  let arguments: Arguments
  let environment: EnvironmentVariables
  let output: Output

  func run() async throws(CommandError) {
    let picture = try options()
    if arguments.has(StandaloneCommand.list) {
      guard arguments.has(.json) else { return try output.result(lines: list) }
      let previews = StandalonePreviews.json(besides: otherModules)
      return try output.result(json: [("widgets", listJSON), ("previews", previews)])
    }
    if let name = arguments.value(of: StandaloneCommand.preview) {
      let previews = StandalonePreviews(options: picture, otherModules: otherModules)
      return try write(try await previews.shown(name), picture)
    }
    let wanted = try wanted(picture.mode)
    if arguments.has(StandaloneCommand.watch) {
      return try await StandaloneWatch(request: self, wanted: wanted).run()
    }
    if arguments.has(StandaloneCommand.simulate) { return try await simulate(wanted) }
    let (shown, failures) = await StandalonePictures(options: picture).shown(wanted, mode)
    if !shown.isEmpty { try write(shown, picture) }
    try end(with: failures)
  }

  /// Simulates each widget in the requested size, or in its first one.
  private func simulate(
    _ wanted: [(widget: ServedWidget, request: WidgetRequest)]
  ) async throws(CommandError) {
    let zone = ZoneDecision.zone(environment: environment, output: output)
    let options = try usage { () throws(UsageError) in
      try SimulationOptions(arguments, now: SystemTime.microsecondsSince1970, zone: zone)
    }
    var kinds: Set<String> = []
    let first = wanted.filter { kinds.insert($0.widget.kind).inserted }
    try await StandaloneSimulation(options: options, wanted: first).report().write(to: output)
  }

  /// Prints warnings about the failed pictures and throws the last failure, once the other pictures
  /// are printed.
  func end(with failures: [CommandError]) throws(CommandError) {
    guard let last = failures.last else { return }
    for failure in failures.dropLast() { output.warning(failure.message, hint: failure.hint) }
    throw last
  }

  private func write(
    _ shown: [StandalonePictures.Shown],
    _ picture: PictureOptions
  ) throws(CommandError) {
    if picture.format == .archive(.json) || arguments.has(.json) {
      try output.result(json: [("widgets", try StandalonePictures.json(shown))])
    } else {
      let shelf = try StandalonePictures(options: picture).shelf(shown)
      try picture.write(shelf, to: output)
    }
  }

  func options() throws(CommandError) -> PictureOptions {
    try PictureOptions(
      arguments,
      environment: environment,
      output: output,
      now: SystemTime.microsecondsSince1970,
      formats: PictureFormat.ofPictures
    ).with(setting: try setting)
  }

  /// The palette that the user set, from the store; `nil` if the extension does not use the store.
  private var setting: Palette.Look? {
    get throws(CommandError) {
      guard !content.schemas.isEmpty else { return nil }
      let path = try StorePath.store(
        option: arguments.value(of: .store),
        environment: environment,
        accountHome: { Account.home }
      )
      // What keeps the store from being read is said where widgets are made of it.
      let appearance = try? StoreReader(at: StoreLocation(path: path)).appearance()
      return appearance.flatMap { Palette.Look(rawValue: $0.request.rawValue) }
    }
  }

  private var mode: StandalonePictures.Mode {
    if arguments.has(StandaloneCommand.snapshot) { return .snapshot }
    if arguments.has(StandaloneCommand.placeholder) { return .placeholder }
    return arguments.has(StandaloneCommand.timeline) ? .timeline : .current
  }

  /// Returns the requested pictures: the named widgets, or all, in the named sizes, or all
  /// supported ones.
  private func wanted(
    _ mode: DrawContext.RenderingMode?
  ) throws(CommandError) -> [(widget: ServedWidget, request: WidgetRequest)] {
    let family = try arguments.value(of: StandaloneCommand.family).map {
      (name) throws(CommandError) in
      try SizeOption.family(name)
    }
    var wanted: [(widget: ServedWidget, request: WidgetRequest)] = []
    let widgets = try widgets()
    try checkParameters(of: widgets)
    for widget in widgets {
      let families = widget.families.filter { family == nil || $0 == family }
      for family in families {
        let request = WidgetRequest(
          kind: widget.kind,
          family: family,
          configuration: configuration(of: widget),
          // WK-69: the gallery's picture may show sample data.
          isPreview: self.mode == .snapshot,
          mode: mode
        )
        wanted.append((widget, request))
      }
    }
    guard !wanted.isEmpty else {
      throw .failed(
        .negative,
        message: "no widget supports the size \(family?.commandLineName ?? "")",
        hint: "--list shows the sizes"
      )
    }
    return wanted
  }

  /// Checks that each parameter on the command line belongs to one of the widgets.
  ///
  /// - Throws: A usage error for a parameter that no widget has.
  private func checkParameters(of widgets: [ServedWidget]) throws(CommandError) {
    let known = widgets.flatMap { $0.configuration?.parameters ?? [] }
    for parameter in arguments.parameters
    where !known.contains(where: { $0.isCalled(parameter.name) }) {
      let names = known.map { "--\($0.optionName)" } + signature.allOptions.map { "--\($0.name)" }
      throw .usage(
        .unknownOption(
          "--\(parameter.name)",
          suggestion: NameSuggestion.closest(to: "--\(parameter.name)", in: names),
          signature: signature.usage
        )
      )
    }
  }

  private func configuration(of widget: ServedWidget) -> [IntentArgument] {
    let known = widget.configuration?.parameters ?? []
    return arguments.parameters
      .filter { given in known.contains { $0.isCalled(given.name) } }
      .map { IntentArgument($0.name, text: $0.value ?? "true") }
  }

  private var signature: CommandSignature { StandaloneCommand.signature(program: output.program) }

  private func widgets() throws(CommandError) -> [ServedWidget] {
    // What a Live Activity shows is known once an intent has begun it.
    let offered = content.widgets.filter { !$0.isActivity }
    guard !offered.isEmpty else {
      throw .failed(
        .negative,
        message: content.widgets.isEmpty
          ? "this program offers no widget" : "this program offers Live Activities, and no widget",
        hint: content.widgets.isEmpty
          ? "name one in the body of its WidgetBundle"
          : "--preview draws its previews; in 'widgetctl' its intents begin them"
      )
    }
    if arguments.operands.isEmpty { return offered }
    var chosen: [ServedWidget] = []
    for word in arguments.operands {
      // A whole name is meant as one, whatever else begins so (CL-10).
      let exact = offered.filter {
        $0.kind == word || KindName.commandName(of: $0.kind) == word
      }
      let found =
        exact.isEmpty
        ? offered.filter { KindName.commandName(of: $0.kind).hasPrefix(word) } : exact
      guard !found.isEmpty else {
        throw .usage(
          .unknownName(
            kind: "widget",
            name: word,
            suggestion: NameSuggestion.closest(
              to: word,
              in: offered.map { KindName.commandName(of: $0.kind) }
            ),
            hint: "--list names them"
          )
        )
      }
      chosen += found
    }
    return chosen
  }

  private var listJSON: JSONText {
    .array(
      content.widgets.map { widget in
        .object([
          ("kind", .string(widget.kind)),
          ("name", .string(KindName.commandName(of: widget.kind))),
          ("sizes", .array(widget.families.map { .string($0.commandLineName) })),
          ("isActivity", .bool(widget.isActivity)),
        ])
      }
    )
  }

  private var list: String {
    let previews = StandalonePreviews.names(besides: otherModules)
    return content.widgets.map { widget in
      let sizes = widget.families.map(\.commandLineName).joined(separator: " ")
      let description = String(localized: widget.description)
      let what = description.isEmpty ? String(localized: widget.displayName) : description
      let activity = widget.isActivity ? " (Live Activity, begun by its intents)" : ""
      return "\(KindName.commandName(of: widget.kind)): \(what)\(activity)\n  \(sizes)\n"
    }.joined() + previews.map { "--preview \"\($0)\"\n" }.joined()
  }
}

extension ParameterMetadata {
  /// Returns whether `word` is the parameter's name, either as declared or as an option.
  fileprivate func isCalled(_ word: String) -> Bool { optionName == word || name == word }
}
