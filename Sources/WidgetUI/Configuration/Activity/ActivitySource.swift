import Dispatch
import Ground
import SharedStore
import WidgetExtension
import WidgetTerminal

/// The source of Live Activities: the running intent, or the shared store in a program that was not
/// started by a host.
enum ActivitySource {
  case run(RunActivities)
  case program(ProgramActivities)

  /// Returns the source for activities of this kind; `nil` if none can be started, as during a
  /// reload.
  static func current(ofKind kind: String) -> ActivitySource? {
    if let activities = RunActivities.current { return .run(activities) }
    guard !ExtensionServer.hasHost, RunScope.current.link == nil else { return nil }
    let path = try? StorePath.store(
      option: nil,
      environment: .process,
      accountHome: { Account.home }
    )
    return path.flatMap {
      ProgramActivities(
        at: StoreLocation(path: $0),
        kind: kind,
        program: CalledName.own ?? "program"
      )
    }.map { .program($0) }
  }

  /// The activities on the screen; `nil` if the store cannot be read.
  var present: RunActivities? {
    switch self {
    case .run(let activities): activities
    case .program(let program): program.present
    }
  }

  /// Performs a change of the activities, which the store records under `name`.
  ///
  /// In a program without a host the change is stored when this method returns.
  func perform(_ name: String, _ change: @escaping @Sendable (RunActivities) throws -> Void)
    async throws
  {
    switch self {
    case .run(let activities): try change(activities)
    case .program(let program): try await program.perform(name, change)
    }
  }

  /// Performs a change of the activities synchronously; in a program without a host the thread
  /// waits for the store.
  func performNow(_ name: String, _ change: @escaping @Sendable (RunActivities) throws -> Void)
    throws
  {
    guard case .program(let program) = self else {
      if case .run(let activities) = self { try change(activities) }
      return
    }
    let done = DispatchSemaphore(value: 0)
    let outcome = Kept()
    Task.detached {
      do { try await program.perform(name, change) } catch { outcome.keep(error) }
      done.signal()
    }
    done.wait()
    if let error = outcome.error { throw error }
  }

  private final class Kept: Sendable {
    private let guarded = Guarded<(any Error)?>(nil)

    var error: (any Error)? { guarded.withLock { $0 } }

    func keep(_ error: any Error) { guarded.withLock { $0 = error } }
  }
}
