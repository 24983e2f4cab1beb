public import Foundation
public import WidgetUI

extension View {
  /// Sets whether the chart has a legend.
  ///
  /// ```swift
  /// Chart { BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5)) }
  ///   .chartLegend(.hidden)
  /// ```
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { $0.legend = visibility }
  }

  /// Shows the legend; all arguments are ignored, because a legend is always below the chart.
  public nonisolated func chartLegend(
    position: AnnotationPosition,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSettings { $0.legend = .visible }
  }

  /// Sets a view as the legend; all other arguments are ignored, because a legend is always below
  /// the chart.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartSettings { $0.legendContent = view }
  }

  /// Sets the colours of categories by name.
  ///
  /// ```swift
  /// Chart {
  ///   BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5)).foregroundStyle(by: .value("Drink", "Tea"))
  /// }
  /// .chartForegroundStyleScale(["Tea": Color.orange, "Water": Color.blue])
  /// ```
  public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let named = mapping.map {
      (name: $0.key.primitivePlottable.plotted.name, paint: AnyShapeStyle($0.value))
    }
    return chartSettings { $0.paints.named = named }
  }

  /// Sets the colours of categories, one for each.
  public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value],
    range: [Style]
  ) -> some View {
    let named = zip(domain, range).map {
      (name: $0.primitivePlottable.plotted.name, paint: AnyShapeStyle($1))
    }
    return chartSettings { $0.paints.named = named }
  }

  /// Sets the colours that are assigned to categories in turn.
  public nonisolated func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View
  {
    let paints = range.map { AnyShapeStyle($0) }
    return chartSettings { $0.paints.inTurn = paints }
  }

  /// Adds a view behind the plot, which can convert values to positions; `alignment` is ignored.
  public nonisolated func chartBackground<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    chartSettings { $0.background = { AnyView(content($0)) } }
  }

  /// Adds a view in front of the plot, which can convert values to positions; `alignment` is
  /// ignored.
  public nonisolated func chartOverlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    chartSettings { $0.overlay = { AnyView(content($0)) } }
  }

  /// Modifies the view in which the marks are drawn.
  ///
  /// ```swift
  /// Chart { BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5)) }
  ///   .chartPlotStyle { plot in plot.border(.secondary) }
  /// ```
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSettings { $0.plotStyle = { AnyView(content($0)) } }
  }
}
