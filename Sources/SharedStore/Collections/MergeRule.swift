/// The rule by which two changes of one column by two machines become one value.
public enum MergeRule: Hashable, Sendable {
  /// The value that was made later wins.
  case whole
  /// A text of lines: what each machine has added or removed is added or removed.
  case lines
  /// The greater value wins without a report, such as of two instants of a last change.
  case greatest
  /// Of two records with one value only the first is made (`null` is not a value).
  case once
  /// The number of a record of this collection, which travels as its identity.
  case reference(String)
  /// A part of the value with this name, which columns make together: a change of one means all of them.
  case part(String)
  /// A text that does not travel: it is empty in a record from another machine.
  case local
}

/// The rules of all shared collections, by collection and column; a column without one is a whole.
package typealias MergeRules = [String: [String: MergeRule]]
