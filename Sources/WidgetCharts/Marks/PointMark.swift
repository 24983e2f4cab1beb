/// A symbol at a position.
///
/// ```swift
/// Chart {
///   PointMark(x: .value("Height", 172), y: .value("Weight", 68))
/// }
/// ```
public struct PointMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  private let mark: PlottedMark

  var marks: [PlottedMark] { [mark] }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = PlottedMark(.point, x: x.place, y: y.place)
  }

  /// Creates a symbol at a horizontal position, in the middle of the plot's height.
  public init<X: Plottable>(x: PlottableValue<X>) {
    mark = PlottedMark(.point, x: x.place)
  }

  /// Creates a symbol at a vertical position, in the middle of the plot's width.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    mark = PlottedMark(.point, y: y.place)
  }
}

/// A straight line across the plot, or from one value to another.
///
/// ```swift
/// Chart {
///   RuleMark(y: .value("Goal", 8))
/// }
/// ```
public struct RuleMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  private let mark: PlottedMark

  var marks: [PlottedMark] { [mark] }

  /// Creates a vertical line across the plot.
  public init<X: Plottable>(x: PlottableValue<X>) {
    mark = PlottedMark(.rule, x: x.place)
  }

  /// Creates a horizontal line across the plot.
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

/// A rectangle: a cell in a table of two categories, or an area between values.
///
/// ```swift
/// Chart {
///   RectangleMark(x: .value("Day", "Mon"), y: .value("Hour", "Morning"))
/// }
/// ```
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

  /// Creates a vertical band across the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: Edge? = nil,
    yEnd: Edge? = nil
  ) {
    mark = PlottedMark(.rectangle, x: PlottedPlace(from: xStart, to: xEnd))
  }

  /// Creates a horizontal band across the plot.
  public init<Y: Plottable>(
    xStart: Edge? = nil,
    xEnd: Edge? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PlottedMark(.rectangle, y: PlottedPlace(from: yStart, to: yEnd))
  }

  /// The type of an omitted bound: `nil` extends the rectangle to the edge of the plot.
  public enum Edge {}
}
