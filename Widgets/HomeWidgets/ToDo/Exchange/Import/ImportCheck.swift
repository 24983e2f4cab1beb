import ToDoFormats
import WidgetIntents

/// Checks the records of all files before the first file is imported.
///
/// It throws an error if a record is too large or, unless `keepsGoing`, invalid.
struct ImportCheck {
  let files: [ImportFile]
  let keepsGoing: Bool

  init(_ files: [ImportFile], keepsGoing: Bool) {
    self.files = files
    self.keepsGoing = keepsGoing
  }

  func check() throws(ExchangeError) {
    for file in files {
      for (_, record) in file.records {
        let bytes = record.raw.parts.reduce(0) { $0 + $1.utf8.count }
        if bytes > KeptRecord.maximumLongBytes {
          throw .recordTooLarge(
            file: file.name,
            line: record.line,
            limit: KeptRecord.maximumLongBytes
          )
        }
      }
    }
    guard !keepsGoing else { return }
    let all = files.flatMap { file in file.faults.map { $0.sentence(in: file.name) } }
    guard !all.isEmpty else { return }
    throw .faults(
      Array(all.prefix(ExchangeError.maximumLines)),
      count: all.count,
      readable: files.reduce(0) { $0 + $1.records.count }
    )
  }
}

extension FormatFault {
  /// Returns the error with its file and line, for example `todo.txt:3: not a date, found "x"`.
  func sentence(in file: String) -> String {
    let found = ReadToDo.line(found)
    return "\(file):\(line): \(message)"
      + String(english: ", found \"\(found)\"", turkish: ", bulunan: \"\(found)\"")
  }
}
