public import Foundation
public import WidgetUI

extension View {
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.x.visibility = visibility }
  }

  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.y.visibility = visibility }
  }

  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let plans = content().axisPlans
    return chartSettings { $0.x.plans = plans }
  }

  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let plans = content().axisPlans
    return chartSettings { $0.y.plans = plans }
  }

  /// Sets the label below the x axis; the position, the alignment and the spacing are ignored.
  ///
  /// ```swift
  /// Chart { BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5)) }
  ///   .chartXAxisLabel("Day of the week")
  ///   .chartYAxisLabel("Cups")
  /// ```
  public nonisolated func chartXAxisLabel(
    _ label: some StringProtocol,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = AnyView(Text(label))
    return chartSettings { $0.x.label = text }
  }

  /// Sets the label above the y axis; the position, the alignment and the spacing are ignored.
  public nonisolated func chartYAxisLabel(
    _ label: some StringProtocol,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = AnyView(Text(label))
    return chartSettings { $0.y.label = text }
  }

  /// Sets the domain of the x axis; `type` is ignored, because every scale is linear.
  ///
  /// ```swift
  /// Chart { PointMark(x: .value("Hour", 9), y: .value("Degrees", 18)) }
  ///   .chartXScale(domain: 0...24)
  /// ```
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    let setting = domain.setting
    return chartSettings { $0.x.domain = setting }
  }

  /// Sets the domain of the y axis; `type` is ignored, because every scale is linear.
  ///
  /// ```swift
  /// Chart { BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5)) }
  ///   .chartYScale(domain: 0...10)
  /// ```
  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    let setting = domain.setting
    return chartSettings { $0.y.domain = setting }
  }

  /// Returns the view unchanged: cells leave no space for a padding of the plot.
  public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range) -> some View { self }

  /// Returns the view unchanged: cells leave no space for a padding of the plot.
  public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range) -> some View { self }
}

/// The padding of a plot; without effect, because cells leave no space for it.
public protocol PositionScaleRange: Sendable {}

/// The padding at the sides of a plot; without effect, because cells leave no space for it.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init() }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { .init() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init() }
}

/// The type of a scale, such as logarithmic; ignored, because every scale is linear.
public struct ScaleType: Hashable, Sendable {
  public static let linear = ScaleType()
  public static let date = ScaleType()
  public static let category = ScaleType()
}

/// The domain of an axis, which is the values that it shows: a range of numbers or dates, or
/// categories in order.
public protocol ScaleDomain {
  /// The two bounds of a range, or the categories in order.
  var plottedDomain: [PlottedValue] { get }
}

extension ScaleDomain {
  var setting: ScaleDomainSetting {
    if let automatic = self as? AutomaticScaleDomain {
      return .automatic(includesZero: automatic.includesZero, isReversed: automatic.isReversed)
    }
    return .values(plottedDomain)
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var plottedDomain: [PlottedValue] {
    [lowerBound.primitivePlottable.plotted, upperBound.primitivePlottable.plotted]
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var plottedDomain: [PlottedValue] {
    [lowerBound.primitivePlottable.plotted, upperBound.primitivePlottable.plotted]
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var plottedDomain: [PlottedValue] { map(\.primitivePlottable.plotted) }
}

/// The domain that contains all values of the chart's marks.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool

  public var plottedDomain: [PlottedValue] { [] }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { .automatic() }

  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}
