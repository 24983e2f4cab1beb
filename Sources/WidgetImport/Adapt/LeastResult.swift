/// The simplest value of a result's type, which omitted code returns so that its callers can
/// continue.
struct LeastResult {
  /// The greatest nesting depth of types; deeper ones have no such value.
  private static let maximumDepth = 8

  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal",
  ]
  private static let texts: Set = [
    "String", "Substring", "LocalizedStringKey", "LocalizedStringResource",
  ]

  /// The cases of authors' enumerations that mean an unknown or absent value.
  var cases = DefaultCases()

  /// Returns an expression of the simplest value of a type; `nil` if any value would be arbitrary.
  func expression(of type: String) -> String? { expression(of: type[...], depth: 0) }

  private func expression(of written: Substring, depth: Int) -> String? {
    let type = written.trimmed
    guard depth < Self.maximumDepth, let last = type.last, !Self.isFunction(type) else {
      return nil
    }
    if last == "?" || last == "!" { return "nil" }
    switch type.first {
    case "[":
      // A dictionary has its colon outside of other brackets.
      return Self.parts(of: type.dropFirst().dropLast(), at: ":").count > 1 ? "[:]" : "[]"
    case "(": return tuple(type.dropFirst().dropLast(), depth: depth)
    default: return named(type)
    }
  }

  private func tuple(_ elements: Substring, depth: Int) -> String? {
    let values = Self.parts(of: elements, at: ",").map { element in
      // `name: Type` has its type behind the colon.
      expression(of: Self.parts(of: element, at: ":").last ?? "", depth: depth + 1)
    }
    let known = values.compactMap(\.self)
    return known.count == values.count ? "(\(known.joined(separator: ", ")))" : nil
  }

  private func named(_ type: Substring) -> String? {
    let module = ["Swift.", "SwiftUI.", "Foundation."].first { type.hasPrefix($0) } ?? ""
    let name = String(type.dropFirst(module.count))
    switch name {
    case _ where Self.numbers.contains(name): return "0"
    case _ where Self.texts.contains(name): return "\"\""
    case "Bool": return "false"
    case "Text": return "SwiftUI.Text(\(LeftOutCode.sign))"
    case "Image": return LeftOutCode.sign
    case "AnyView": return "SwiftUI.AnyView(\(LeftOutCode.sign))"
    case _ where name.hasPrefix("Set<"): return "[]"
    default: return cases[name].map { ".\($0)" }
    }
  }

  private static func isFunction(_ type: Substring) -> Bool {
    parts(of: type, at: "-").dropFirst().contains { $0.first == ">" }
  }

  /// Splits a text at the separators that are outside of brackets.
  private static func parts(of text: Substring, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var before: Character = " "
    for place in text.indices {
      let character = text[place]
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where before != "-": depth -= 1
      case separator where depth == 0:
        parts.append(text[start..<place])
        start = text.index(after: place)
      default: break
      }
      before = character
    }
    return parts + [text[start...]]
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}

/// The enumerations in sources with a case for an unknown or absent value, by their names.
struct DefaultCases {
  /// The names of cases that mean an unknown or absent value; if an enumeration has several, the
  /// first one is used.
  private static let names = ["default", "none", "unknown", "undefined", "unspecified"]

  private var cases: [String: String] = [:]

  /// Adds the enumerations that a source declares, if they have a case for an unknown value.
  mutating func add(_ words: SwiftWords) {
    for place in words.words.indices where words.text(at: place) == "enum" {
      let name = words.text(at: place + 1)
      guard cases[name] == nil,
        let open = (place + 2..<min(place + 64, words.words.count)).first(where: {
          words.text(at: $0) == "{"
        })
      else { continue }
      cases[name] = Self.names.first {
        Self.hasCase($0, in: open..<words.place(behind: open), words)
      }
    }
  }

  subscript(type: String) -> String? { cases[type] }

  /// Returns whether a name is declared after `case`, without associated values, or after
  /// `static let`.
  private static func hasCase(_ name: String, in body: Range<Int>, _ words: SwiftWords) -> Bool {
    body.contains { place in
      guard words.text(at: place) == name else { return false }
      let isQuoted = words.text(at: place - 1) == "`"
      let behind = words.text(at: isQuoted ? place + 2 : place + 1)
      var before = isQuoted ? place - 2 : place - 1
      if ["let", "var"].contains(words.text(at: before)) {
        return words.text(at: before - 1) == "static"
      }
      while before > body.lowerBound, words.text(at: before) != "case" {
        let word = words.text(at: before)
        // Names, and the raw values that others have.
        guard
          [",", "`", "=", "-"].contains(word) || word.first?.isLetter == true
            || word.first?.isNumber == true
        else { return false }
        before -= 1
      }
      return before > body.lowerBound && behind != "(" && behind != ":"
    }
  }
}
