/// The units by the symbols that Apple uses for them.
enum UnitTable {
  /// The units to which a metric prefix can be added, by symbol.
  static let metric: [String: UnitScale] = [
    "g": .gram, "m": .meter, "L": .liter, "l": .liter, "s": .second, "Pa": .pascal, "J": .joule,
    "W": .watt, "V": .volt, "S": .siemen, "Hz": .hertz, "cal": UnitScale.joule.scaled(by: 4.184),
  ]

  /// The units without prefixes, by symbol.
  ///
  /// Masses, lengths and volumes are exact by definition; pressures are those of NIST SP 811,
  /// appendix B.
  static let plain: [String: UnitScale] = [
    "count": UnitScale(1),
    "%": UnitScale(1),
    "oz": UnitScale.gram.scaled(by: 28.349_523_125),
    "lb": UnitScale.gram.scaled(by: 453.592_37),
    "st": UnitScale.gram.scaled(by: 6_350.293_18),
    "in": UnitScale.meter.scaled(by: 0.0254),
    "ft": UnitScale.meter.scaled(by: 0.3048),
    "yd": UnitScale.meter.scaled(by: 0.9144),
    "mi": UnitScale.meter.scaled(by: 1_609.344),
    "fl_oz_us": UnitScale.liter.scaled(by: 0.029_573_529_562_5),
    "fl_oz_imp": UnitScale.liter.scaled(by: 0.028_413_062_5),
    "cup_us": UnitScale.liter.scaled(by: 0.236_588_236_5),
    "cup_imp": UnitScale.liter.scaled(by: 0.284_130_625),
    "pt_us": UnitScale.liter.scaled(by: 0.473_176_473),
    "pt_imp": UnitScale.liter.scaled(by: 0.568_261_25),
    "mmHg": UnitScale.pascal.scaled(by: 133.322_4),
    "inHg": UnitScale.pascal.scaled(by: 3_386.389),
    "cmAq": UnitScale.pascal.scaled(by: 98.066_5),
    "atm": UnitScale.pascal.scaled(by: 101_325),
    "min": UnitScale.second.scaled(by: 60),
    "hr": UnitScale.second.scaled(by: 3_600),
    "d": UnitScale.second.scaled(by: 86_400),
    "Cal": UnitScale.joule.scaled(by: 4_184),
    "K": .kelvin,
    "degC": UnitScale(1, [.kelvin: 1], zero: 273.15),
    "degF": UnitScale(5.0 / 9, [.kelvin: 1], zero: 459.67 * 5 / 9),
    "D": UnitScale(1, [.meter: -1]),
    "pD": UnitScale(1, [.prism: 1]),
    "rad": UnitScale(1, [.angle: 1]),
    "deg": UnitScale(.pi / 180, [.angle: 1]),
    "lx": UnitScale(1, [.lux: 1]),
    "IU": UnitScale(1, [.internationalUnit: 1]),
    "dBASPL": UnitScale(1, [.soundPressure: 1]),
    "dBHL": UnitScale(1, [.hearingLevel: 1]),
    "appleEffortScore": UnitScale(1, [.effort: 1]),
  ]

  /// Returns the unit with a symbol, which may have a prefix; `nil` for an unknown symbol.
  static func unit(named symbol: Substring) -> UnitScale? {
    if let unit = plain[String(symbol)] { return unit }
    for prefix in HKMetricPrefix.all where symbol.hasPrefix(prefix.symbol) {
      let rest = String(symbol.dropFirst(prefix.symbol.count))
      if let unit = metric[rest] ?? moles(rest) { return unit.scaled(by: prefix.factor) }
    }
    return nil
  }

  /// Returns a unit of mass for a symbol such as `mol<180.16>`, which contains a molar mass in
  /// grams.
  ///
  /// - Returns: `nil` for any other symbol.
  private static func moles(_ symbol: String) -> UnitScale? {
    guard symbol.hasPrefix("mol<"), symbol.hasSuffix(">"),
      let mass = Double(symbol.dropFirst(4).dropLast())
    else { return nil }
    return UnitScale.gram.scaled(by: mass)
  }
}
