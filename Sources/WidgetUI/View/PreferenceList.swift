/// The preference values that the views of a subtree set, in the order of the source (SU-56).
@MainActor
final class PreferenceList {
  /// A function that combines the values of one key.
  typealias Reduction = (_ value: inout Any, _ next: () -> Any) -> Void

  private enum Entry {
    case value(ObjectIdentifier, Any)
    /// The list of a nested subtree, to which values may still be added.
    case inner(PreferenceList)
  }

  private var entries: [Entry] = []
  /// A change that is applied to the combined value of one key, or sets a missing value; `nil` for
  /// no change.
  private var change: (key: ObjectIdentifier, make: (Any?) -> Any)?

  func add(_ value: Any, for key: ObjectIdentifier) {
    entries.append(.value(key, value))
  }

  /// Returns a new list for a subtree; its values follow the values that this list has.
  func inner() -> PreferenceList {
    let list = PreferenceList()
    entries.append(.inner(list))
    return list
  }

  /// Sets the change that is applied to the combined value of `key`.
  func change(_ key: ObjectIdentifier, _ make: @escaping (Any?) -> Any) {
    change = (key, make)
  }

  /// Returns the value of `key`; `nil` if no view set one.
  func value(of key: ObjectIdentifier, _ reduce: Reduction) -> Any? {
    var result: Any?
    for entry in entries {
      let next: Any? =
        switch entry {
        case .value(let other, let value): other == key ? value : nil
        case .inner(let list): list.value(of: key, reduce)
        }
      guard let next else { continue }
      if var value = result {
        reduce(&value) { next }
        result = value
      } else {
        result = next
      }
    }
    guard let change, change.key == key else { return result }
    return change.make(result)
  }
}
