/// What a container background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let value: UInt8

  /// The whole widget.
  public static let widget = ContainerBackgroundPlacement(value: 0)
  /// Screens of an app, of which a widget has none: their backgrounds are not drawn.
  public static let navigation = ContainerBackgroundPlacement(value: 1)
  public static let navigationSplitView = ContainerBackgroundPlacement(value: 2)
  public static let tabView = ContainerBackgroundPlacement(value: 3)
}

extension View {
  /// What the whole widget stands on, in one style (WK-51).
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      PlacedChange {
        guard container == .widget else { return nil }
        return .containerBackground(.fill(style.archivedPaint(in: $0.environment)), .center)
      }
    )
  }

  /// What the whole widget stands on (WK-51).
  public nonisolated func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    let content = content()
    return modifier(
      PlacedChange {
        guard container == .widget else { return nil }
        return .containerBackground(
          $0.layered(content, alignment: alignment.archived),
          alignment.archived
        )
      }
    )
  }
}
