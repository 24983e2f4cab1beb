public import Foundation
public import WidgetUI

/// Converts between values and positions in a chart, in points.
///
/// ```swift
/// Chart { BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5)) }
///   .chartOverlay { chart in
///     Text("goal").position(x: 40, y: chart.position(forY: 8) ?? 0)
///   }
/// ```
public struct ChartProxy {
  let x: ChartScale
  let y: ChartScale
  /// The frame of the plot within the chart, in points.
  let plot: CGRect

  public var plotSize: CGSize { plot.size }
  public var plotAreaSize: CGSize { plot.size }

  /// Returns the horizontal position of a value; `nil` for a value of another type or an unknown
  /// category.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
    x.place(value.primitivePlottable.plotted).map { CGFloat($0) }
  }

  /// Returns the vertical position of a value; `nil` for a value of another type or an unknown
  /// category.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
    y.place(value.primitivePlottable.plotted).map { CGFloat($0) }
  }

  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the value at a horizontal position; `nil` for a position outside of the plot or if the
  /// axis has values of another type.
  public func value<Value: Plottable>(atX place: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  {
    Self.value(x.value(at: Double(place)))
  }

  /// Returns the value at a vertical position; `nil` for a position outside of the plot or if the
  /// axis has values of another type.
  public func value<Value: Plottable>(atY place: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  {
    Self.value(y.value(at: Double(place)))
  }

  private static func value<Value: Plottable>(_ plotted: PlottedValue?) -> Value? {
    plotted.flatMap { Value.PrimitivePlottable(plotted: $0) }
      .flatMap { Value(primitivePlottable: $0) }
  }
}

/// The view in which the marks are drawn.
public struct ChartPlotContent: View {
  let content: AnyView

  public var body: some View { content }
}
