/// The format of a folder that contains a separate file for each record.
///
/// The path of a file contains data of its record, such as its state or its identity. So a record's
/// raw text has the file's text as its only part, and the path within the folder as its
/// surroundings.
package protocol ToDoFolderFormat: Sendable {
  /// The name of the format for users, such as `dstask`.
  var name: String { get }

  /// Returns whether a folder has this format, judged by some of the paths in it.
  func recognizes(paths: [String]) -> Bool

  /// Returns whether the file at a path contains a record; other files are not opened.
  func isRecord(path: String) -> Bool

  /// Reads a file of the folder; the result has one record, or a fault with its line.
  func read(_ text: String, at path: String, _ settings: FormatSettings) -> ReadDocument

  /// Returns the to-do in a raw record of this format; `nil` if the text has another format.
  func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo?
}
