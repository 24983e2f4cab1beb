extension View {
  /// Returns the view unchanged: `action` is not called, because a picture is made only once
  /// (SU-58).
  public nonisolated func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View { self }

  /// Returns the view unchanged: `action` is not called, because a picture is made only once
  /// (SU-58).
  public nonisolated func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }
}
