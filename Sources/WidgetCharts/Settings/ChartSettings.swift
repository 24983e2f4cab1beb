import Foundation
import WidgetUI

/// What the modifiers around a chart say of it.
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
    /// `nil` where the chart chooses.
    var plans: [AxisPlan]?
    var domain: ScaleDomainSetting?
    var label: AnyView?

    /// What stands along the axis.
    var shown: [AxisPlan] { visibility == .hidden ? [] : plans ?? [.usual] }
  }
}

/// Which values an axis goes over, as an author says it.
enum ScaleDomainSetting {
  /// Over all marks; with or without zero where it is said.
  case automatic(includesZero: Bool?, isReversed: Bool)
  case values([PlottedValue])
}

/// The colours of categories.
struct ChartPaints {
  /// Those that an author has given a name.
  var named: [(name: String, paint: AnyShapeStyle)] = []
  /// Those that are taken in turn.
  var inTurn: [AnyShapeStyle] = ChartPaints.usual

  private static let usual: [AnyShapeStyle] = [
    Color.blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ].map { AnyShapeStyle($0) }

  /// The colour of a category, the `index`th that the chart has.
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
  /// Changes what modifiers say of the charts within.
  nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
