/// A symbol at a place.
public struct PointMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  private let mark: PlottedMark

  var marks: [PlottedMark] { [mark] }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = PlottedMark(.point, x: x.place, y: y.place)
  }

  /// Symbols in a row, in the middle of the plot.
  public init<X: Plottable>(x: PlottableValue<X>) {
    mark = PlottedMark(.point, x: x.place)
  }

  /// Symbols on each other, in the middle of the plot.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    mark = PlottedMark(.point, y: y.place)
  }
}

/// A straight line: across the plot, or from one value to another.
public struct RuleMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  private let mark: PlottedMark

  var marks: [PlottedMark] { [mark] }

  /// An upright line across the plot.
  public init<X: Plottable>(x: PlottableValue<X>) {
    mark = PlottedMark(.rule, x: x.place)
  }

  /// A level line across the plot.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    mark = PlottedMark(.rule, y: y.place)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = PlottedMark(.rule, x: PlottedPlace(from: xStart, to: xEnd), y: y.place)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PlottedMark(.rule, x: x.place, y: PlottedPlace(from: yStart, to: yEnd))
  }
}

/// A rectangle: a cell of a table of two categories, or from one value to another.
public struct RectangleMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  private let mark: PlottedMark

  var marks: [PlottedMark] { [mark] }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = PlottedMark(.rectangle, x: x.place, y: y.place)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PlottedMark(
      .rectangle,
      x: PlottedPlace(from: xStart, to: xEnd),
      y: PlottedPlace(from: yStart, to: yEnd)
    )
  }

  /// A band across the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: Edge? = nil,
    yEnd: Edge? = nil
  ) {
    mark = PlottedMark(.rectangle, x: PlottedPlace(from: xStart, to: xEnd))
  }

  /// A band across the plot.
  public init<Y: Plottable>(
    xStart: Edge? = nil,
    xEnd: Edge? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PlottedMark(.rectangle, y: PlottedPlace(from: yStart, to: yEnd))
  }

  /// The type of an edge that is `nil`: the edge of the plot.
  public enum Edge {}
}
