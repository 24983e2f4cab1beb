/// The values in a small YAML file: a mapping whose values are texts, lists of texts, or lists of
/// flat mappings.
///
/// Programs that store each record in its own file write no other values. Anchors, tags of types
/// and deeper structures are faults.
struct YAMLRecord {
  enum Value: Equatable {
    case text(String)
    case texts([String])
    case mappings([[String: String]])
  }

  struct Fault: Error, Equatable {
    /// The number of the line with the error, from 1.
    let line: Int
    let message: String
  }

  private(set) var values: [String: Value] = [:]
  /// The line of each key, from 1.
  private(set) var lines: [String: Int] = [:]

  init(_ text: String) throws(Fault) {
    var reader = YAMLLines(text)
    while let line = reader.nextLine() {
      guard line.indentation == 0, let (name, rest) = YAMLLines.key(line.text) else {
        throw reader.fault("no name and colon where one has to be")
      }
      lines[name] = reader.number
      values[name] = try Self.value(rest, &reader)
    }
  }

  /// Returns the text of a key; empty if the key is missing, and for `null`.
  func text(_ name: String) -> String {
    guard case .text(let text) = values[name] else { return "" }
    return text == "null" || text == "~" ? "" : text
  }

  /// Returns the texts of a list; `nil` if the key's value is not a list.
  func texts(_ name: String) -> [String]? {
    switch values[name] {
    case .texts(let texts): texts
    case .text(""), .text("null"), nil: []
    case .text, .mappings: nil
    }
  }

  private static func value(_ rest: Substring, _ reader: inout YAMLLines) throws(Fault) -> Value {
    if rest.first == "[" { return .texts(try reader.flow(rest)) }
    if rest == "{}" { return .text("") }
    guard rest.isEmpty, let item = reader.peekLine(), item.text.first == "-",
      YAMLLines.item(item.text) != nil
    else {
      return .text(try reader.scalar(rest, below: 0))
    }
    var texts: [String] = []
    var mappings: [[String: String]] = []
    while let line = reader.peekLine(), line.indentation >= item.indentation,
      let rest = YAMLLines.item(line.text)
    {
      _ = reader.nextLine()
      if let pair = YAMLLines.key(rest), rest.first != "\"", rest.first != "'" {
        let column = line.indentation + line.text.count - rest.count
        mappings.append(try mapping(pair, at: column, &reader))
      } else {
        texts.append(try reader.scalar(rest, below: line.indentation))
      }
    }
    guard texts.isEmpty || mappings.isEmpty else {
      throw reader.fault("a list of texts and of mappings")
    }
    return mappings.isEmpty ? .texts(texts) : .mappings(mappings)
  }

  private static func mapping(
    _ first: (name: String, rest: Substring),
    at column: Int,
    _ reader: inout YAMLLines
  ) throws(Fault) -> [String: String] {
    var mapping = [first.name: try reader.scalar(first.rest, below: column)]
    while let line = reader.peekLine(), line.indentation == column,
      let pair = YAMLLines.key(line.text)
    {
      _ = reader.nextLine()
      mapping[pair.name] = try reader.scalar(pair.rest, below: line.indentation)
    }
    return mapping
  }
}
