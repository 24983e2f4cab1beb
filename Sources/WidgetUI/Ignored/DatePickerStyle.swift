/// How date pickers look, of which a widget draws none.
public protocol DatePickerStyle: SendableMetatype {}

/// One of the looks that a widget never draws.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct FieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public nonisolated static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public nonisolated static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public nonisolated static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public nonisolated static var wheel: WheelDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  public nonisolated static var field: FieldDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public nonisolated static var stepperField: StepperFieldDatePickerStyle { .init() }
}

extension View {
  /// The view itself: a widget draws no date pickers (SU-3).
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    self
  }
}
