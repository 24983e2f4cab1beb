public import Foundation

/// The unit of a quantity, either a basic one or a product of other units.
///
/// Two units are equal if they have the same dimension and the same scale.
public final class HKUnit: NSObject, Sendable {
  let scale: UnitScale

  /// The unit as text, in the format that `init(from:)` parses.
  public let unitString: String

  /// Whether the text of the unit needs parentheses inside another unit's text.
  private let isCompound: Bool

  init(_ unitString: String, _ scale: UnitScale, isCompound: Bool = false) {
    self.unitString = unitString
    self.scale = scale
    self.isCompound = isCompound
  }

  /// Parses a unit such as `count/min`, `mg/dL` or `ml/(kg*min)`; `*` binds more tightly than `/`.
  ///
  /// An invalid text is a programming error, which ends the program as on Apple's platforms.
  public convenience init(from string: String) {
    var parser = UnitParser(string)
    guard let scale = parser.unit() else { preconditionFailure("\(string) is not a unit") }
    self.init(string, scale, isCompound: string.contains { "*/.·".contains($0) })
  }

  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(factorText)*\(unit.factorText)", scale.multiplied(by: unit.scale), isCompound: true)
  }

  public func unitDivided(by unit: HKUnit) -> HKUnit {
    let quotient = scale.multiplied(by: unit.scale.raised(to: -1))
    return HKUnit("\(unitString)/\(unit.factorText)", quotient, isCompound: true)
  }

  public func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(factorText)^\(power)", scale.raised(to: power))
  }

  public func reciprocal() -> HKUnit {
    unitRaised(toPower: -1)
  }

  /// Returns whether the unit is that of a plain number: without a dimension and with the factor 1.
  public func isNull() -> Bool {
    scale == UnitScale(1)
  }

  private var factorText: String {
    isCompound ? "(\(unitString))" : unitString
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.scale == scale
  }

  public override var hash: Int { scale.hashValue }
  public override var description: String { unitString }
}

/// A metric prefix: a power of ten that multiplies a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 1e1
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  var symbol: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }

  /// The prefixes, those with longer symbols first, so that `da` is not read as `d` before an `a`.
  static let all: [HKMetricPrefix] = [
    .deca, .micro, .femto, .pico, .nano, .milli, .centi, .deci, .hecto, .kilo, .mega, .giga, .tera,
    .none,
  ]
}
