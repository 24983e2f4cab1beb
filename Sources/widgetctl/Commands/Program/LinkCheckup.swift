import Ground
import Moments
import SharedStore
import WidgetTerminal

/// Reports the last exchanges with a hub; returns no findings for a store that is not linked.
struct LinkCheckup {
  let store: HostStore
  let zone: TimeZoneRules

  func findings() -> [Finding] {
    guard let state = try? LinkState(store), let link = state.link else { return [] }
    let waiting = link.isRead ? LinkWords.waiting(state, in: zone) : LinkWords.isUnread
    guard link.isRead || state.note.failures > 0 else {
      return [
        Finding(
          .wrong,
          "link",
          "\(link.address): \(waiting)",
          hint: "'widgetctl link now' reads it at once"
        )
      ]
    }
    guard state.note.failures > 0 else {
      let good = Finding(.good, "link", "\(link.address), as machine \(link.machine): \(waiting)")
      return [good, comparison()]
    }
    return [
      Finding(
        .wrong,
        "link",
        "\(link.address): \(state.note.message); \(waiting)",
        hint: "'widgetctl link now' tries again"
      )
    ]
  }

  /// Compares the records with the hub's in a separate process, because this one opens no
  /// connection (LK-1).
  private func comparison() -> Finding {
    let program = ExecutableFile.path ?? "widgetctl"
    let words = [
      "link", "compare", "--\(LinkCommand.background.name)", "--store", store.location.path,
    ]
    let answer = SystemTool.run([program] + words, milliseconds: Self.longestComparison)
    guard case .ended(let ended) = answer else {
      return Finding(.note, "link", "the hub's records were not compared: it does not answer")
    }
    let lines = ended.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    switch ended.code {
    case ExitCode.done.rawValue:
      return Finding(.good, "link", lines.joined(separator: "; "))
    case ExitCode.negative.rawValue where !lines.isEmpty:
      return Finding(
        .wrong,
        "link",
        lines.joined(separator: "; "),
        hint: "'widgetctl link repair' reads the hub's values, and keeps what only this machine has"
      )
    default:
      let reason = ended.firstError.map { ": \($0)" } ?? ""
      return Finding(.note, "link", "the hub's records were not compared\(reason)")
    }
  }

  /// The time limit of a comparison in milliseconds; a hundred thousand records arrive through ssh
  /// within seconds.
  private static let longestComparison: Int64 = 60_000
}
