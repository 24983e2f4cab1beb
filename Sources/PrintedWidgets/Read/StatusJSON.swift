import Essentials
import WidgetRender

/// Parses the JSON of programs for a status bar, one object a line: waybar's modules, and blocks of
/// i3bar and i3blocks.
enum StatusJSON {
  /// Parses the last module in the output, since a program may print one after another.
  ///
  /// - Returns: `nil` if no line is a module.
  static func waybar(_ text: String) -> PrintedMenu? {
    guard let module = last(Module.self, in: text) else { return nil }
    let color = module.color
    let percentage = module.percentage.map { "\(Int(max(-1e6, min($0, 1e6)).rounded())) %" }
    let words = module.text ?? percentage ?? ""
    var menu = PrintedMenu()
    // An empty text hides the module.
    guard !words.trimmed.isEmpty else { return menu }
    let titles = lines(words).map { PrintedItem(runs: colored($0, color)) }.filter { !$0.isEmpty }
    menu.titles = titles
    guard let tooltip = module.tooltip, tooltip != words else { return menu }
    menu.items = lines(tooltip).map { PrintedItem(runs: $0) }
    while menu.items.last?.isEmpty == true { menu.items.removeLast() }
    return menu
  }

  /// Parses the last line of an endless stream of blocks, or blocks without a stream; returns `nil`
  /// if there are none.
  static func i3bar(_ text: String) -> PrintedMenu? {
    let blocks = lastBlocks(text)
    guard let blocks else { return nil }
    let items = blocks.compactMap(item)
    var menu = PrintedMenu(items: items)
    // One line shows all of them, as the bar does.
    let parts = items.map(\.runs)
    if let first = parts.first {
      let bar = ArchivedText.Run(.verbatim(" │ "), style: TextStyle(foreground: .secondary))
      menu.line = PrintedItem(runs: parts.dropFirst().reduce(first) { $0 + [bar] + $1 })
    }
    menu.short = blocks.first { !($0.fullText ?? "").trimmed.isEmpty }.flatMap { block in
      block.shortText.map { PrintedItem(runs: runs($0, of: block)) }
    }
    return menu
  }

  /// Returns whether an output begins with i3bar's stream, which has no end: a header, then an
  /// array.
  static func beginsStream(_ text: some StringProtocol) -> Bool {
    let head = text.trimmed.prefix(512)
    guard head.hasPrefix("{"), head.contains("\"version\""),
      let end = head.firstIndex(of: "}")
    else { return false }
    return head[head.index(after: end)...].trimmed.first == "["
  }

  /// Returns the names of the members of an object, or of the object in the last line; `nil` if
  /// there is none.
  static func keys(_ text: String) -> Set<String>? {
    last([String: Ignored].self, in: text).map { Set($0.keys) }
  }

  /// Returns whether a text is a list of i3bar blocks.
  static func isBlocks(_ text: String) -> Bool {
    decoded([Block].self, text)?.contains { $0.fullText != nil } ?? false
  }

  /// Returns whether a text is JSON of any kind.
  static func isJSON(_ text: String) -> Bool { decoded(Ignored.self, text) != nil }

  private static func lastBlocks(_ text: String) -> [Block]? {
    if let blocks = decoded([Block].self, text) { return blocks }
    var single: [Block] = []
    let lines = text.split(whereSeparator: \.isNewline).suffix(ReadLimits.lines)
    for line in lines.reversed() {
      let bare = line.trimmed.drop { $0 == "," || $0.isWhitespace }
      let array = bare.last == "," ? bare.dropLast() : bare
      // The stream's own bracket may precede the first line.
      for text in [array, array.dropFirst()] where text.hasPrefix("[") {
        if let blocks = decoded([Block].self, text) { return blocks }
      }
      if let block = decoded(Block.self, array), block.fullText != nil {
        single.insert(block, at: 0)
      }
    }
    return single.isEmpty ? nil : single
  }

  private static func item(_ block: Block) -> PrintedItem? {
    guard let text = block.fullText, !text.trimmed.isEmpty else { return nil }
    var item = PrintedItem(runs: runs(text, of: block))
    if block.urgent == true { item.markUrgent() }
    return item
  }

  private static func runs(_ text: String, of block: Block) -> [ArchivedText.Run] {
    var style = TextStyle()
    style.foreground = block.color.flatMap { PrintedColor.color(named: $0) } ?? .primary
    style.background = block.background.flatMap { PrintedColor.color(named: $0) }
    let markup = block.markup == "pango" ? PangoText.runs(text, style: style) : nil
    return markup ?? AnsiText.runs(text, style: style)
  }

  private static func lines(_ text: String) -> [[ArchivedText.Run]] {
    let text = String(text.prefix(ReadLimits.lineBytes))
    if let runs = PangoText.runs(text) { return RunText.lines(runs) }
    // Without markup the text may have colours of a terminal.
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix(ReadLimits.lines).map { AnsiText.runs($0) }
  }

  private static func colored(
    _ runs: [ArchivedText.Run],
    _ color: ArchivedColor?
  ) -> [ArchivedText.Run] {
    guard let color else { return runs }
    return runs.map { run in
      var run = run
      if run.style.foreground == .primary { run.style.foreground = color }
      return run
    }
  }

  private static func last<Value: Decodable>(_ type: Value.Type, in text: String) -> Value? {
    if let whole = decoded(type, text) { return whole }
    let lines = text.split(whereSeparator: \.isNewline).suffix(ReadLimits.lines)
    return lines.reversed().lazy.compactMap { decoded(type, $0) }.first
  }

  private static func decoded<Value: Decodable>(
    _ type: Value.Type,
    _ text: some StringProtocol
  ) -> Value? {
    guard let first = text.trimmed.first, first == "{" || first == "[" else { return nil }
    return try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

/// Recognizes the endless stream that programs for i3bar print; the host reads each picture when it
/// arrives.
package enum StatusStream {
  /// Returns whether an output begins with the stream's header and the opening bracket of its list.
  package static func begins(_ text: some StringProtocol) -> Bool { StatusJSON.beginsStream(text) }
}

/// A module of waybar (waybar-custom(5), *return-type: json*).
private struct Module: Decodable {
  let text: String?
  let tooltip: String?
  let percentage: Double?
  private let classes: [String]

  private enum CodingKeys: String, CodingKey { case text, tooltip, percentage, alt, `class` }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decodeIfPresent(LooseText.self, forKey: .text)?.text
    tooltip = try container.decodeIfPresent(LooseText.self, forKey: .tooltip)?.text
    percentage = (try container.decodeIfPresent(LooseText.self, forKey: .percentage)?.text)
      .flatMap(Double.init)
    let several = try? container.decodeIfPresent([String].self, forKey: .class)
    let one = try? container.decodeIfPresent(String.self, forKey: .class)
    classes = (several ?? one.map { [$0] } ?? []).map { $0.lowercased() }
  }

  /// The colours for class names that most style sheets use.
  private static let colors: [(words: [String], color: ArchivedColor)] = [
    (["critical", "urgent", "error", "failed", "danger", "high"], ArchivedColor(.system(.red))),
    (["warning", "warn", "medium", "late", "stale"], ArchivedColor(.system(.orange))),
    (["good", "ok", "success", "connected", "charging"], ArchivedColor(.system(.green))),
    (["muted", "disabled", "disconnected", "off", "inactive", "old"], .secondary),
  ]

  var color: ArchivedColor? {
    Self.colors.first { entry in classes.contains { entry.words.contains($0) } }?.color
  }
}

/// A block of the i3bar protocol.
private struct Block: Decodable {
  let fullText: String?
  let shortText: String?
  let color: String?
  let background: String?
  let markup: String?
  let urgent: Bool?

  private enum CodingKeys: String, CodingKey {
    case fullText = "full_text"
    case shortText = "short_text"
    case color, background, markup, urgent
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    fullText = try container.decodeIfPresent(LooseText.self, forKey: .fullText)?.text
    shortText = try container.decodeIfPresent(LooseText.self, forKey: .shortText)?.text
    color = try? container.decodeIfPresent(String.self, forKey: .color)
    background = try? container.decodeIfPresent(String.self, forKey: .background)
    markup = try? container.decodeIfPresent(String.self, forKey: .markup)
    urgent = try? container.decodeIfPresent(Bool.self, forKey: .urgent)
  }
}

/// A text, a number or a Boolean, since scripts print values of any of these types.
private struct LooseText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.text = text
    } else if let isOn = try? container.decode(Bool.self) {
      text = isOn ? "true" : "false"
    } else if let whole = try? container.decode(Int64.self) {
      text = "\(whole)"
    } else {
      text = "\(try container.decode(Double.self))"
    }
  }
}

/// A JSON value of any kind, whose content is ignored.
private struct Ignored: Decodable {
  init(from decoder: any Decoder) {}
}
