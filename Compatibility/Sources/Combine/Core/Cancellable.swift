/// What can be ended before it ends by itself.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps it alive in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it alive in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
