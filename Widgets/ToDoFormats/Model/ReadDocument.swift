/// The contents of a file.
package struct ReadDocument: Equatable, Sendable {
  /// A piece of the file; the pieces in order are the whole file.
  package enum Piece: Equatable, Sendable {
    /// A part of a record, by the index of the part and of the record.
    case part(_ part: Int, ofRecord: Int)
    /// A text outside of all to-dos, which keeps its place: comments, blank lines, events, deleted tasks.
    case text(String)
  }

  package var pieces: [Piece] = []
  package var records: [ReadRecord] = []
  /// Records that could not be parsed; their texts are among the pieces.
  package var faults: [FormatFault] = []
  /// Remarks on the file as a whole: `12 deleted tasks are kept for the export`.
  package var remarks: [String] = []
  /// The identities of records that the file marks as removed; their texts are among the pieces.
  package var removed: [String] = []
  /// The name of the list in the file; `nil` if it has none.
  package var listName: String?

  package init() {}
}

/// A to-do of a file.
package struct ReadRecord: Equatable, Sendable {
  /// The line of the file on which it begins, from 1.
  package var line: Int
  package var raw: RawRecord
  package var toDo: ForeignToDo
  /// The indices of the records that must be done first, if other lines of the file require it.
  ///
  /// They are in addition to `toDo.blockedBy`.
  package var blockers: [Int] = []
  /// Remarks on this record, which are not faults: `the name was cut`.
  package var remarks: [String] = []
  /// The fault of a record whose meaning is clear nevertheless; the record is used only if the user asks for it.
  package var fault: FormatFault?
  /// The line of an earlier record with the same identity, if that is the fault.
  package var twin: Int?

  package init(line: Int, raw: RawRecord, toDo: ForeignToDo) {
    self.line = line
    self.raw = raw
    self.toDo = toDo
  }
}

/// A record that breaks its format's rules.
package struct FormatFault: Error, Equatable, Sendable {
  /// The line of the file, from 1.
  package var line: Int
  /// The fault in words: `a date that no calendar has`.
  package var message: String
  /// The beginning of the faulty text, at most 60 characters.
  package var found: String

  package init(line: Int, _ message: String, found: some StringProtocol) {
    self.line = line
    self.message = message
    self.found = String(found.prefix(60))
  }
}

/// A file that cannot be read as this format at all.
package struct FormatRefusal: Error, Equatable, Sendable {
  package var message: String
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
