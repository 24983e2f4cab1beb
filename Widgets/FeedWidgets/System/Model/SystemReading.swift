import Foundation

/// The state of the system at one moment; values that this machine does not have are `nil` or
/// empty.
struct SystemReading: Hashable, Sendable {
  var times: ProcessorTimes?
  /// The load averages over one, five and fifteen minutes.
  var loads: [Double] = []
  var memory: MemoryUse?
  var traffic: Traffic?
  var disks: [DiskUse] = []
  var battery: BatteryState?
  /// The processor's temperature in degrees Celsius; `nil` if no sensor has one.
  var temperature: Double?

  /// Whether no value of the system is known.
  var isEmpty: Bool {
    times == nil && loads.isEmpty && memory == nil && disks.isEmpty && battery == nil
  }
}

/// The processor time in ticks since the system started, summed over all processors.
struct ProcessorTimes: Hashable, Sendable {
  var busy: UInt64
  var total: UInt64
  /// The number of processors; 0 if it is unknown.
  var cores = 0
  /// The time at which the system started; `nil` if it is unknown.
  var startedAt: Date?

  /// Returns the share of busy time between two readings, from 0 to 1; `nil` if the counters were
  /// reset or are equal.
  func share(since earlier: ProcessorTimes) -> Double? {
    guard total > earlier.total, busy >= earlier.busy else { return nil }
    return min(1, Double(busy - earlier.busy) / Double(total - earlier.total))
  }

  /// The share of busy time since the system started, from 0 to 1; `nil` if no time was counted.
  var share: Double? { total > 0 ? min(1, Double(busy) / Double(total)) : nil }
}

/// The use of the machine's memory, in bytes.
struct MemoryUse: Hashable, Sendable {
  var total: UInt64
  var available: UInt64
  /// The size of the swap space; 0 if there is none.
  var swapTotal: UInt64 = 0
  var swapFree: UInt64 = 0

  var used: UInt64 { total - min(available, total) }
  var swapUsed: UInt64 { swapTotal - min(swapFree, swapTotal) }
}

/// The numbers of bytes received and sent since the system started.
struct Traffic: Hashable, Sendable {
  var received: UInt64
  var sent: UInt64

  /// Returns the received and sent bytes per second between two readings; `nil` if the system's
  /// counters were reset.
  func rates(since earlier: Traffic, seconds: TimeInterval) -> (down: Double, up: Double)? {
    guard seconds > 0, received >= earlier.received, sent >= earlier.sent else { return nil }
    return (
      Double(received - earlier.received) / seconds, Double(sent - earlier.sent) / seconds
    )
  }
}

/// The use of a file system, in bytes.
struct DiskUse: Hashable, Sendable {
  /// The path at which the file system is mounted.
  var path: String
  var used: UInt64
  /// The number of bytes that an ordinary user can still write.
  var free: UInt64

  /// The used share, from 0 to 1, as `df` calculates it: without blocks that are reserved for the
  /// administrator.
  var share: Double { used + free > 0 ? Double(used) / Double(used + free) : 0 }
}

/// The charge of all batteries of the machine together, and whether they are charging.
struct BatteryState: Hashable, Sendable {
  enum Flow: Hashable, Sendable { case charging, discharging, full, idle }

  /// The charge from 0 to 1.
  var share: Double
  var flow: Flow
  /// The seconds until the battery is empty or full; `nil` if they are unknown.
  var secondsLeft: TimeInterval?
}

extension UInt64 {
  /// Returns the sum, or the greatest `UInt64` if the sum is greater.
  func addingSaturated(_ other: UInt64) -> UInt64 {
    let (sum, isTooGreat) = addingReportingOverflow(other)
    return isTooGreat ? .max : sum
  }

  /// Returns the product, or the greatest `UInt64` if the product is greater.
  func multipliedSaturated(by other: UInt64) -> UInt64 {
    let (product, isTooGreat) = multipliedReportingOverflow(by: other)
    return isTooGreat ? .max : product
  }
}
