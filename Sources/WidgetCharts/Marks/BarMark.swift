/// A bar from the zero line to a value, from one value to another, or across the width of a
/// category.
///
/// ```swift
/// Chart {
///   BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5))
///   BarMark(x: .value("Day", "Tue"), y: .value("Cups", 7))
/// }
/// ```
public struct BarMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  private let mark: PlottedMark

  var marks: [PlottedMark] { [mark] }

  private init(
    _ x: PlottedPlace?,
    _ y: PlottedPlace?,
    _ width: MarkDimension,
    _ stacking: MarkStackingMethod
  ) {
    var mark = PlottedMark(.bar, x: x, y: y)
    mark.width = width
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a bar: vertical if `y` is a number, or else horizontal if `x` is.
  ///
  /// - Parameters:
  ///   - x: The horizontal position or length.
  ///   - y: The vertical position or length.
  ///   - width: The thickness of the bar.
  ///   - height: The thickness of the bar if `width` is automatic.
  ///   - stacking: The stacking of bars at the same position.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x.place, y.place, width == .automatic ? height : width, stacking)
  }

  /// Creates a horizontal bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(PlottedPlace(from: xStart, to: xEnd), y.place, height, .unstacked)
  }

  /// Creates a vertical bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(x.place, PlottedPlace(from: yStart, to: yEnd), width, .unstacked)
  }

  /// Creates a bar in a single horizontal stack.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x.place, nil, height, stacking)
  }

  /// Creates a bar in a single vertical stack.
  public init<Y: Plottable>(
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(nil, y.place, width, stacking)
  }
}

extension PlottedPlace {
  init<Value: Plottable>(from start: PlottableValue<Value>, to end: PlottableValue<Value>) {
    self.init(start.place.label, start.place.start, end: end.place.start)
  }
}
