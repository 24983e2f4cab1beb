/// Tells whether the store was written since the last look, without opening it.
package struct ChangeWatch: ~Copyable {
  package init(_ location: StoreLocation) {}

  /// Whether a commit happened since the last call; the first call after a commit says so once.
  package mutating func hasChanged() -> Bool { fatalError("not reached") }
}
