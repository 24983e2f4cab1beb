import SharedStore
import WidgetTerminal

/// Reports the widgets whose last reload failed, with the extension and the reason, even if the
/// next attempt is far away.
struct FailureCheckup {
  let now: Int64

  func findings(_ reader: StoreReader) throws(CommandError) -> [Finding] {
    let (failing, unoffered) = try stored { () throws(StoreError) in
      (try reader.failingTimelines(at: now), Set(try UnofferedTimelines.all(in: reader)))
    }
    var findings: [Finding] = []
    for row in failing where !unoffered.contains(row.timeline) {
      let name = WidgetSelector.name(of: row.widget)
      let reason = row.timeline.lastError ?? "unknown"
      let finding = Finding(
        .wrong,
        name,
        "\(Self.counted(row.timeline.failures)) of extension \(row.widget.extensionName): \(reason)",
        hint: "'widgetctl timeline \(row.widget.shortID)' says when it is tried again"
      )
      // One cause usually makes a widget fail in every size in which it is shown.
      if !findings.contains(finding) { findings.append(finding) }
    }
    return findings
  }

  private static func counted(_ failures: Int64) -> String {
    failures == 1 ? "a failed reload" : "\(failures) failed reloads"
  }
}
