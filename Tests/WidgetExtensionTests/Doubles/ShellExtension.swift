import Ground
import TestSupport

@testable import WidgetExtension

extension ExtensionProcess.Launch {
  /// Returns an extension named `shell` that is a shell script; descriptor 3 is its end of the
  /// socket pair.
  static func shell(
    _ script: String,
    calledAs name: String? = nil,
    logPath: String? = nil
  ) -> ExtensionProcess.Launch {
    ExtensionProcess.Launch(
      name: "shell",
      path: "/bin/sh",
      calledAs: name,
      arguments: ["-c", script],
      logPath: logPath,
      environment: ["PATH=/usr/bin:/bin"]
    )
  }
}

/// Returns the error of requesting a shell script's description; `nil` if there is none.
///
/// The default limit is the time that a busy machine may need to start a shell.
func failure(
  of script: String,
  calledAs name: String? = nil,
  within limit: Duration = .seconds(120),
  clock: @escaping Deadline.Clock = Deadline.monotonic,
  logPath: String? = nil
) async throws -> ExtensionError? {
  try await onThread {
    let client = ExtensionSession(
      try ExtensionSession.State(
        starting: .shell(script, calledAs: name, logPath: logPath),
        clock: clock
      ),
      hello: Hello()
    )
    do throws(ExtensionError) {
      _ = try client.describe(within: limit)
      return nil
    } catch {
      return error
    }
  }
}

/// A clock that advances by an hour with each reading, so that every time limit expires at once.
final class HurryingClock: Sendable {
  private let hours = Guarded<Int64>(0)

  @Sendable func now() -> Int64 {
    hours.withLock { hours in
      hours += 1
      return hours * 3_600_000_000_000
    }
  }
}
