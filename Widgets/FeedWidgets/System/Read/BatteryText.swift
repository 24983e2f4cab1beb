import Foundation

extension BatteryState {
  /// Parses the files `uevent` in /sys/class/power_supply, one text for each supply; returns `nil`
  /// if the machine has no battery.
  init?(uevents texts: [String]) {
    let batteries = texts.compactMap { OneBattery(uevent: $0) }
    guard !batteries.isEmpty else { return nil }
    // If the capacity of all batteries is known, their charge is weighted by it.
    let full = batteries.reduce(0) { $0 + $1.full }
    let isWeighed = batteries.allSatisfy { $0.full > 0 }
    let now = batteries.reduce(0) { $0 + $1.now }
    share =
      isWeighed
      ? min(1, now / full)
      : batteries.reduce(0) { $0 + $1.share } / Double(batteries.count)
    let flows = batteries.map(\.flow)
    flow =
      flows.contains(.discharging)
      ? .discharging
      : flows.contains(.charging) ? .charging : flows.allSatisfy { $0 == .full } ? .full : .idle
    let rate = batteries.reduce(0) { $0 + $1.rate }
    let amount = flow == .charging ? full - now : now
    let seconds = rate > 0 ? amount / rate * 3_600 : 0
    let isKnown = isWeighed && [.charging, .discharging].contains(flow)
    // Right after plugging or unplugging, the rate may be nearly zero.
    secondsLeft = isKnown && (60..<100 * 3_600).contains(seconds) ? seconds : nil
  }
}

/// One battery of the machine; its driver gives amounts as energy or as charge.
private struct OneBattery {
  var share = 0.0
  var flow = BatteryState.Flow.idle
  var now = 0.0
  var full = 0.0
  /// The amount that is charged or discharged in an hour, always positive.
  var rate = 0.0

  init?(uevent lines: String) {
    var values: [Substring: Substring] = [:]
    for line in KernelText.lines(lines) {
      guard let sign = line.firstIndex(of: "=") else { continue }
      values[line[..<sign]] = line[line.index(after: sign)...]
    }
    func text(_ name: String) -> Substring? { values["POWER_SUPPLY_\(name)"[...]] }
    func number(_ name: String) -> Double? {
      text(name).flatMap { Int64($0) }.map { abs(Double($0)) }
    }
    // A mouse has a battery too.
    guard text("TYPE") == "Battery", text("SCOPE") != "Device", text("PRESENT") != "0" else {
      return nil
    }
    let kind = number("ENERGY_FULL") != nil ? "ENERGY" : "CHARGE"
    now = number("\(kind)_NOW") ?? 0
    full = number("\(kind)_FULL") ?? 0
    rate = number(kind == "ENERGY" ? "POWER_NOW" : "CURRENT_NOW") ?? 0
    let capacity = number("CAPACITY").map { min($0, 100) / 100 }
    guard let share = capacity ?? (full > 0 ? min(1, now / full) : nil) else { return nil }
    self.share = share
    if text("\(kind)_NOW") == nil { now = share * full }
    switch text("STATUS") {
    case "Charging": flow = .charging
    case "Discharging": flow = .discharging
    case "Full": flow = .full
    default: flow = .idle
    }
  }
}

/// Chooses the sensor that measures the processor's temperature.
enum Thermometer {
  /// The drivers of processor sensors, the most accurate first.
  private static let drivers = [
    "coretemp", "k10temp", "zenpower", "cpu_thermal", "soc_thermal", "x86_pkg_temp", "acpitz",
  ]

  /// Returns the temperature of the processor in degrees Celsius; `nil` if no sensor has one.
  ///
  /// Each sensor has the name of its driver, and a text in thousandths of a degree.
  static func temperature(_ sensors: [(driver: String, text: String)]) -> Double? {
    for driver in drivers {
      for sensor in sensors where sensor.driver == driver {
        // A sensor that is off reports 0 or a meaningless number.
        guard let thousandths = Int(sensor.text), (1_000...150_000).contains(thousandths) else {
          continue
        }
        return Double(thousandths) / 1_000
      }
    }
    return nil
  }
}
