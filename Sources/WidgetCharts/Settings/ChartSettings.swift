import Foundation
import WidgetUI

/// The settings of a chart from the modifiers around it.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = Visibility.automatic
  var legendContent: AnyView?
  var paints = ChartPaints()
  var background: ((ChartProxy) -> AnyView)?
  var overlay: ((ChartProxy) -> AnyView)?
  var plotStyle: ((ChartPlotContent) -> AnyView)?

  struct AxisSettings {
    var visibility = Visibility.automatic
    /// The declarations of the axis; `nil` for the default one.
    var plans: [AxisPlan]?
    var domain: ScaleDomainSetting?
    var label: AnyView?

    /// The declarations of the axis if it is visible; empty for a hidden axis.
    var shown: [AxisPlan] { visibility == .hidden ? [] : plans ?? [.usual] }
  }
}

/// The domain of an axis that the author chose, automatic or by values.
enum ScaleDomainSetting {
  /// The range of all marks' values.
  ///
  /// `includesZero` is the author's choice whether the range contains zero; `nil` for the default.
  case automatic(includesZero: Bool?, isReversed: Bool)
  case values([PlottedValue])
}

/// The styles by which the categories of a chart are distinguished.
struct ChartPaints {
  /// The styles that the author assigned to categories by name.
  var named: [(name: String, paint: AnyShapeStyle)] = []
  /// The styles for categories that have no style by name; they are used in order, then again from
  /// the first.
  var inTurn: [AnyShapeStyle] = ChartPaints.usual

  private static let usual: [AnyShapeStyle] = [
    Color.blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ].map { AnyShapeStyle($0) }

  /// Returns the style of a category; `index` is the category's position in the chart.
  func paint(_ name: String, at index: Int) -> AnyShapeStyle {
    if let own = named.first(where: { $0.name == name }) { return own.paint }
    let paints = inTurn.isEmpty ? Self.usual : inTurn
    return paints[index % paints.count]
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with changed settings for the charts inside.
  nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
