/// Work that can be cancelled.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Stores the subscription in a collection, which keeps it alive.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores the subscription in a set, which keeps it alive.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// A token that ends a subscription when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  public init<C: Cancellable>(_ canceller: C) {
    end = canceller.cancel
  }

  deinit {
    cancel()
  }

  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
