import Essentials
import SharedStore
import WidgetExtension

extension HostedExtension {
  /// The settings of Swift's backtracer: it prints only the crashed thread, as plain text, and asks
  /// no questions.
  private static let manner =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=32"
  /// The most bytes of output that are read.
  ///
  /// A crash report has a few kilobytes, but an author's program may print more before it.
  private static let maximumBytes = 256 << 10

  /// Returns the error of a crash together with its cause; any other error is returned unchanged.
  ///
  /// To find the cause, the program is run once more with Swift's backtracer. `again` repeats the
  /// request in which it crashed. Intents are not run again, because they may have changed
  /// something.
  func explained(
    _ error: ExtensionError,
    _ again: (ExtensionSession) -> Void
  ) -> ExtensionError {
    guard Toolchain.backtracer != nil, let report = report(of: error, again) else { return error }
    return report.error
  }

  /// Runs the program once more after a crash, and returns `error` with the cause of the crash, and
  /// the program's output.
  ///
  /// `variables` are added to the program's environment.
  ///
  /// - Returns: `nil` if `error` is not a crash, or if the program is not run again.
  func report(
    of error: ExtensionError,
    variables added: [String] = [],
    _ again: (ExtensionSession) -> Void
  ) -> (error: ExtensionError, text: String)? {
    guard error.isCrash, isAdded, printed == nil, let program,
      let report = TemporaryFile(holding: [])
    else { return nil }
    defer { report.remove() }
    guard
      var launch = try? program.launch(
        logPath: report.path,
        memoryPath: nil,
        isFollowed: false,
        version: keptVersion
      )
    else { return nil }
    launch.variables = variables + stoppedVariables + added
    if let backtracer = Toolchain.backtracer {
      launch.variables.append("SWIFT_BACKTRACE=\(Self.manner),swift-backtrace=\(backtracer)")
    }
    // The crash report is used as the program's log, so that it contains all output.
    var greeting = hello
    greeting.logPath = report.path
    guard let session = try? ExtensionSession(starting: launch, hello: greeting) else { return nil }
    again(session)
    session.end()
    let bytes = InputFile.beginning(of: report.path, bytes: Self.maximumBytes)
    let text = String(decoding: bytes, as: UTF8.self)
    if let path = hello.logPath, !text.isEmpty { ExtensionLog(path: path).append(text) }
    var error = error
    error.cause = CrashCause(report: text)?.text ?? error.cause
    return (error, text)
  }
}

extension ExtensionError {
  /// Whether the error means that a signal has ended the extension's process.
  var isCrash: Bool {
    if case .crashed = reason { true } else { false }
  }
}
