/// The rule by which changes of the same value on two machines are merged.
public enum MergeRule: Hashable, Sendable {
  /// The later change wins.
  case whole
  /// For a text of several lines: lines that either machine added are added, and lines that either
  /// machine removed are removed.
  case lines
  /// The greater value wins and no conflict is reported, such as for the time of the last change.
  case greatest
  /// A value that must be unique in the collection; `null` may occur in any number of records.
  ///
  /// Of two new records with the same value, only the first is inserted.
  case once
  /// The key of a record in the collection with this name.
  ///
  /// The record's identity is sent in its place, because keys may differ between machines.
  case reference(String)
  /// One of several columns that together form the value with this name: a change of one counts as
  /// a change of all.
  case part(String)
  /// A text that is not sent to other machines; it is empty in records received from another
  /// machine.
  case local
}

/// The merge rules of all shared collections, by collection and column; a column without an entry
/// has the rule `.whole`.
package typealias MergeRules = [String: [String: MergeRule]]
