import Ground
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Finds entities for completions; each type is searched once for each prompt, and a key waits only
/// briefly.
final class FoundEntities: Sendable {
  private enum State {
    case searching
    case found([EntityValue])
  }

  /// The most entities of a type that a search returns; others can be found by the beginning of
  /// their names.
  private static let maximumCount = 1_000
  /// The longest wait for entities after a key: 300 ms, in short pauses.
  ///
  /// Entities that are found later are suggested at the next key.
  private static let patience: (looks: Int, pauseInMicroseconds: UInt32) = (60, 5_000)

  /// The time limit for a search; after it the extension is ended, and the next input starts it
  /// again.
  private static let limit = Duration.seconds(5)

  private let clients: @Sendable (_ type: String) -> HostedExtension?
  private let states = Guarded<[String: State]>([:])

  /// Creates an empty cache; `clients` returns the extension whose entities have a given type.
  init(clients: @escaping @Sendable (_ type: String) -> HostedExtension?) {
    self.clients = clients
  }

  /// Returns the entities of a type; empty if they are not found in time.
  func entities(_ type: String) -> [EntityValue] {
    if begin(type) {
      guard let hosted = clients(type) else { return [] }
      let search: @Sendable () -> Void = { [self] in
        let request = FindRequest(
          entity: type,
          limit: Self.maximumCount,
          now: SystemTime.microsecondsSince1970
        )
        let found = try? hosted.session().find(
          request,
          within: Self.limit,
          events: hosted.completed(ExtensionSession.Events())
        )
        states.withLock { $0[type] = .found(found ?? []) }
      }
      do { try BlockingThread.start(search) } catch { return [] }
    }
    for _ in 0..<Self.patience.looks {
      if case .found(let entities)? = states.withLock({ $0[type] }) { return entities }
      ThreadPause.wait(microseconds: Self.patience.pauseInMicroseconds)
    }
    return []
  }

  /// Records that a search for a type begins.
  ///
  /// - Returns: `false` if a search for the type has already begun.
  private func begin(_ type: String) -> Bool {
    states.withLock { states in
      guard states[type] == nil else { return false }
      states[type] = .searching
      return true
    }
  }
}
