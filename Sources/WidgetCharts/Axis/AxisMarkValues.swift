public import Foundation

/// The values that an axis marks.
///
/// ```swift
/// AxisMarks(values: .stride(by: .day))
/// AxisMarks(values: [0, 50, 100])
/// ```
public struct AxisMarkValues {
  enum Kind {
    /// The axis marks about `count` values; if `count` is `nil`, as many as fit.
    case automatic(count: Int?)
    case stride(by: Double)
    case calendar(Calendar.Component, count: Int, calendar: Calendar?)
    case values([PlottedValue])
  }

  let kind: Kind

  public static var automatic: AxisMarkValues { .automatic() }

  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  /// Returns the multiples of a step on an axis of numbers; the arguments for rounding are ignored.
  ///
  /// ```swift
  /// AxisMarks(values: .stride(by: 10))
  /// ```
  public static func stride<Step: Plottable>(
    by step: Step,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    let length = step.primitivePlottable.plotted.number ?? 0
    return AxisMarkValues(kind: length > 0 ? .stride(by: length) : .automatic(count: nil))
  }

  /// Returns the beginnings of calendar units, such as months; the arguments for rounding and
  /// `calendar` are ignored.
  ///
  /// ```swift
  /// AxisMarks(values: .stride(by: .month, count: 3))
  /// ```
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .calendar(component, count: max(count, 1), calendar: calendar))
  }
}

/// A value on an axis, which the builder of the axis's marks receives.
public struct AxisValue {
  /// The index of the value on its axis, from 0.
  public let index: Int
  public let count: Int
  let plotted: PlottedValue
  /// The text of the value's label, if the author does not provide one.
  let text: String

  /// Returns the value as `type`; `nil` if the axis has values of another type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    Value.PrimitivePlottable(plotted: plotted).flatMap { Value(primitivePlottable: $0) }
  }
}

/// The side of the plot at which an axis is drawn; a horizontal axis is always at the bottom.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Side: Hashable, Sendable {
    case automatic, leading, trailing, top, bottom
  }

  let side: Side

  public static let automatic = AxisMarkPosition(side: .automatic)
  public static let leading = AxisMarkPosition(side: .leading)
  public static let trailing = AxisMarkPosition(side: .trailing)
  public static let top = AxisMarkPosition(side: .top)
  public static let bottom = AxisMarkPosition(side: .bottom)
}

/// A preset style of an axis; all are drawn alike.
public struct AxisMarkPreset: Hashable, Sendable {
  public static let automatic = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}
