extension View {
  /// The view itself: a picture is made once, so nothing that `action` changes would be drawn any more (SU-58).
  public nonisolated func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View { self }

  /// The view itself: a picture is made once, so nothing that `action` changes would be drawn any more (SU-58).
  public nonisolated func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }
}
