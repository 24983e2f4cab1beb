/// The rule by which changes of the same value on two machines are merged.
public enum MergeRule: Hashable, Sendable {
  /// The later change wins.
  case whole
  /// For a text of several lines: lines that either machine added are added, and lines that either
  /// machine removed are removed.
  case lines
  /// The greater value wins and no conflict is reported, such as for the time of the last change.
  case greatest
  /// A value that only one record may have (`null` is not a value).
  ///
  /// Of two new records with the same value, only the first is inserted.
  case once
  /// The key of a record in this collection, which is sent as the record's identity and not as a
  /// number.
  case reference(String)
  /// One of several columns that together form the value with this name: a change of one counts as
  /// a change of all.
  case part(String)
  /// A text that is not sent to other machines; it is empty in a record from another machine.
  case local
}

/// The rules of all shared collections, by collection and column; a column without an entry is
/// `.whole`.
package typealias MergeRules = [String: [String: MergeRule]]
