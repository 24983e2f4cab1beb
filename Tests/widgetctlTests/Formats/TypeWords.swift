import WidgetRender
import Wire

/// What a page calls a type.
struct TypeWords {
  /// Whether types have the names that the sources give them, else words of the page.
  let areNames: Bool

  private static var plain: [(any Wired.Type, String)] {
    [
      (String.self, "text"), (Bool.self, "flag"), (UInt8.self, "byte"), (WiredBytes.self, "bytes"),
      (Int.self, "whole number"), (Int64.self, "whole number"), (Int32.self, "whole number"),
      (Double.self, "number"), (WiredNumber.self, "any number"), (CellLength.self, "scaled length"),
    ]
  }

  func word(for type: any Wired.Type) -> String {
    if let known = Self.plain.first(where: { $0.0 == type }) { return known.1 }
    if let list = type as? any WiredList.Type { return "list of \(word(for: list.element))" }
    if let table = type as? any WiredTable.Type { return "table of \(word(for: table.element))" }
    let name = Self.name(of: type)
    return areNames ? "`\(name)`" : Self.words(of: name)
  }

  /// The type's name with those around it: `ArchivedGrid.Row`.
  static func name(of type: any Wired.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst()
      .filter { !$0.hasPrefix("(") && !$0.hasPrefix("$") }.joined(separator: ".")
  }

  /// `grid row` for `ArchivedGrid.Row`.
  private static func words(of name: String) -> String {
    let parts = name.split(separator: ".").map { part in
      ["Archived", "Cell"].first { part.hasPrefix($0) && part.count > $0.count }
        .map { part.dropFirst($0.count) } ?? part
    }
    var words = ""
    for letter in parts.joined() {
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
    return words.replacing("color", with: "colour")
  }
}

protocol WiredList {
  static var element: any Wired.Type { get }
}

extension Array: WiredList where Element: Wired {
  static var element: any Wired.Type { Element.self }
}

protocol WiredTable {
  static var element: any Wired.Type { get }
}

extension Dictionary: WiredTable where Key == String, Value: Wired {
  static var element: any Wired.Type { Value.self }
}

extension WiredName {
  fileprivate static var words: [(tag: Int, name: String)] {
    allCases.map { (Int($0.rawValue), $0.wireName) }
  }
}

extension WiredWord {
  fileprivate static var words: [(tag: Int, name: String)] {
    allCases.enumerated().map { ($0.offset, $0.element.rawValue) }
  }
}

enum Enumeration {
  /// The words of a type of a few cases without fields, each with its byte; `nil` for another type.
  static func words(of type: any Wired.Type) -> [(tag: Int, name: String)]? {
    (type as? any WiredName.Type)?.words ?? (type as? any WiredWord.Type)?.words
  }
}
