/// The values of a small YAML file: a mapping whose values are texts, lists of texts, or lists of flat mappings.
///
/// That is what programs write for a record. Anchors, tags of types and deeper structures are faults.
struct YAMLRecord {
  enum Value: Equatable {
    case text(String)
    case texts([String])
    case mappings([[String: String]])
  }

  struct Fault: Error, Equatable {
    /// From 1.
    let line: Int
    let message: String
  }

  private(set) var values: [String: Value] = [:]
  /// The line of each name, from 1.
  private(set) var lines: [String: Int] = [:]

  init(_ text: String) throws(Fault) {
    var scalars = YAMLScalars(text)
    while let line = scalars.nextLine() {
      guard line.indentation == 0, let (name, rest) = YAMLScalars.key(line.text) else {
        throw scalars.fault("no name and colon where one has to be")
      }
      lines[name] = scalars.number
      values[name] = try Self.value(rest, &scalars)
    }
  }

  /// The text of a name; empty where it is missing, and for `null`.
  func text(_ name: String) -> String {
    guard case .text(let text) = values[name] else { return "" }
    return text == "null" || text == "~" ? "" : text
  }

  /// The texts of a list; `nil` where the value is none.
  func texts(_ name: String) -> [String]? {
    switch values[name] {
    case .texts(let texts): texts
    case .text(""), .text("null"), nil: []
    case .text, .mappings: nil
    }
  }

  private static func value(_ rest: Substring, _ scalars: inout YAMLScalars) throws(Fault) -> Value
  {
    if rest.first == "[" { return .texts(try scalars.flow(rest)) }
    if rest == "{}" { return .text("") }
    guard rest.isEmpty, let item = scalars.peekLine(), item.text.first == "-",
      YAMLScalars.item(item.text) != nil
    else {
      return .text(try scalars.scalar(rest, below: 0))
    }
    var texts: [String] = []
    var mappings: [[String: String]] = []
    while let line = scalars.peekLine(), line.indentation >= item.indentation,
      let rest = YAMLScalars.item(line.text)
    {
      _ = scalars.nextLine()
      if let pair = YAMLScalars.key(rest), rest.first != "\"", rest.first != "'" {
        let column = line.indentation + line.text.count - rest.count
        mappings.append(try mapping(pair, at: column, &scalars))
      } else {
        texts.append(try scalars.scalar(rest, below: line.indentation))
      }
    }
    guard texts.isEmpty || mappings.isEmpty else {
      throw scalars.fault("a list of texts and of mappings")
    }
    return mappings.isEmpty ? .texts(texts) : .mappings(mappings)
  }

  private static func mapping(
    _ first: (name: String, rest: Substring),
    at column: Int,
    _ scalars: inout YAMLScalars
  ) throws(Fault) -> [String: String] {
    var mapping = [first.name: try scalars.scalar(first.rest, below: column)]
    while let line = scalars.peekLine(), line.indentation == column,
      let pair = YAMLScalars.key(line.text)
    {
      _ = scalars.nextLine()
      mapping[pair.name] = try scalars.scalar(pair.rest, below: line.indentation)
    }
    return mapping
  }
}
