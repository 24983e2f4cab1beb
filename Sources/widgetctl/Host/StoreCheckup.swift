import SharedStore
import WidgetRender
import WidgetTerminal

/// Looks at the store's files and at what is due in it.
struct StoreCheckup {
  /// A refresh that is later than this after its due date says that no timer runs.
  static let timerDelay: Int64 = 10 * 60 * 1_000_000

  let store: HostStore
  let now: Int64

  func findings() -> [Finding] {
    let path = store.location.path
    do throws(CommandError) {
      guard let reader = try store.reader() else {
        return [
          Finding(.note, "store", "there is none yet at \(path)", hint: "'widgetctl show' makes it")
        ]
      }
      try stored { () throws(StoreError) in try StoreHealth.requireSound(store.location) }
      return [Finding(.good, "store", path)] + permissions(path) + (try contents(reader))
    } catch {
      return [Finding(.wrong, "store", error.message, hint: error.hint)] + permissions(path)
    }
  }

  /// Others must not read what the widgets keep (RI-6).
  private func permissions(_ path: String) -> [Finding] {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    return [(path, UInt32(0o600)), (folder, 0o700)].compactMap { path, wanted in
      guard let stamp = FileStamp(path: path) else { return nil }
      let mode = String(stamp.permissions, radix: 8)
      if stamp.owner != Account.user {
        return Finding(.wrong, "owner", "\(path) belongs to another user")
      }
      guard stamp.permissions & 0o077 != 0 else { return nil }
      return Finding(
        .wrong,
        "permissions",
        "\(path) has \(mode)",
        hint: "chmod \(String(wanted, radix: 8)) \(path)"
      )
    }
  }

  private func contents(_ reader: StoreReader) throws(CommandError) -> [Finding] {
    let (placed, due, next) = try stored { () throws(StoreError) in
      (try reader.placedWidgets(), try reader.dueTimelines(at: now), try reader.nextDue())
    }
    var findings = [Finding(.good, "widgets", "\(placed.count) placed")]
    let overdue = due.filter { row in
      row.timeline.generation > 0 && row.timeline.failures == 0
        && row.timeline.due > .min && now - row.timeline.due > Self.timerDelay
    }
    if overdue.isEmpty {
      findings.append(Finding(.good, "timer", "next due: \(instant(next))"))
    } else {
      findings.append(
        Finding(
          .wrong,
          "timer",
          "\(overdue.count) timelines wait for a refresh since long",
          hint: "'widgetctl schedule print' prints the crontab line"
        )
      )
    }
    for row in due where row.timeline.failures > 0 {
      findings.append(
        Finding(
          .wrong,
          WidgetSelector.name(of: row.widget),
          "\(row.timeline.failures) failed reloads: \(row.timeline.lastError ?? "unknown")"
        )
      )
    }
    return findings
  }

  private func instant(_ due: Int64?) -> String {
    guard let due, due < .max else { return "nothing" }
    return due <= now ? "at once" : ISODate.text(Instant(microseconds: due), in: .utc)
  }
}
