import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The command `config apply`, which changes the placed widgets to those in a text; one `undo`
/// reverts the whole change.
struct PageApplication {
  /// The maximum size of the text in bytes.
  private static let mostBytes = 1 << 20

  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ file: String) throws(CommandError) -> ExitCode {
    let bytes = try inputText(file == "-" ? "standard input" : "'\(file)'") {
      () throws(InputFile.Failure) in
      file == "-"
        ? try InputFile.standardInput(limit: Self.mostBytes)
        : try InputFile.contents(of: file, limit: Self.mostBytes)
    }
    let page = WantedPage(bytes)
    guard page.problems.isEmpty else {
      ConfigurationReport(bytes, named: file, context.output).emit(page.problems, asWarnings: false)
      return .badData
    }
    let store = try host.store
    // The store is created before an extension is asked, because that would create one without the
    // first widget.
    if try store.reader() == nil { try store.create() }
    let change = try PageReading(host, file: file, bytes: bytes)
      .change(
        to: page,
        from: try store.placedWidgets().filter { !$0.isActivity },
        on: try store.boards()
      )
    if context.arguments.has(.dryRun) || change.isEmpty {
      try say(change, change.lines(), isDone: false)
      return .done
    }
    let run = ShelfRun(
      "apply-page",
      [IntentArgument("file", text: file)],
      origin: "config",
      context
    )
    let placed = try run.perform(
      in: store,
      telling: { Self.sentence(change.lines(placed: $0)) },
      { try change.perform(in: $0) }
    )
    try say(change, change.lines(placed: placed), isDone: true)
    return .done
  }

  private static func sentence(_ lines: [String]) -> String {
    let text = lines.joined(separator: "; ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func say(
    _ change: PageChange,
    _ lines: [String],
    isDone: Bool
  ) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: [
        ("isDone", .bool(isDone)), ("changes", .array(lines.map { .string($0) })),
      ])
    }
    var said = lines.map { Self.sentence([$0]) }
    if change.isEmpty {
      said = ["The page is already like this"]
    } else if isDone {
      said.append("\(context.advised("undo")) undoes all of it")
    } else {
      said.append("Nothing was changed: this was a dry run")
    }
    let text = said.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }.joined()
    try context.output.result(lines: text)
  }
}

/// Reads the widgets that the text describes; only the extensions of changed widgets are started.
private struct PageReading {
  private let context: CommandContext
  private let offers: Extensions
  private let file: String
  private let bytes: [UInt8]

  init(
    _ host: Host,
    file: String,
    bytes: [UInt8]
  ) throws(CommandError) {
    context = host.context
    self.file = file
    self.bytes = bytes
    offers = try host.extensions
  }

  func change(
    to page: WantedPage,
    from placed: [PlacedWidget],
    on boards: BoardSelector
  ) throws(CommandError) -> PageChange {
    let (wanted, placed) = (page.widgets, boards.sorted(placed))
    let pairs = PagePairs(wanted, placed)
    var places: [PageChange.Place] = []
    for (widget, match) in zip(wanted, pairs.matches) {
      if let match {
        places.append(.kept(try kept(placed[match], widget)))
      } else {
        places.append(.added(try added(widget)))
      }
    }
    try requireOneSize(places, wanted)
    return PageChange(
      before: placed,
      boards: PageBoards(page.boards, from: boards),
      places: places,
      boardOfPlace: wanted.map(\.board),
      removed: pairs.removed.map { placed[$0] },
      moved: Set(pairs.moved.map { placed[$0].id })
    )
  }

  /// Checks that all widgets of a stack have the same size, even if the text leaves out some of the
  /// sizes (WK-105).
  private func requireOneSize(
    _ places: [PageChange.Place],
    _ wanted: [WantedWidget]
  ) throws(CommandError) {
    var sizes: [String: Int64] = [:]
    for (place, widget) in zip(places, wanted) {
      guard let stack = widget.stack else { continue }
      let size: Int64 =
        switch place {
        case .kept(let widget): widget.family
        case .added(let widget): Int64(widget.family.rawValue)
        }
      let first = sizes[stack] ?? size
      sizes[stack] = first
      if first == size { continue }
      try placed(at: widget.range) { () throws(CommandError) in
        throw .usage(
          .other(
            message: "the widgets of stack '\(stack)' have several sizes",
            hint: "give each of them the same 'size'"
          )
        )
      }
    }
  }

  private func kept(
    _ placed: PlacedWidget,
    _ wanted: WantedWidget
  ) throws(CommandError) -> PlacedWidget {
    var widget = placed
    widget.name = wanted.name
    widget.stack = wanted.stack
    widget.budget = wanted.budget?.text
    if let family = wanted.family {
      widget.family = Int64(family.rawValue)
      widget.isSizeNamed = !wanted.mayShrink
    }
    let said = PageExport.parameters(of: placed).map { "\($0.0)=\(Self.asRead($0.1))" }
    let asked = wanted.parameters.map { "\($0.key)=\(Self.asRead($0.value))" }
    let isSameSize = widget.family == placed.family
    if said == asked, isSameSize { return widget }
    let input = try input(wanted)
    if !isSameSize { _ = try family(wanted, input) }
    if said != asked { widget.configuration = try configuration(wanted, input) }
    return widget
  }

  /// Returns a value without control characters, as `config export` prints it to a terminal (RI-1).
  private static func asRead(_ value: String) -> String {
    TerminalText.sanitized(value, lineBreaks: .kept)
  }

  private func added(_ wanted: WantedWidget) throws(CommandError) -> PageChange.NewWidget {
    let input = try input(wanted)
    let family = try family(wanted, input)
    return PageChange.NewWidget(
      extensionName: input.offered.host.name,
      kind: input.offered.widget.kind,
      kindName: input.offered.name,
      family: family ?? input.offered.defaultFamily,
      configuration: try configuration(wanted, input),
      name: wanted.name,
      stack: wanted.stack,
      budget: wanted.budget,
      isSizeNamed: family != nil && !wanted.mayShrink
    )
  }

  /// Returns the size that the text names, if the widget supports it; `nil` if the text names none.
  private func family(
    _ wanted: WantedWidget,
    _ input: ConfigurationInput
  ) throws(CommandError) -> WidgetFamily? {
    try wanted.family.map { (family) throws(CommandError) in
      try placed(at: wanted.range) { () throws(CommandError) in
        try input.family(family.commandLineName)
      }
    }
  }

  private func input(_ wanted: WantedWidget) throws(CommandError) -> ConfigurationInput {
    let name = wanted.extensionName.map { "\($0)/\(wanted.kind)" } ?? wanted.kind
    let offered = try placed(at: wanted.range) { () throws(CommandError) in
      try OfferedWidget.named(name, of: offers)
    }
    return ConfigurationInput(
      offered: offered,
      command: "add \(offered.name)",
      now: context.now
    )
  }

  private func configuration(
    _ wanted: WantedWidget,
    _ input: ConfigurationInput
  ) throws(CommandError) -> [UInt8] {
    var arguments: [IntentArgument] = []
    for parameter in wanted.parameters {
      let kept = arguments
      arguments += try placed(at: parameter.entry.keyRange) { () throws(CommandError) in
        try input.values([.init(name: parameter.name, value: parameter.value)], keeping: kept)
      }
    }
    return try input.bytes(input.merged([], with: arguments))
  }

  /// Runs `body`, and turns a usage error into an error about bad data that names the line of the
  /// text.
  private func placed<Value>(
    at range: Range<Int>,
    _ body: () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    do {
      return try body()
    } catch {
      guard case .usage = error else { throw error }
      let line = bytes[..<min(range.lowerBound, bytes.count)].count { $0 == 0x0A } + 1
      throw .failed(.badData, message: "\(file):\(line): \(error.message)", hint: error.hint)
    }
  }
}
