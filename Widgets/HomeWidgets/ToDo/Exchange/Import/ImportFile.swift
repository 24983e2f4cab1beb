import ToDoFormats

/// The user's options for an import, such as the format, the time zone, and the treatment of
/// conflicts.
struct ImportOptions: Sendable {
  /// The name of the file's format; `nil` if it is to be recognized.
  var form: String?
  /// The list for to-dos for which the file names none; `nil` for no list.
  var list: String?
  /// The identifier of the time zone for times without one; `nil` for the user's.
  var zone: String?
  var charset: String?
  /// Whether the import is only a trial run, which stores nothing.
  var isDryRun = false
  /// Whether an invalid record is skipped, or read as far as possible; otherwise it stops the
  /// import.
  var keepsGoing = false
  /// Whether the file's value is used for a field that was changed both in the file and in the
  /// list; otherwise the list's value.
  var takesTheirs = false
}

/// A file that was read and parsed, and is to be imported.
struct ImportFile: Sendable {
  /// The name of the file in messages.
  let name: String
  /// The path under which the file is stored as a source of to-dos.
  let path: String
  let charset: ImportCharset
  let form: any ToDoFormat
  let settings: FormatSettings
  /// The list for to-dos for which the file names none; `nil` for no list.
  let list: String?
  let document: ReadDocument
  /// The SHA-256 digest of the file's bytes.
  let digest: String

  /// The records to import; of several records with the same identity, only the last one.
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

  /// The lines of records that are not imported because a later one has the same identity.
  var again: [Int] {
    let kept = Set(records.map(\.index))
    return document.records.indices.filter { !kept.contains($0) }.map { document.records[$0].line }
  }

  /// The errors in the file, sorted by line.
  var faults: [FormatFault] {
    (document.faults + document.records.compactMap(\.fault)).sorted { $0.line < $1.line }
  }
}
