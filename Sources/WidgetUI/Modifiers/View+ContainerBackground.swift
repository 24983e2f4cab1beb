/// What a container background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let value: UInt8

  /// The whole widget.
  public static let widget = ContainerBackgroundPlacement(value: 0)
}

extension View {
  /// What the whole widget stands on, in one style (WK-51).
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      PlacedChange {
        .containerBackground(.fill(style.archivedPaint(in: $0.environment)), .center)
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
        .containerBackground(
          $0.layered(content, alignment: alignment.archived),
          alignment.archived
        )
      }
    )
  }
}
