public import Foundation
import WidgetRender

extension TimelineProviderContext {
  /// The widget's size in points: its cells by the scale that turns points into cells.
  public var displaySize: CGSize {
    let cells = family.cells
    return CGSize(
      width: Double(cells.columns) * PointScale.pointsPerColumn,
      height: Double(cells.rows) * PointScale.pointsPerRow
    )
  }

  /// The values with which the widget may be drawn.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

  /// For each key of the environment the values that may occur (WK-20).
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// Both schemes for `colorScheme`; `nil` for a key whose value does not vary.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? {
      guard keyPath == \EnvironmentValues.colorScheme else { return nil }
      return [ColorScheme.light, .dark] as? [Value]
    }

    /// Both schemes for `colorScheme`; `nil` for a key whose value does not vary.
    public subscript<Value>(
      keyPath keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? {
      self[dynamicMember: keyPath]
    }
  }
}
