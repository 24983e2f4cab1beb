/// A way in which a view would come and go; a widget shows it in place (SU-3).
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// The transition with an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }

  /// Both transitions at once.
  public nonisolated func combined<Other: Transition>(with other: Other) -> some Transition { self }
}

/// Where a transition stands: before the view came, while it is there, after it went.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in place, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What stands for a view in its transition; nothing, for no transition is drawn.
public struct PlaceholderContentView<Value> {}

extension PlaceholderContentView: View {
  public var body: some View { EmptyView() }
}

/// The system's transitions that have no other form.
public struct BlurReplaceTransition: Transition {
  /// The direction that the blur would take.
  public struct Configuration: Equatable, Sendable {
    private let value: UInt8

    public static let downUp = Configuration(value: 0)
    public static let upUp = Configuration(value: 1)
  }

  public nonisolated init(configuration: Configuration) {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  public nonisolated static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  public nonisolated static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { Self(configuration: configuration) }
}
