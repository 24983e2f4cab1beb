import WidgetRender

/// The parts of a progress view that a style puts together.
public struct ProgressViewStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView

  let value: ArchivedMeter.Value
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  /// From 0 to 1; `nil` for work whose end is not known.
  public var fractionCompleted: Double? {
    if case .fraction(let fraction) = value { fraction } else { nil }
  }
}
