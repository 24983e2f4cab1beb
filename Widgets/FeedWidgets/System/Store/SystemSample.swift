import Foundation
import Moments
import SharedStore

/// A stored sample: counters with which the next reading is compared, and shares for the curve.
struct SystemSample: StoreRecord, Hashable {
  var key: Int64 = 0
  var at: Date
  /// The network interface whose bytes are counted; empty for that of the default route.
  var interface: String
  var busy: Int64
  var total: Int64
  var received: Int64
  var sent: Int64
  /// The processor's busy share since the previous sample, from 0 to 1; `nil` for a first sample.
  var processor: Double?
  var memory: Double?
  /// The received bytes per second since the previous sample; `nil` if unknown.
  var down: Double?
  var up: Double?

  static let collection = StoreCollection(
    "systemSamples",
    columns: [
      StoreColumn("at", .integer, reading: .instant),
      StoreColumn("interface", .text, reading: .hidden),
      StoreColumn("busy", .integer, reading: .hidden),
      StoreColumn("total", .integer, reading: .hidden),
      StoreColumn("received", .integer, reading: .hidden),
      StoreColumn("sent", .integer, reading: .hidden),
      StoreColumn("processor", .real, isOptional: true),
      StoreColumn("memory", .real, isOptional: true),
      StoreColumn("down", .real, isOptional: true),
      StoreColumn("up", .real, isOptional: true),
    ],
    indexes: [["at"]],
    noun: "system sample"
  )

  /// Creates a sample from a reading; its shares and rates are calculated since an earlier sample.
  init(_ reading: SystemReading, interface: String?, at now: Date, since earlier: SystemSample?) {
    at = now
    self.interface = interface ?? ""
    busy = Int64(clamping: reading.times?.busy ?? 0)
    total = Int64(clamping: reading.times?.total ?? 0)
    received = Int64(clamping: reading.traffic?.received ?? 0)
    sent = Int64(clamping: reading.traffic?.sent ?? 0)
    memory = reading.memory.map { Double($0.used) / Double($0.total) }
    guard let earlier else { return }
    processor = reading.times?.share(since: earlier.times)
    guard reading.traffic != nil, earlier.interface == self.interface,
      let rates = reading.traffic?.rates(
        since: earlier.traffic,
        seconds: now.timeIntervalSince(earlier.at)
      )
    else { return }
    (down, up) = rates
  }

  private var times: ProcessorTimes {
    ProcessorTimes(busy: UInt64(max(0, busy)), total: UInt64(max(0, total)))
  }

  private var traffic: Traffic {
    Traffic(received: UInt64(max(0, received)), sent: UInt64(max(0, sent)))
  }

  init(row: StoreRow) throws {
    key = row.key
    at = Instant(microseconds: try row.value("at")).date
    interface = try row.value("interface")
    busy = try row.value("busy")
    total = try row.value("total")
    received = try row.value("received")
    sent = try row.value("sent")
    processor = try row.value("processor")
    memory = try row.value("memory")
    down = try row.value("down")
    up = try row.value("up")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("at", to: Instant(at).microseconds)
    values.set("interface", to: interface)
    values.set("busy", to: busy)
    values.set("total", to: total)
    values.set("received", to: received)
    values.set("sent", to: sent)
    values.set("processor", to: processor)
    values.set("memory", to: memory)
    values.set("down", to: down)
    values.set("up", to: up)
  }
}

/// The store's collection for the samples.
enum SystemSchema {
  static let module = ModuleSchema(
    name: "system",
    migrations: [Migration(1, [.createCollection(SystemSample.collection)])]
  )
}
