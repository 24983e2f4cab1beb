import Ground
import TestSupport

@testable import WidgetExtension

extension ExtensionProcess.Launch {
  /// An extension named `shell` that a line of shell plays; its end of the pair is descriptor 3.
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

/// What asking such an extension for its description ends in.
///
/// Without a limit of the test's own it has as long as a busy machine may take to start a shell.
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

/// A clock on which an hour passes between two readings: what is waited for is late at once.
final class HurryingClock: Sendable {
  private let hours = Guarded<Int64>(0)

  @Sendable func now() -> Int64 {
    hours.withLock { hours in
      hours += 1
      return hours * 3_600_000_000_000
    }
  }
}
