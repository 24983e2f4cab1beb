/// An output that is meant to be read by another program and cannot be drawn.
enum ForeignText: Equatable, Sendable {
  /// JSON in no known format, with the names of its members.
  case json(keys: [String])
  case html
  case xml
  /// Prometheus' text format (the page *Exposition formats*).
  case metrics

  /// Recognizes an output that is meant for another program by its first lines; returns `nil` if
  /// the text can be shown.
  static func recognised(_ lines: some Collection<Substring>) -> ForeignText? {
    guard let first = lines.first(where: { !$0.trimmed.isEmpty })?.trimmed.lowercased() else {
      return nil
    }
    if first.hasPrefix("<?xml") { return .xml }
    let elements = [
      "!doctype html", "html", "head", "body", "div", "table", "ul", "ol", "p", "h1", "style",
      "script",
    ]
    if elements.contains(where: { first.hasPrefix("<\($0)>") || first.hasPrefix("<\($0) ") }) {
      return .html
    }
    return lines.prefix(ReadLimits.lines).contains(where: isMetricType) ? .metrics : nil
  }

  /// Returns whether a line has the form `# TYPE NAME counter`.
  private static func isMetricType(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", maxSplits: 4)
    return words.count == 4 && words[0] == "#" && words[1] == "TYPE"
      && ["counter", "gauge", "histogram", "summary", "untyped"].contains(words[3].trimmed)
  }

  /// The predicate of an error message; the program's name is put before it.
  var message: String {
    switch self {
    case .json(let keys):
      keys.isEmpty
        ? "printed JSON that is not an archive"
        : "printed JSON that is not an archive: it has "
          + keys.prefix(4).map { "“\(SafeWords.text($0.prefix(40)))”" }.joined(separator: ", ")
          + (keys.count > 4 ? " and \(keys.count - 4) more" : "")
    case .html: "printed HTML, which cannot be drawn as a widget"
    case .xml: "printed XML, which cannot be drawn as a widget"
    case .metrics: "printed metrics of Prometheus, which cannot be drawn as a widget"
    }
  }

  var hint: String {
    switch self {
    case .json:
      "extract the text to show, for example with jq -r, or print an archive (the page Archive); '--as text' draws the JSON unchanged"
    case .html:
      "convert it to text first, for example with 'w3m -dump -T text/html'; '--as text' draws the HTML unchanged"
    case .xml:
      "extract the text to show, for example with xmllint --xpath; '--as text' draws the XML unchanged"
    case .metrics:
      "select lines, for example with grep or awk; '--as text' draws all of them unchanged"
    }
  }
}
