/// The parts of a gauge that a style puts together.
public struct GaugeStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView
  public typealias MinimumValueLabel = AnyView
  public typealias MaximumValueLabel = AnyView
  public typealias MarkedValueLabel = AnyView

  /// The part of the range below the value, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}
