import WidgetRender

/// Parses text with Pango markup, which Linux status bars and GNOME's menus use: `<span
/// color='red'>`, `<b>`, `&amp;`.
enum PangoText {
  /// The greatest nesting depth of elements; a text with deeper ones is not treated as markup.
  private static let maximumDepth = 32

  /// Returns the text as styled runs; `nil` if it is not well-formed markup.
  static func runs(
    _ text: some StringProtocol,
    style: TextStyle = TextStyle()
  ) -> [ArchivedText.Run]? {
    var runs: [ArchivedText.Run] = []
    var open: [(name: Substring, style: TextStyle)] = []
    var rest = Substring(text)
    while let next = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      let current = open.last?.style ?? style
      runs += AnsiText.runs(rest[..<next], style: current)
      rest = rest[next...]
      if rest.first == "&" {
        guard let entity = entity(&rest) else { return nil }
        runs.append(ArchivedText.Run(.verbatim(entity), style: current))
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let tag = rest[rest.index(after: next)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.popLast()?.name == tag.dropFirst().trimmed else { return nil }
        continue
      }
      guard let element = Element(tag), open.count < maximumDepth else { return nil }
      if !element.isClosed { open.append((element.name, element.applied(to: current))) }
    }
    guard open.isEmpty else { return nil }
    return joined(runs + AnsiText.runs(rest, style: style))
  }

  /// Returns whether a text contains an element of markup, not just a `<`.
  static func isMarkup(_ text: some StringProtocol) -> Bool {
    text.contains("<") && text.contains("</") && runs(text) != nil
  }

  private static func joined(_ runs: [ArchivedText.Run]) -> [ArchivedText.Run] {
    runs.reduce(into: []) { joined, run in
      if let last = joined.last, last.style == run.style, case .verbatim(let text) = last.content,
        case .verbatim(let more) = run.content
      {
        joined[joined.count - 1].content = .verbatim(text + more)
      } else {
        joined.append(run)
      }
    }
  }

  /// Reads one of XML's own entities, or a character by its number; returns `nil` for anything
  /// else.
  private static func entity(_ rest: inout Substring) -> String? {
    guard let end = rest.prefix(12).firstIndex(of: ";") else { return nil }
    let name = rest[..<end].dropFirst()
    rest = rest[rest.index(after: end)...]
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
  }

  /// The opening tag of an element.
  private struct Element {
    let name: Substring
    /// Whether the tag closes itself; Pango accepts `<span/>`, but not `<br/>`.
    let isClosed: Bool
    private var attributes: [(name: Substring, value: Substring)] = []

    private static let names: Set<Substring> = [
      "b", "big", "i", "s", "small", "span", "sub", "sup", "tt", "u", "markup",
    ]

    init?(_ tag: Substring) {
      isClosed = tag.hasSuffix("/")
      var rest = isClosed ? tag.dropLast() : tag
      name = rest.prefix { !$0.isWhitespace }
      guard Self.names.contains(name) else { return nil }
      rest = rest.dropFirst(name.count).trimmed
      // Each iteration removes an attribute from the rest, so the loop ends.
      while let equals = rest.firstIndex(of: "=") {
        let key = rest[..<equals].trimmed
        rest = rest[rest.index(after: equals)...].trimmed
        guard let quote = rest.first, quote == "'" || quote == "\"",
          let end = rest.dropFirst().firstIndex(of: quote)
        else { return nil }
        attributes.append((key, rest.dropFirst()[..<end]))
        rest = rest[rest.index(after: end)...].trimmed
      }
      guard rest.isEmpty else { return nil }
    }

    func applied(to style: TextStyle) -> TextStyle {
      var style = style
      switch name {
      case "b": style.attributes.insert(.bold)
      case "i": style.attributes.insert(.italic)
      case "s": style.attributes.insert(.strikethrough)
      case "u": style.attributes.insert(.underline)
      default: break
      }
      for (name, value) in attributes { Self.apply(name, value.lowercased(), to: &style) }
      return style
    }

    private static func apply(_ name: Substring, _ value: String, to style: inout TextStyle) {
      func set(_ attribute: TextStyle.Attributes, _ isOn: Bool) {
        if isOn { style.attributes.insert(attribute) } else { style.attributes.remove(attribute) }
      }
      switch name {
      case "foreground", "fgcolor", "color":
        style.foreground = PrintedColor.color(named: value) ?? style.foreground
      case "background", "bgcolor":
        style.background = PrintedColor.color(named: value) ?? style.background
      case "weight", "font_weight":
        let heavy = ["semibold", "demibold", "bold", "ultrabold", "extrabold", "heavy", "black"]
        set(.bold, heavy.contains(value) || Int(value) ?? 0 >= 600)
      case "style", "font_style": set(.italic, value == "italic" || value == "oblique")
      case "underline": set(.underline, value != "none")
      case "strikethrough": set(.strikethrough, value == "true")
      case "alpha", "fgalpha", "foreground_alpha":
        let part =
          value.hasSuffix("%") ? Double(value.dropLast()) : Double(value).map { $0 / 655.35 }
        set(.dim, part.map { $0 <= 70 } ?? false)
      case "font", "font_desc":
        if value.contains("bold") { set(.bold, true) }
        if value.contains("italic") { set(.italic, true) }
      default: break
      }
    }
  }
}
