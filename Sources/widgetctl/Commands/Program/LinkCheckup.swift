import Moments
import SharedStore
import WidgetTerminal

/// Reports the last passes with a hub; nothing for a store that is not linked.
struct LinkCheckup {
  let store: HostStore
  let zone: TimeZoneRules

  func findings() -> [Finding] {
    guard let state = try? LinkState(store), let link = state.link else { return [] }
    let waiting = LinkWords.waiting(state, in: zone)
    guard state.note.failures > 0 else {
      return [Finding(.good, "link", "\(link.address), as machine \(link.machine): \(waiting)")]
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
}
