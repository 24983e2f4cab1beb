import ToDoFormats

/// The user's choices for an import.
struct ImportOptions: Sendable {
  /// The name of the form; `nil` for the one that is recognised.
  var form: String?
  /// The list of to-dos that have none.
  var list: String?
  /// The zone of times without one; `nil` for the reader's.
  var zone: String?
  var charset: String?
  /// Whether nothing is written.
  var isDryRun = false
  /// Whether an invalid record is left out, or read as far as possible, instead of ending the import.
  var keepsGoing = false
  /// Whether the file's value wins a conflict.
  var takesTheirs = false
}

/// A file of to-dos that was read and is not imported yet.
struct ImportFile: Sendable {
  /// The file as messages name it.
  let name: String
  /// The file as its source is known by.
  let path: String
  let charset: ImportCharset
  let form: any ToDoFormat
  let settings: FormatSettings
  /// The list of to-dos that have none.
  let list: String?
  let document: ReadDocument
  /// The SHA-256 of its bytes.
  let digest: String

  /// The records to import; of several with the same identity only the last one is included.
  let records: [(index: Int, record: ReadRecord)]

  init(
    name: String,
    path: String,
    charset: ImportCharset,
    form: any ToDoFormat,
    settings: FormatSettings,
    list: String?,
    document: ReadDocument,
    digest: String
  ) {
    self.name = name
    self.path = path
    self.charset = charset
    self.form = form
    self.settings = settings
    self.list = list
    self.document = document
    self.digest = digest
    var last: [String: Int] = [:]
    for (index, record) in document.records.enumerated() {
      if let identity = record.toDo.identity { last[identity] = index }
    }
    records = document.records.enumerated().filter { index, record in
      record.toDo.identity.map { last[$0] == index } ?? true
    }.map { (index: $0.offset, record: $0.element) }
  }

  /// The lines of those that come again.
  var again: [Int] {
    let kept = Set(records.map(\.index))
    return document.records.indices.filter { !kept.contains($0) }.map { document.records[$0].line }
  }

  /// The faults of the file, in the order of its lines.
  var faults: [FormatFault] {
    (document.faults + document.records.compactMap(\.fault)).sorted { $0.line < $1.line }
  }
}
