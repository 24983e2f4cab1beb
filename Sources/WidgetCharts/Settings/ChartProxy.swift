public import Foundation
public import WidgetUI

/// Converts between values and positions in a chart, in points.
public struct ChartProxy {
  let x: ChartScale
  let y: ChartScale
  /// The room of the marks within the chart.
  let plot: CGRect

  public var plotSize: CGSize { plot.size }
  public var plotAreaSize: CGSize { plot.size }

  /// Returns the horizontal position of a value; `nil` if it is not on the axis.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
    x.place(value.primitivePlottable.plotted).map { CGFloat($0) }
  }

  /// Returns the vertical position of a value; `nil` if it is not on the axis.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
    y.place(value.primitivePlottable.plotted).map { CGFloat($0) }
  }

  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The value at a place along the plot's width.
  public func value<Value: Plottable>(atX place: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  {
    Self.value(x.value(at: Double(place)))
  }

  /// The value at a place along the plot's height.
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

/// The view that the marks are drawn in.
public struct ChartPlotContent: View {
  let content: AnyView

  public var body: some View { content }
}
