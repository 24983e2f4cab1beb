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
    /// The axis plans; `nil` if the chart chooses them.
    var plans: [AxisPlan]?
    var domain: ScaleDomainSetting?
    var label: AnyView?

    /// The plans of a visible axis; empty for a hidden one.
    var shown: [AxisPlan] { visibility == .hidden ? [] : plans ?? [.usual] }
  }
}

/// The author's domain of an axis.
enum ScaleDomainSetting {
  /// The values of all marks; the domain includes zero or not if the author chose.
  case automatic(includesZero: Bool?, isReversed: Bool)
  case values([PlottedValue])
}

/// The colours of categories.
struct ChartPaints {
  /// The styles that the author assigned to names.
  var named: [(name: String, paint: AnyShapeStyle)] = []
  /// The styles that are assigned to further categories in turn.
  var inTurn: [AnyShapeStyle] = ChartPaints.usual

  private static let usual: [AnyShapeStyle] = [
    Color.blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ].map { AnyShapeStyle($0) }

  /// Returns the style of a category, the `index`th of the chart.
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
  /// Changes the settings of the charts in this view.
  nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
