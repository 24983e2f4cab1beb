/// The to-dos in the files of a folder.
///
/// Each file contains one UID, so a to-do and its steps are in several files.
package struct ItemCollection: Sendable {
  /// A file of the folder, with its name and its text.
  package struct File: Equatable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A to-do, and the names of the files that contain it.
  package struct Item: Equatable, Sendable {
    package var record: ReadRecord
    /// For each part of the to-do's record, the name of the file that contains the part.
    package var files: [String]

    /// The to-do's UID; if it has none, `file:` and the name of the first file.
    package var identity: String { record.toDo.identity ?? "file:" + (files.first ?? "") }
  }

  /// A change of one file: its new contents, or its removal.
  package enum Change: Equatable, Sendable {
    case write(File)
    case remove(String)
  }

  /// The items, sorted by file name; if two have the same UID, the second has a fault.
  package private(set) var items: [Item] = []
  /// The errors in files that could not be read, by file name; lines are counted within the file.
  package private(set) var faults: [String: FormatFault] = [:]
  private var files: [String: [Piece]] = [:]
  /// The names of all files in lower case, which the files of new items must not have.
  private let takenNames: Set<String>
  private let settings: FormatSettings

  /// A piece of a file's text; the pieces in order are the whole text.
  enum Piece {
    case text(String)
    case part(Int, ofItem: Int)
  }

  /// Reads the files of a folder together, because a to-do and its steps can be in several files.
  package init(_ files: [File], _ settings: FormatSettings) {
    self.settings = settings
    takenNames = Set(files.map { $0.name.lowercased() })
    let files = files.sorted { $0.name < $1.name }
    var whole: [(file: File, count: Int, line: Int)] = []
    var text = ""
    var line = 0
    for file in files {
      let scan = CalendarScan(file.text)
      guard ICalendar().recognizes(file.text[...].utf8), scan.version?.hasPrefix("1") != true else {
        faults[file.name] = FormatFault(line: 1, "no iCalendar file", found: file.text.prefix(20))
        continue
      }
      if let fault = scan.faults.first {
        faults[file.name] = fault
        continue
      }
      let count = scan.pieces.count { if case .component = $0 { true } else { false } }
      guard count > 0 else { continue }
      whole.append((file, count, line))
      let added = file.text.hasSuffix("\n") ? file.text : file.text + "\n"
      text += added
      line += added.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    read(whole, text)
  }

  private mutating func read(_ whole: [(file: File, count: Int, line: Int)], _ text: String) {
    guard let document = try? ICalendar().read(text, settings) else { return }
    let names = whole.flatMap { [String](repeating: $0.file.name, count: $0.count) }
    let lines = Dictionary(
      whole.map { ($0.file.name, $0.line) },
      uniquingKeysWith: { first, _ in first }
    )
    var places = [[Int]](repeating: [], count: document.records.count)
    var parts: [(part: Int, record: Int)] = []
    for case .part(let part, let record) in document.pieces {
      if parts.count < names.count { places[record].append(parts.count) }
      parts.append((part, record))
    }
    for (record, places) in zip(document.records, places) {
      var record = record
      let files = places.map { names[$0] }
      // Lines are counted within the file.
      if let fault = record.fault, let file = files.first {
        record.fault?.line = max(fault.line - (lines[file] ?? 0), 1)
        if let twin = record.twin, let other = whole.last(where: { $0.line < twin }),
          other.file.name != file
        {
          record.fault?.message = "the UID of the to-do in \(other.file.name)"
        }
        faults[file] = record.fault
      }
      items.append(Item(record: record, files: files))
    }
    var next = parts.makeIterator()
    for (file, _, _) in whole {
      files[file.name] = CalendarScan(file.text).pieces.compactMap { piece in
        switch piece {
        case .text(let text): .text(text)
        case .component: next.next().map { .part($0.part, ofItem: $0.record) }
        }
      }
    }
  }

  /// The items by their identities; see `Item.identity`.
  package var itemsByIdentity: [String: Item] {
    Dictionary(items.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the folder's to-dos for a comparison with widgetctl's list, by identity.
  ///
  /// - Parameter seen: The names of each to-do's files at the time when folder and list were last
  ///   equal, by identity.
  /// - Returns: The to-dos of the folder by identity; those with unreadable files are
  ///   `.unreadable`.
  package func there(_ seen: [String: [String]]) -> [String: NeighbourDecision.There] {
    var there: [String: NeighbourDecision.There] = [:]
    for (identity, files) in seen where files.contains(where: { faults[$0] != nil }) {
      there[identity] = .unreadable
    }
    for item in items {
      let isSound = !item.files.contains { faults[$0] != nil }
      if there[item.identity] == nil {
        there[item.identity] = isSound ? .present(item.record.toDo) : .unreadable
      }
    }
    return there
  }

  /// The edit that calculates changes of the folder's files.
  package var edit: CollectionEdit { CollectionEdit(items, files, takenNames, settings) }
}
