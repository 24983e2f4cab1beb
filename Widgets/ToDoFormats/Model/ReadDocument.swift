/// The contents of a file, split into records and other text.
package struct ReadDocument: Equatable, Sendable {
  /// A piece of the file's text; the pieces in order are the whole file.
  package enum Piece: Equatable, Sendable {
    /// A part of a record's text: the index of the part, and the index of the record.
    case part(_ part: Int, ofRecord: Int)
    /// A text that is not part of any to-do, and that an export leaves at its position: comments,
    /// blank lines, events, deleted tasks.
    case text(String)
  }

  package var pieces: [Piece] = []
  package var records: [ReadRecord] = []
  /// The errors of records that could not be parsed; the texts of these records are among the
  /// pieces.
  package var faults: [FormatFault] = []
  /// Messages about the file as a whole: `12 deleted tasks are kept for the export`.
  package var remarks: [String] = []
  /// The identities of records that the file marks as deleted; their texts are among the pieces.
  package var removed: [String] = []
  /// The list's name in the file; `nil` if it has none.
  package var listName: String?

  package init() {}
}

/// A to-do that was read from a file.
package struct ReadRecord: Equatable, Sendable {
  /// The line of the file on which the record begins, from 1.
  package var line: Int
  package var raw: RawRecord
  package var toDo: ForeignToDo
  /// The indices of the records that must be done before this one because other lines of the file
  /// require it.
  ///
  /// They are in addition to `toDo.blockedBy`.
  package var blockers: [Int] = []
  /// Messages about this record that are not errors: `the name was cut`.
  package var remarks: [String] = []
  /// The error in a record that can be read nevertheless; `nil` if there is none.
  ///
  /// A record with an error is used only if the user asks for it.
  package var fault: FormatFault?
  /// The line of the earlier record, if the fault is that two records have the same identity;
  /// otherwise `nil`.
  package var twin: Int?

  package init(line: Int, raw: RawRecord, toDo: ForeignToDo) {
    self.line = line
    self.raw = raw
    self.toDo = toDo
  }
}

/// An error in a file: a record that does not follow the rules of its format.
package struct FormatFault: Error, Equatable, Sendable {
  /// The line of the file with the error, from 1.
  package var line: Int
  /// The message, such as `a date that no calendar has`.
  package var message: String
  /// The beginning of the faulty text, at most 60 characters.
  package var found: String

  package init(line: Int, _ message: String, found: some StringProtocol) {
    self.line = line
    self.message = message
    self.found = String(found.prefix(60))
  }
}

/// The reason why a file cannot be read in this format at all.
package struct FormatRefusal: Error, Equatable, Sendable {
  package var message: String
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
