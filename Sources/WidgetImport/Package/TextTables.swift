/// The `.strings` and `.stringsdict` files of a program: those of one name and language become one
/// table.
struct TextTables {
  struct Table {
    /// The path of the table, relative to the program's folder.
    let path: String
    fileprivate var strings: String?
    fileprivate var plurals: String?
  }

  private(set) var tables: [Table] = []
  private var places: [String: Int] = [:]

  static func areIn(_ file: String) -> Bool {
    file.hasSuffix(".strings") || file.hasSuffix(".stringsdict")
  }

  /// Adds a file; of two with the same path the first one counts.
  mutating func add(_ file: String, as path: String) {
    let hasPlurals = path.hasSuffix(".stringsdict")
    let name = path.dropLast(hasPlurals ? ".stringsdict".count : ".strings".count) + ".strings"
    let place = places[String(name)] ?? tables.count
    if place == tables.count {
      places[String(name)] = place
      tables.append(Table(path: String(name)))
    }
    if hasPlurals {
      tables[place].plurals = tables[place].plurals ?? file
    } else {
      tables[place].strings = tables[place].strings ?? file
    }
  }
}

extension TextTables.Table {
  /// Returns a link to the file if all of its values are texts, otherwise a table of the texts.
  ///
  /// So a program never reads values that would end it.
  func content(in tree: SourceTree) throws(ImportError) -> ImportedPackage.Item.Content {
    var table = StringTable()
    if let strings { try table.addStrings(of: strings, in: tree) }
    if let plurals { try table.addPlurals(of: plurals, in: tree) }
    if let strings, table.isPlain { return .link(strings) }
    return .text(table.text)
  }
}
