/// A value in a range, shown as a bar or a ring with labels (SU-66).
///
/// ```swift
/// Gauge(value: 62, in: 0...100) {
///   Text("Humidity")
/// } currentValueLabel: {
///   Text("62 %")
/// }
/// ```
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  /// The value's position in the range, from 0 to 1.
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
}

extension Gauge: View {
  public var body: some View {
    let gauge = self
    StyledBody(\.gaugeStyles) { style, part in
      AnyView(
        style.makeBody(
          configuration: GaugeStyleConfiguration(
            value: gauge.fraction,
            label: part(gauge.label),
            currentValueLabel: part.present(gauge.currentValueLabel),
            minimumValueLabel: part.present(gauge.minimumValueLabel),
            maximumValueLabel: part.present(gauge.maximumValueLabel)
          )
        )
      )
    }
  }
}

extension Gauge {
  /// Returns the position of `value` in `bounds`, from 0 to 1; 0 for an empty range or a value that
  /// is not finite.
  nonisolated static func fraction<Value: BinaryFloatingPoint>(
    of value: Value,
    in bounds: ClosedRange<Value>
  ) -> Double {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let fraction = (Double(value) - Double(bounds.lowerBound)) / length
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and the current value; `value` is clamped to `bounds`.
  public nonisolated init<Value>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where Value: BinaryFloatingPoint, Value.Stride: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(of: value, in: bounds),
      label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: nil,
      maximumValueLabel: nil
    )
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label; `value` is clamped to `bounds`.
  ///
  /// - Parameters:
  ///   - value: The value to show.
  ///   - bounds: The range of possible values.
  ///   - label: The view that names the value.
  public nonisolated init<Value>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) where Value: BinaryFloatingPoint, Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels at both ends; `value` is clamped to `bounds`.
  public nonisolated init<Value>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where Value: BinaryFloatingPoint, Value.Stride: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(of: value, in: bounds),
      label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel()
    )
  }
}

extension Gauge {
  /// Creates a gauge with labels at both ends; labels of marked values are not drawn.
  public nonisolated init<Value>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where Value: BinaryFloatingPoint, Value.Stride: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(of: value, in: bounds),
      label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel()
    )
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge without labels at its ends; labels of marked values are not drawn.
  public nonisolated init<Value>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where Value: BinaryFloatingPoint, Value.Stride: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(of: value, in: bounds),
      label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: nil,
      maximumValueLabel: nil
    )
  }
}
