import ToDoFormats

/// Reads one file of a folder in which each record is a separate file.
struct FolderRecordForm: ToDoFormat {
  private let folder: any ToDoFolderFormat
  private let path: String

  init(_ folder: any ToDoFolderFormat, at path: String) {
    self.folder = folder
    self.path = path
  }

  var name: String { folder.name }

  func recognizes(_ text: Substring.UTF8View) -> Bool { folder.isRecord(path: path) }

  func read(_ text: String, _ settings: FormatSettings) throws(FormatRefusal) -> ReadDocument {
    folder.read(text, at: path, settings)
  }

  func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    folder.meaning(of: raw, settings)
  }
}
