/// A format in which programs write to-dos.
///
/// A reader is a pure function of the text and the time zones in the settings. Reading a record's
/// raw text again returns the same to-do. It never traps, and its time is proportional to the text.
package protocol ToDoFormat: Sendable {
  /// The name of the format for users, such as `todo.txt`.
  var name: String { get }

  /// Returns whether a text has this format.
  ///
  /// The formats are tried in turn, so one that is hard to recognise is tried last.
  func recognizes(_ text: Substring.UTF8View) -> Bool

  /// Reads a file.
  ///
  /// - Throws: if the text does not have this format at all. A record that breaks the rules is a
  ///   fault in the document.
  func read(_ text: String, _ settings: FormatSettings) throws(FormatRefusal) -> ReadDocument

  /// Returns the to-do in a raw record of this format; `nil` if the text has another format.
  func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo?

  /// Returns whether an identity is unique among all files.
  ///
  /// Otherwise it is unique only in its own file, because another file may count from 1 again.
  func isGlobal(_ identity: String) -> Bool
}

extension ToDoFormat {
  package func isGlobal(_ identity: String) -> Bool { true }
}

/// A format that widgetctl can read and also write.
package protocol WritableToDoFormat: ToDoFormat {
  /// Returns the identity in this format for a to-do of widgetctl; `id` has the sixteen letters of
  /// its own id.
  func identity(of id: String) -> String

  /// Returns the sixteen letters from which `identity(of:)` made an identity; `nil` for any other
  /// identity.
  func id(in identity: String) -> String?

  /// Returns a new record for a to-do.
  func write(_ toDo: ForeignToDo, _ settings: FormatSettings) -> WrittenRecord

  /// Returns a record in which only the text of the fields that differ between `before` and `after`
  /// is changed.
  ///
  /// If nothing differs, it is the raw text. It has as many parts as before.
  func edit(
    _ raw: RawRecord,
    from before: ForeignToDo,
    to after: ForeignToDo,
    _ settings: FormatSettings
  ) -> WrittenRecord

  /// Returns a record in which the ids of other records are replaced.
  ///
  /// These are references that are not part of the to-do. `renamed` returns the new id for each;
  /// `nil` keeps the old one.
  func renaming(_ raw: RawRecord, _ renamed: (String) -> String?) -> RawRecord

  /// Returns the text of a file.
  ///
  /// - Parameters:
  ///   - pieces: All pieces of the file that was read, with `nil` for the parts of removed records.
  ///     The separators between such a part and its neighbours are removed too. Empty for a new
  ///     file.
  ///   - appended: New records.
  /// - Returns: The file that was read, if all records are unchanged and none is appended.
  func document(_ pieces: [WrittenPiece], appending appended: [WrittenRecord]) -> String
}

extension WritableToDoFormat {
  package func renaming(_ raw: RawRecord, _ renamed: (String) -> String?) -> RawRecord { raw }
}

/// A piece of the text of a file that is to be written.
package enum WrittenPiece: Equatable, Sendable {
  /// The text of one part of a record; `nil` if the record was removed or if this part is not
  /// written.
  case part(String?)
  /// A text that is not part of any to-do.
  case text(String)
}

/// The text of a record to write, and the fields of the to-do that it lacks.
package struct WrittenRecord: Equatable, Sendable {
  package var raw: RawRecord
  /// The names of the to-do's fields that the format cannot contain, such as `notes` or `wait`.
  package var unplaced: [String] = []

  package init(_ raw: RawRecord, unplaced: [String] = []) {
    self.raw = raw
    self.unplaced = unplaced
  }
}
