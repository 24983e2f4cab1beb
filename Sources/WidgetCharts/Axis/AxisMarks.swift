public import Foundation
public import WidgetUI

/// The content of an axis: the marks at its values.
public protocol AxisContent {}

/// The declaration of an axis: its side of the plot, its values, and the elements drawn at each
/// value.
struct AxisPlan {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  /// Whether the author declared the elements at each value, instead of the default grid lines and
  /// labels.
  let isOwn: Bool
  let parts: (AxisValue) -> [AxisPart]

  /// The default declaration: grid lines and labels at as many values as fit.
  static var usual: AxisPlan {
    AxisPlan(position: .automatic, values: .automatic, isOwn: false) { value in
      AxisGridLine().parts(at: value) + AxisValueLabel().parts(at: value)
    }
  }
}

/// Axis content of the library, which has a declaration instead of a body.
protocol PrimitiveAxisContent: AxisContent {
  var plans: [AxisPlan] { get }
}

extension AxisContent {
  var axisPlans: [AxisPlan] { (self as? any PrimitiveAxisContent)?.plans ?? [] }
}

/// The grid lines and labels of an axis.
///
/// ```swift
/// Chart { BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5)) }
///   .chartXAxis {
///     AxisMarks { _ in AxisValueLabel() }
///   }
/// ```
public struct AxisMarks<Content: AxisMark>: AxisContent, PrimitiveAxisContent {
  private let plan: AxisPlan

  var plans: [AxisPlan] { [plan] }

  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    plan = AxisPlan(position: position, values: values, isOwn: true) { content($0).parts(at: $0) }
  }

  /// Creates the default grid lines and labels at certain values.
  fileprivate init(
    usual position: AxisMarkPosition,
    _ values: AxisMarkValues,
    _ content: Content
  ) {
    plan = AxisPlan(position: position, values: values, isOwn: false) { content.parts(at: $0) }
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position: position, values: .init(these: values), content: content)
  }

  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position: position, values: values) { _ in content() }
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position: position, values: .init(these: values)) { _ in content() }
  }
}

extension AxisMarks where Content == AnyAxisMark {
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      usual: position,
      values,
      AnyAxisMark(marks: [AxisGridLine(stroke: stroke), AxisTick(), AxisValueLabel()])
    )
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(position: position, values: .init(these: values), stroke: stroke)
  }

  public init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      usual: position,
      values,
      AnyAxisMark(
        marks: [AxisGridLine(stroke: stroke), AxisTick(), AxisValueLabel(format: format)]
      )
    )
  }

  public init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format,
      position: position,
      values: AxisMarkValues(these: values),
      stroke: stroke
    )
  }
}

extension AxisMarkValues {
  fileprivate init<Value: Plottable>(these values: [Value]) {
    self.init(kind: .values(values.map(\.primitivePlottable.plotted)))
  }
}

/// Builds the content of an axis from statements.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AnyAxisContent {
    var plans: [AxisPlan] = []
    repeat plans += (each content).axisPlans
    return AnyAxisContent(plans: plans)
  }

  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  public static func buildEither(first: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(plans: first.axisPlans)
  }

  public static func buildEither(second: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(plans: second.axisPlans)
  }

  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(plans: content.axisPlans)
  }
}

/// Optional axis content; `nil` draws nothing, as after an `if` without an `else`.
extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  var plans: [AxisPlan] { map(\.axisPlans) ?? [] }
}

/// Content of an axis without its Swift type.
public struct AnyAxisContent: AxisContent, PrimitiveAxisContent {
  let plans: [AxisPlan]
}
