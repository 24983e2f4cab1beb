public import Foundation
import WidgetRender

extension TimelineProviderContext {
  /// The widget's size in points: 8 points for each column and 16 for each row.
  public var displaySize: CGSize {
    let cells = family.cells
    return CGSize(
      width: Double(cells.columns) * PointScale.pointsPerColumn,
      height: Double(cells.rows) * PointScale.pointsPerRow
    )
  }

  /// The environment values with which the widget may be drawn.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

  /// The possible values of each key of the environment (WK-20).
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// Returns the possible values of a key: both schemes for `colorScheme`, `nil` for a key whose
    /// value is always the same.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? {
      guard keyPath == \EnvironmentValues.colorScheme else { return nil }
      return [ColorScheme.light, .dark] as? [Value]
    }

    /// Returns the possible values of a key: both schemes for `colorScheme`, `nil` for a key whose
    /// value is always the same.
    public subscript<Value>(
      keyPath keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? {
      self[dynamicMember: keyPath]
    }
  }
}
