/// A form of a folder in which each record is a file of its own.
///
/// The path of a file holds a part of its record, its state or its identity: a record's raw text has the file as its one
/// part and the path within the folder as its surroundings.
package protocol ToDoFolderFormat: Sendable {
  /// The word by which people name it: `dstask`.
  var name: String { get }

  /// Whether a folder is of this form, by some of the paths of files within it.
  func recognizes(paths: [String]) -> Bool

  /// Whether a path within the folder is that of a record; other files are not opened.
  func isRecord(path: String) -> Bool

  /// A file of the folder: one record, or a fault by its line.
  func read(_ text: String, at path: String, _ settings: FormatSettings) -> ReadDocument

  /// Returns the meaning of a record that was read before; `nil` if it has another form.
  func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo?
}
