public import Foundation

/// A control to choose a date; not drawn, because a widget accepts no input (SU-3).
public struct DatePicker<Label> {
  public typealias Components = DatePickerComponents
}

extension DatePicker: View, IgnoredView where Label: View {
  public typealias Body = Never

  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }

  public nonisolated init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }
}

extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init()
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init()
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init()
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init()
  }
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// The appearance of date pickers; a widget draws none.
public protocol DatePickerStyle: SendableMetatype {}

/// A style without effect, because a widget never draws the control.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct FieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
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
  /// Returns the view unchanged: a widget draws no date pickers (SU-3).
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    self
  }
}

/// A control to choose a colour; not drawn, because a widget accepts no input (SU-3).
public struct ColorPicker<Label> {}

extension ColorPicker: View, IgnoredView where Label: View {
  public typealias Body = Never

  public nonisolated init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }
}

extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init()
  }
}
