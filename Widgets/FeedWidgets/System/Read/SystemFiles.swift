import Foundation
import Ground

/// Reads Linux's files about the state of the system; tests use another root folder.
struct SystemFiles: Sendable {
  /// The most bytes of a file, enough for the statistics of some hundred processors.
  private static let fileBytes = 256 << 10
  /// The most power supplies, and the most sensors, that are read.
  private static let maximumDevices = 64
  /// The most file systems that are shown.
  static let maximumDisks = 8

  /// The root folder: `/`, or a folder that contains `proc` and `sys`.
  var root = "/"
  /// Returns the use of the file system at a path; `nil` if there is none.
  var diskUse: @Sendable (String) -> DiskUse? = { Self.diskUse(of: $0) }

  /// Returns a reading, with the file systems at these paths and the traffic of this interface.
  ///
  /// Without paths all local file systems are read; without an interface that of the default route.
  func reading(disks: [String] = [], interface: String? = nil) -> SystemReading {
    var reading = SystemReading()
    reading.times = text("proc/stat").flatMap { ProcessorTimes(stat: $0) }
    reading.loads = text("proc/loadavg").map { SystemReading.loads(loadavg: $0) } ?? Self.loads()
    reading.memory = text("proc/meminfo").flatMap { MemoryUse(meminfo: $0) }
    let network = interface ?? text("proc/net/route").flatMap { Traffic.interface(route: $0) }
    reading.traffic = text("proc/net/dev").flatMap { Traffic(dev: $0, interface: network) }
    let mounted = disks.isEmpty ? text("proc/mounts").map { MountTable.paths($0) } ?? ["/"] : disks
    reading.disks = mounted.prefix(Self.maximumDisks).compactMap { diskUse($0) }
    reading.battery = BatteryState(uevents: supplies)
    reading.temperature = Thermometer.temperature(sensors)
    return reading
  }

  private func text(_ path: String) -> String? {
    FileBytes.read("\(root)/\(path)", upTo: Self.fileBytes, isWhole: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func line(_ path: String) -> String? {
    text(path)?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func names(_ folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
    return Array((names ?? []).sorted().prefix(Self.maximumDevices))
  }

  private var supplies: [String] {
    names("sys/class/power_supply").compactMap { name in
      let folder = "sys/class/power_supply/\(name)"
      // Kernels before 5.8 say the type in a file of its own.
      return text("\(folder)/uevent").map {
        "\($0)\nPOWER_SUPPLY_TYPE=\(line("\(folder)/type") ?? "")"
      }
    }
  }

  private var sensors: [(driver: String, text: String)] {
    let monitors = names("sys/class/hwmon").compactMap { name in
      sensor("sys/class/hwmon/\(name)", driver: "name", value: "temp1_input")
    }
    return monitors
      + names("sys/class/thermal").compactMap { name in
        sensor("sys/class/thermal/\(name)", driver: "type", value: "temp")
      }
  }

  private func sensor(
    _ folder: String,
    driver: String,
    value: String
  ) -> (driver: String, text: String)? {
    guard let driver = line("\(folder)/\(driver)"), let value = line("\(folder)/\(value)") else {
      return nil
    }
    return (driver, value)
  }

  private static func diskUse(of path: String) -> DiskUse? {
    var facts = statvfs()
    guard statvfs(path, &facts) == 0, facts.f_blocks > 0 else { return nil }
    let size = UInt64(facts.f_frsize)
    let (blocks, free) = (UInt64(facts.f_blocks), UInt64(facts.f_bfree))
    return DiskUse(
      path: path,
      used: (blocks - min(free, blocks)).multipliedSaturated(by: size),
      free: UInt64(facts.f_bavail).multipliedSaturated(by: size)
    )
  }

  /// Returns the load averages, also on a system without /proc.
  private static func loads() -> [Double] {
    var loads = [0.0, 0.0, 0.0]
    return getloadavg(&loads, 3) == 3 ? loads : []
  }
}
