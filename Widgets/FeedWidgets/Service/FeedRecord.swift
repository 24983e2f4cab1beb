import Foundation
import Moments
import SharedStore

/// The store's record of a source: its failures, and an active request.
struct FeedRecord: StoreRecord {
  /// The process with the active request, and the time at which the request began.
  struct Mark: Hashable, Sendable {
    var process: Int32
    var at: Date

    /// Returns whether the request may still be active in another process.
    func isAlive(at now: Date, _ longest: TimeInterval) -> Bool {
      guard process != getpid(), abs(now.timeIntervalSince(at)) < longest else { return false }
      return kill(process, 0) == 0 || errno != ESRCH
    }
  }

  var key: Int64 = 0
  /// The base address of the source.
  var name: String
  /// The number of failures since the last success.
  var failures: Int64 = 0
  var retryAt: Date?
  var words = ""
  var message = ""
  var mark: Mark?

  init(name: String) {
    self.name = name
  }

  /// Removes all recorded failures and their message, after a request that succeeded.
  mutating func settle() {
    failures = 0
    retryAt = nil
    words = ""
    message = ""
  }
}

extension FeedRecord {
  static let collection = StoreCollection(
    "feeds",
    columns: [
      StoreColumn("name", .text),
      StoreColumn("failures", .integer),
      StoreColumn("retryAt", .integer, isOptional: true, reading: .instant),
      StoreColumn("words", .text),
      StoreColumn("message", .text),
      StoreColumn("process", .integer, isOptional: true, reading: .hidden),
      StoreColumn("startedAt", .integer, isOptional: true, reading: .hidden),
    ],
    indexes: [["name"]],
    noun: "source",
    titleColumn: "name"
  )

  init(row: StoreRow) throws {
    key = row.key
    name = try row.value("name")
    failures = try row.value("failures")
    retryAt = (try row.value("retryAt") as Int64?).map { Instant(microseconds: $0).date }
    words = try row.value("words")
    message = try row.value("message")
    let process: Int64? = try row.value("process")
    let startedAt: Int64? = try row.value("startedAt")
    if let process, let startedAt {
      mark = Mark(process: Int32(clamping: process), at: Instant(microseconds: startedAt).date)
    }
  }

  func encode(into values: inout StoreRowValues) {
    values.set("name", to: name)
    values.set("failures", to: failures)
    values.set("retryAt", to: retryAt.map { Instant($0).microseconds })
    values.set("words", to: words)
    values.set("message", to: message)
    values.set("process", to: mark.map { Int64($0.process) })
    values.set("startedAt", to: mark.map { Instant($0.at).microseconds })
  }
}
