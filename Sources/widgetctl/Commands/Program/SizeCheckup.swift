import Moments
import SharedStore
import WidgetRender
import WidgetTerminal

/// Reports the sizes of the store and its log, and the date of the first run.
struct SizeCheckup {
  let store: StoreLocation
  let zone: TimeZoneRules

  func findings(_ reader: StoreReader) throws(CommandError) -> [Finding] {
    let (size, first) = try stored { () throws(StoreError) in
      (try reader.size(), try reader.firstRun())
    }
    let log = LogLength(at: store)
    let database = "\(Self.text(size.bytes)), and a log of \(Self.counted(log.pages, "page"))"
    var runs = Self.counted(Int(size.runs), "run")
    if let first { runs += ", the first, \(first.number), of \(day(first.started))" }
    let entries = Self.counted(Int(size.entries), "picture", "pictures")
    return [
      Finding(.good, "size", "\(database) in a file of \(Self.text(log.fileSize))"),
      Finding(.good, "log", runs),
      Finding(.good, "timelines", "\(entries), \(Self.text(size.entryBytes))"),
    ]
  }

  private func day(_ instant: Int64) -> String {
    zone.civil(at: Instant(microseconds: instant)).date.text
  }

  private static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }

  /// Returns a size in kilobytes of 1,000 bytes, rounded up.
  private static func text(_ bytes: Int64) -> String { "\((bytes + 999) / 1_000) kB" }
}
