/// A column that a list in CSV may have; the first line of the file names the columns.
enum CSVColumn: String, CaseIterable {
  case name, notes, list, due, dueTime, start, priority, completed, completedAt, addedAt,
    modifiedAt, tags, url, identity

  /// The names by which the column is recognised, in lower case and without spaces and punctuation.
  private var names: Set<String> {
    switch self {
    case .name:
      ["title", "name", "task", "taskname", "todo", "reminder", "summary", "subject", "content"]
    case .notes: ["notes", "note", "body", "description", "comment", "comments", "details"]
    case .list: ["list", "listname", "project", "folder", "calendar"]
    case .due: ["due", "duedate", "dueon", "dueat", "deadline"]
    case .dueTime: ["duetime"]
    case .start: ["start", "startdate", "deferdate", "deferuntil", "scheduled"]
    case .priority: ["priority", "importance"]
    case .completed:
      ["completed", "iscompleted", "done", "isdone", "complete", "status", "finished"]
    case .completedAt:
      [
        "completiondate", "completeddate", "completedat", "completedon", "datecompleted",
        "completedtime",
      ]
    case .addedAt:
      [
        "creationdate", "created", "createdat", "createddate", "createdon", "datecreated", "added",
        "dateadded",
      ]
    case .modifiedAt:
      [
        "modificationdate", "modified", "modifiedat", "lastmodified", "updated", "updatedat",
        "lastupdated",
      ]
    case .tags: ["tags", "tag", "labels", "categories"]
    case .url: ["url", "link"]
    case .identity: ["id", "uuid", "externalid", "identifier", "taskid"]
    }
  }

  /// Returns the column with a name in any spelling, such as `Due Date` or `due_date`; `nil` for an
  /// unknown name.
  init?(header: String) {
    let letters = String(header.lowercased().filter { $0.isLetter || $0.isNumber })
    guard let column = Self.allCases.first(where: { $0.names.contains(letters) }) else {
      return nil
    }
    self = column
  }
}

/// The first line of a list in CSV.
struct CSVHeader {
  let separator: UInt8
  /// The index of each column; if several have the same meaning, the first is used.
  private let positions: [CSVColumn: Int]
  let count: Int
  /// The names of columns that widgetctl does not use.
  let unknown: [String]

  /// Parses the first line; returns `nil` without a column for the to-do's name, or without any
  /// other known column.
  init?(_ line: String) {
    let bytes = Array(line.utf8.prefix(Self.maximumBytes))
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    // The separator that results in the most columns is used.
    let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var best: (separator: UInt8, cells: [String]) = (separators[0], [])
    for separator in separators {
      var rows = CSVRows(text, separator: separator)
      guard let row = rows.next(), !row.isOpen, row.cells.count > best.cells.count else { continue }
      best = (separator, row.cells)
    }
    var positions: [CSVColumn: Int] = [:]
    var unknown: [String] = []
    for (index, cell) in best.cells.enumerated() {
      if let column = CSVColumn(header: cell) {
        if positions[column] == nil { positions[column] = index }
      } else if !cell.isEmpty {
        unknown.append(cell)
      }
    }
    guard positions[.name] != nil, positions.count > 1 else { return nil }
    (separator, count, self.positions, self.unknown) = (
      best.separator, best.cells.count, positions, unknown
    )
  }

  /// The most bytes of the file's first line, which contains the names of the columns.
  private static let maximumBytes = 8_192

  /// Returns the text of a column in a row; empty if the row does not have the column.
  func text(_ column: CSVColumn, _ cells: [String]) -> String {
    guard let index = positions[column], index < cells.count else { return "" }
    return cells[index]
  }
}
