import SystemLibrary
import WidgetTerminal

/// The program that shows a long text one screen at a time.
enum PagerProgram {
  /// The default pager: `less`, which ends at once if the text fits, keeps colours, and leaves the
  /// last page on the screen.
  private static let usual = "less -FRX"

  /// Returns the shell command line in PAGER, or else `less` if it is installed; `nil` if the user
  /// wants no pager.
  static func command(_ environment: EnvironmentVariables) -> String? {
    if environment["TERM"] == "dumb" { return nil }
    if let named = environment["PAGER"] {
      // By convention, an empty name or `cat` turns paging off.
      return named.isEmpty || named == "cat" ? nil : named
    }
    let folders = (environment.nonEmpty("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return folders.contains { FileStamp.isExecutable("\($0)/less") } ? usual : nil
  }

  /// Runs the pager's command line at this program's terminal, with `text` as its standard input.
  ///
  /// - Returns: `true` if the pager was started, even if the user quits it before the end of the
  ///   text.
  static func run(_ command: String, on text: String) -> Bool {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    let (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let identifier = EditorProgram.start(["/bin/sh", "-c", command], input: reading)
    close(reading)
    guard let identifier else {
      close(writing)
      return false
    }
    EditorProgram.ignoringInterrupts {
      _ = OutputDescriptor(number: writing).write(Array(text.utf8))
      close(writing)
      _ = EditorProgram.wait(for: identifier)
    }
    return true
  }
}
