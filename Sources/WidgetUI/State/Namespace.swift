/// A set of names of the view's own, by which two of its views would be matched.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public init() {}

  public var wrappedValue: ID { ID() }

  /// One set of names; all are alike, for a widget moves no view into another.
  public struct ID: Hashable, Sendable {
    fileprivate init() {}
  }
}
