/// A content line of a vCard: `item1.TEL;TYPE=work,voice:+90 212 555`.
struct VCardLine: Sendable {
  /// The name of the property in capitals, without a group before it.
  let name: String
  /// The parameters with names in capitals and unchanged values.
  let parameters: [(name: String, values: [String])]
  /// The value as written, with its escapes.
  let value: String

  /// Returns the content lines of a text; a line that begins with a blank continues the previous
  /// one (RFC 6350, 3.2).
  ///
  /// Lines without a colon are left out, and at most `limit` lines are read.
  static func lines(of text: String, limit: Int) -> [VCardLine] {
    var logical: [Substring] = []
    var joined: [Int: String] = [:]
    let physical = text.split(maxSplits: limit, omittingEmptySubsequences: true) { $0.isNewline }
    for line in physical.prefix(limit) {
      if let first = line.first, first == " " || first == "\t", !logical.isEmpty {
        joined[logical.count - 1, default: String(logical[logical.count - 1])] += line.dropFirst()
      } else {
        logical.append(line)
      }
    }
    return logical.indices.compactMap { VCardLine(joined[$0] ?? String(logical[$0])) }
  }

  private init?(_ line: String) {
    var isQuoted = false
    let colon = line.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ":" && !isQuoted
    }
    guard let colon else { return nil }
    let parts = Self.split(line[..<colon], at: ";")
    let name = parts[0].split(separator: ".").last ?? ""
    guard !name.isEmpty else { return nil }
    self.name = name.uppercased()
    parameters = parts.dropFirst().map { part in
      guard let equals = part.firstIndex(of: "=") else {
        // Version 3 of some programs: `TEL;HOME;VOICE:`.
        return (name: "TYPE", values: [String(part)])
      }
      let values = Self.split(part[part.index(after: equals)...], at: ",")
      return (
        name: part[..<equals].uppercased(),
        values: values.map { String($0).filter { $0 != "\"" } }
      )
    }
    value = String(line[line.index(after: colon)...])
  }

  private static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var isQuoted = false
    return text.split(omittingEmptySubsequences: false) { character in
      if character == "\"" { isQuoted.toggle() }
      return character == separator && !isQuoted
    }
  }
}

extension VCardLine {
  /// Returns the values of a parameter such as `TYPE`, which may occur several times.
  func values(of name: String) -> [String] {
    parameters.filter { $0.name == name }.flatMap(\.values)
  }

  /// The preference of the value: 1 is the highest; 101 if none is given (RFC 6350, 5.3;
  /// `TYPE=pref` of version 3).
  var preference: Int {
    if let written = values(of: "PREF").first.flatMap({ Int($0) }) {
      return min(max(written, 1), 100)
    }
    return values(of: "TYPE").contains { $0.lowercased() == "pref" } ? 1 : 101
  }

  /// The value as text, without its escapes.
  var text: String { Self.unescaped(value[...]) }

  /// The components of a value such as `N` or `ADR`, which are separated by semicolons without a
  /// backslash.
  var parts: [String] {
    var parts: [Substring] = []
    var start = value.startIndex
    var isEscaped = false
    for index in value.indices {
      if isEscaped {
        isEscaped = false
      } else if value[index] == "\\" {
        isEscaped = true
      } else if value[index] == ";" {
        parts.append(value[start..<index])
        start = value.index(after: index)
      }
    }
    return (parts + [value[start...]]).map(Self.unescaped)
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" || character == "N" ? " " : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
