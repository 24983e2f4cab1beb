import TestSupport

@testable import WidgetExtension

extension ExtensionLaunch {
  /// An extension named `shell` that a line of shell plays; its end of the pair is descriptor 3.
  static func shell(_ script: String, logPath: String? = nil) -> ExtensionLaunch {
    ExtensionLaunch(
      name: "shell",
      path: "/bin/sh",
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
  within limit: Duration = .seconds(120),
  logPath: String? = nil
) async throws -> ExtensionError? {
  try await onThread {
    let client = try ExtensionClient(
      starting: .shell(script, logPath: logPath),
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
