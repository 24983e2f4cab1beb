extension ProgressView {
  /// `value` of `total`, clamped to it; `nil` is work whose end is not known.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: .of(value, total: total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// `value` of `total`, clamped to it; `nil` is work whose end is not known.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0
  ) where Label == EmptyView {
    self.init(value: .of(value, total: total), label: nil, currentValueLabel: nil)
  }

  /// `value` of `total`, clamped to it; `nil` is work whose end is not known.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: .of(value, total: total), label: label(), currentValueLabel: nil)
  }

  /// `value` of `total`, clamped to it; `nil` is work whose end is not known.
  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1.0
  ) where Label == Text {
    self.init(value: .of(value, total: total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// `value` of `total`, clamped to it; `nil` is work whose end is not known.
  @_disfavoredOverload
  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource,
    value: Value?,
    total: Value = 1.0
  ) where Label == Text {
    self.init(value: .of(value, total: total), label: Text(titleResource), currentValueLabel: nil)
  }

  /// `value` of `total`, clamped to it; `nil` is work whose end is not known.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title,
    value: Value?,
    total: Value = 1.0
  ) where Label == Text {
    self.init(value: .of(value, total: total), label: Text(title), currentValueLabel: nil)
  }
}
