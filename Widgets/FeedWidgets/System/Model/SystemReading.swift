import Foundation

/// A reading of the system; parts that this machine does not have are `nil` or empty.
struct SystemReading: Hashable, Sendable {
  var times: ProcessorTimes?
  /// The averages of the last minute, five and fifteen minutes.
  var loads: [Double] = []
  var memory: MemoryUse?
  var traffic: Traffic?
  var disks: [DiskUse] = []
  var battery: BatteryState?
  /// The temperature in degrees Celsius.
  var temperature: Double?

  /// Whether there is nothing to show.
  var isEmpty: Bool {
    times == nil && loads.isEmpty && memory == nil && disks.isEmpty && battery == nil
  }
}

/// Processor time in ticks since the system started, summed over all processors.
struct ProcessorTimes: Hashable, Sendable {
  var busy: UInt64
  var total: UInt64
  /// 0 if it is not known.
  var cores = 0
  /// When the system started.
  var startedAt: Date?

  /// Returns the busy share between two readings, from 0 to 1; `nil` if the counters were reset or did not change.
  func share(since earlier: ProcessorTimes) -> Double? {
    guard total > earlier.total, busy >= earlier.busy else { return nil }
    return min(1, Double(busy - earlier.busy) / Double(total - earlier.total))
  }

  /// The busy share since the system started.
  var share: Double? { total > 0 ? min(1, Double(busy) / Double(total)) : nil }
}

/// Memory in bytes.
struct MemoryUse: Hashable, Sendable {
  var total: UInt64
  var available: UInt64
  /// 0 without swap.
  var swapTotal: UInt64 = 0
  var swapFree: UInt64 = 0

  var used: UInt64 { total - min(available, total) }
  var swapUsed: UInt64 { swapTotal - min(swapFree, swapTotal) }
}

/// The bytes received and sent since the system started.
struct Traffic: Hashable, Sendable {
  var received: UInt64
  var sent: UInt64

  /// Returns bytes a second in both directions between two readings; `nil` if the counters were reset.
  func rates(since earlier: Traffic, seconds: TimeInterval) -> (down: Double, up: Double)? {
    guard seconds > 0, received >= earlier.received, sent >= earlier.sent else { return nil }
    return (
      Double(received - earlier.received) / seconds, Double(sent - earlier.sent) / seconds
    )
  }
}

/// The use of a file system, in bytes.
struct DiskUse: Hashable, Sendable {
  /// The path at which it is mounted.
  var path: String
  var used: UInt64
  /// The bytes that an ordinary user may still write.
  var free: UInt64

  /// The used share as `df` computes it, without blocks reserved for the administrator.
  var share: Double { used + free > 0 ? Double(used) / Double(used + free) : 0 }
}

/// All batteries of the machine as one.
struct BatteryState: Hashable, Sendable {
  enum Flow: Hashable, Sendable { case charging, discharging, full, idle }

  /// The share from 0 to 1.
  var share: Double
  var flow: Flow
  /// The seconds until it is empty or full; `nil` if they are unknown.
  var secondsLeft: TimeInterval?
}

extension UInt64 {
  /// Returns the sum, clamped to the greatest number.
  func addingSaturated(_ other: UInt64) -> UInt64 {
    let (sum, isTooGreat) = addingReportingOverflow(other)
    return isTooGreat ? .max : sum
  }

  /// Returns the product, clamped to the greatest number.
  func multipliedSaturated(by other: UInt64) -> UInt64 {
    let (product, isTooGreat) = multipliedReportingOverflow(by: other)
    return isTooGreat ? .max : product
  }
}
