extension View {
  /// The view itself: a widget's pictures follow each other without one in between (SU-3).
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// The view itself: a widget's pictures follow each other without one in between (SU-3).
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View { self }

  /// The view as `body` changes it: a change that is not animated.
  public nonisolated func animation<Body: View>(
    _ animation: Animation?,
    @ViewBuilder body: (Self) -> Body
  ) -> some View { body(self) }

  /// The view itself: nothing comes or goes while a picture is shown (SU-3).
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }

  /// The view itself: nothing comes or goes while a picture is shown (SU-3).
  public nonisolated func transition<Style: Transition>(_ transition: Style) -> some View { self }

  /// The view itself: content changes at once (SU-3).
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// The view itself: no change of state reaches a picture that is made (SU-3).
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// The view itself: no change of state reaches a picture that is made (SU-3).
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// The view as `body` changes it: a change that is not animated.
  public nonisolated func transaction<Body: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (Self) -> Body
  ) -> some View { body(self) }

  /// The view itself: no view moves into another's place.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// The view itself: no frame moves between pictures.
  public nonisolated func geometryGroup() -> some View { self }
}

/// Which part of two views' geometry would be matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
