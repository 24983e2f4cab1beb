/// A point of a line; points with the same series or colour category form a line.
///
/// ```swift
/// Chart {
///   LineMark(x: .value("Hour", 9), y: .value("Degrees", 18))
///   LineMark(x: .value("Hour", 12), y: .value("Degrees", 23))
///   LineMark(x: .value("Hour", 15), y: .value("Degrees", 21))
/// }
/// ```
public struct LineMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  private let mark: PlottedMark

  var marks: [PlottedMark] { [mark] }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = PlottedMark(.line, x: x.place, y: y.place)
  }

  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {
    mark = PlottedMark(.line, x: x.place, y: y.place, series: series.place.start.name)
  }
}

/// A point of an area, filled from the zero line or between two values.
///
/// ```swift
/// Chart {
///   AreaMark(x: .value("Hour", 9), yStart: .value("Low", 12), yEnd: .value("High", 18))
///   AreaMark(x: .value("Hour", 12), yStart: .value("Low", 14), yEnd: .value("High", 23))
/// }
/// ```
public struct AreaMark: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  private let mark: PlottedMark

  var marks: [PlottedMark] { [mark] }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(PlottedMark(.area, x: x.place, y: y.place), stacking)
  }

  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(PlottedMark(.area, x: x.place, y: y.place, series: series.place.start.name), stacking)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(PlottedMark(.area, x: x.place, y: PlottedPlace(from: yStart, to: yEnd)), .unstacked)
  }

  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {
    let y = PlottedPlace(from: yStart, to: yEnd)
    self.init(PlottedMark(.area, x: x.place, y: y, series: series.place.start.name), .unstacked)
  }

  private init(_ mark: PlottedMark, _ stacking: MarkStackingMethod) {
    var mark = mark
    mark.stacking = stacking
    self.mark = mark
  }
}
