/// A form of a folder in which each record is a file of its own.
///
/// The path of a file contains a part of its record, such as its state or its identity. So a record's raw text has the
/// file as its only part, and the path in the folder as its surroundings.
package protocol ToDoFolderFormat: Sendable {
  /// The word by which users name it: `dstask`.
  var name: String { get }

  /// Whether a folder has this form, by some of the paths of files in it.
  func recognizes(paths: [String]) -> Bool

  /// Whether a path in the folder is that of a record; other files are not opened.
  func isRecord(path: String) -> Bool

  /// Reads a file of the folder: one record, or a fault with its line.
  func read(_ text: String, at path: String, _ settings: FormatSettings) -> ReadDocument

  /// Returns the meaning of a record that was read before; `nil` if it has another form.
  func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo?
}
