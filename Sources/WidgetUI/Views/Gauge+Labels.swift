extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge without labels at its ends; `value` is clamped to `bounds`.
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
  /// A gauge with nothing but what it is called; `value` is clamped to `bounds`.
  public nonisolated init<Value>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) where Value: BinaryFloatingPoint, Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels at both ends; `value` is clamped to `bounds`.
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
  /// A gauge with labels at both ends; a terminal has no room for those of marked values.
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
  /// A gauge without labels at its ends; a terminal has no room for those of marked values.
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
