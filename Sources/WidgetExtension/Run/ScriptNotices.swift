internal import Synchronization

/// What the intents of a script report to the host, held to what a host accepts.
///
/// A hundred thousand intents that each ask for a reload ask for one.
final class ScriptNotices: Sendable {
  private struct State {
    /// The kinds to reload; `nil` for all of them.
    var reloads: Set<String?> = []
    var remarks = 0
  }

  /// Progress and log messages of one script; more than that are no help to a reader.
  private static let mostRemarks = 1_000

  private let state = Mutex(State())

  func addReload(ofKind kind: String?) {
    state.withLock { _ = $0.reloads.insert(kind) }
  }

  /// Whether one more remark is to be sent.
  func admitsRemark() -> Bool {
    state.withLock { state in
      state.remarks += 1
      return state.remarks <= Self.mostRemarks
    }
  }

  /// Sends what is to be reloaded, in the order of the kinds.
  func sendReloads(to link: HostLink?) {
    let reloads = state.withLock { $0.reloads }
    if reloads.contains(nil) {
      link?.tell(.reload, ReloadNotice())
    } else {
      for kind in reloads.compactMap({ $0 }).sorted() {
        link?.tell(.reload, ReloadNotice(kind: kind))
      }
    }
  }
}
