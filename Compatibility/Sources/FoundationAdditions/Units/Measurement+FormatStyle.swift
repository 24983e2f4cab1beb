public import Foundation

extension Measurement where UnitType: Dimension {
  /// Formats a measurement in the language and the preferred unit of a locale.
  ///
  /// The preferred unit depends on the kind of quantity.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of the unit's name: "5 kilometers", "5 km", "5km".
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let name: String

      public static var wide: Self { Self(name: UnitText.Width.full.rawValue) }
      public static var abbreviated: Self { Self(name: UnitText.Width.short.rawValue) }
      public static var narrow: Self { Self(name: UnitText.Width.narrow.rawValue) }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature omits the name of its scale: "21°".
    public var hidesScaleName = false

    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(
        width: UnitText.Width(rawValue: width.name) ?? .short,
        locale: locale,
        usage: usage.flatMap(\.name),
        number: numberFormatStyle.map(NumberSkeleton.words) ?? "",
        hidesScaleName: hidesScaleName
      )
      .text(of: value.value, unit: value.unit)
    }
  }

  /// Returns the measurement in the unit that the locale prefers: "5 mi".
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { style.format(self) }
}

/// The kind of quantity, such as a road distance; a locale may prefer a certain unit for it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name of the kind of quantity; `nil` to keep the unit.
  fileprivate let name: String?

  /// A general quantity, for which the locale's default unit of the dimension is used.
  public static var general: Self { Self(name: "default") }
  /// A quantity that is shown in its own unit in every locale.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "default") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person-weight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "fluid") }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
