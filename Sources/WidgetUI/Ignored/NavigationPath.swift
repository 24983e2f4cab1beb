/// The screens that are open, of any type; a widget opens none, but keeps what it is given.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []

  public init() {}

  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Takes the last `count` values away, or all where there are fewer.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(count, 0), elements.count))
  }
}
