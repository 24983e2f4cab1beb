import WidgetRender
import Wire

/// The words for types in the tables of a page.
struct TypeWords {
  /// Whether types have their names in source code; otherwise they have English words.
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

  /// Returns the type's name with the types that enclose it, such as `ArchivedGrid.Row`.
  static func name(of type: any Wired.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst()
      .filter { !$0.hasPrefix("(") && !$0.hasPrefix("$") }.joined(separator: ".")
  }

  /// Returns a type's name as English words, such as `grid row` for `ArchivedGrid.Row`.
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
  /// Returns the names and bytes of an enumeration whose cases have no fields; `nil` for another
  /// type.
  static func words(of type: any Wired.Type) -> [(tag: Int, name: String)]? {
    (type as? any WiredName.Type)?.words ?? (type as? any WiredWord.Type)?.words
  }
}
