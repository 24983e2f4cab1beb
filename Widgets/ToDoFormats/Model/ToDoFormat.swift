/// A form in which programs write to-dos.
///
/// A reader is a pure function of the text and the settings' zones: reading a record's raw text again gives the same
/// meaning. It never traps, and needs time in proportion to the text.
package protocol ToDoFormat: Sendable {
  /// The word by which people name it: `todo.txt`.
  var name: String { get }

  /// Whether a text is of this form. Each is asked in turn, so a form whose sign is weak is asked last.
  func recognizes(_ text: Substring.UTF8View) -> Bool

  /// - Throws: if the text is not of this form at all. A record that breaks the rules is a fault in the document.
  func read(_ text: String, _ settings: FormatSettings) throws(FormatRefusal) -> ReadDocument

  /// Returns the meaning of a record that was read before; `nil` if it has another form.
  func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo?

  /// Whether an identity names one record among all files; otherwise it names one of its own file alone, as another
  /// file may count from 1 again.
  func isGlobal(_ identity: String) -> Bool
}

extension ToDoFormat {
  package func isGlobal(_ identity: String) -> Bool { true }
}

/// A form that can be written too.
package protocol WritableToDoFormat: ToDoFormat {
  /// The identity that a to-do of this list has there, made from its sixteen letters.
  func identity(of id: String) -> String

  /// The sixteen letters from which `identity(of:)` made an identity; `nil` for any other identity.
  func id(in identity: String) -> String?

  /// A record that was never there.
  func write(_ toDo: ForeignToDo, _ settings: FormatSettings) -> WrittenRecord

  /// A record with only those of its signs changed whose meaning differs between `before` and `after`; its raw text
  /// if nothing differs. It has as many parts as before.
  func edit(
    _ raw: RawRecord,
    from before: ForeignToDo,
    to after: ForeignToDo,
    _ settings: FormatSettings
  ) -> WrittenRecord

  /// Returns the text of a record with new identities for the records that it names outside of its meaning.
  ///
  /// `renamed` is asked for each: `nil` keeps the identity.
  func renaming(_ raw: RawRecord, _ renamed: (String) -> String?) -> RawRecord

  /// A file.
  ///
  /// - Parameters:
  ///   - pieces: All pieces of the file that was read, with `nil` for the parts of records that are gone: what joins
  ///     them to their neighbours goes with them. Empty for a new file.
  ///   - appended: Records that were not in it.
  /// - Returns: Where all records are as they were read and none is appended, the file that was read.
  func document(_ pieces: [WrittenPiece], appending appended: [WrittenRecord]) -> String
}

extension WritableToDoFormat {
  package func renaming(_ raw: RawRecord, _ renamed: (String) -> String?) -> RawRecord { raw }
}

/// A piece of a file that is written.
package enum WrittenPiece: Equatable, Sendable {
  /// The text of one part of a record; `nil` for one of a record that is gone or not written.
  case part(String?)
  /// A text that belongs to no to-do.
  case text(String)
}

/// A record to be written.
package struct WrittenRecord: Equatable, Sendable {
  package var raw: RawRecord
  /// The fields of the to-do that have no place in the form, by the names that people know them by: `notes`, `wait`.
  package var unplaced: [String] = []

  package init(_ raw: RawRecord, unplaced: [String] = []) {
    self.raw = raw
    self.unplaced = unplaced
  }
}
