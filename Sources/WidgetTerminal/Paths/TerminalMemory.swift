import SystemLibrary

/// The cached response of this process's terminal, in a separate file.
///
/// The file is for the terminal's device. Device numbers are reused after a terminal is closed, so
/// the file also contains the device's creation time and the terminal's own description. If these
/// differ, or if the file cannot be read, there is no response (RD-9).
package struct TerminalMemory: Equatable, Sendable {
  /// The path of the file, whose folder need not exist.
  package let path: String
  private let identity: String

  /// The first line of the file, which identifies its format.
  private static let form = "widgetctl terminal 1"
  /// The most bytes of the file that are read.
  private static let maximumBytes = 512
  /// The most bytes of each environment variable that describes the terminal.
  private static let maximumName = 64

  /// Creates the memory of the terminal at standard output, error or input; `nil` if none of them is a terminal.
  package init?(environment: EnvironmentVariables) {
    guard let device = Self.device() else { return nil }
    let names = ["TERM", "TERM_PROGRAM"].map { name in
      let value = environment.nonEmpty(name) ?? "-"
      return String(
        decoding: value.utf8.prefix(Self.maximumName).filter { $0 > 0x20 },
        as: UTF8.self
      )
    }
    self.init(
      device: device.number,
      made: device.made,
      names: names,
      environment: environment,
      accountHome: { Account.home }
    )
  }

  /// Creates the memory of a terminal's device with this number and creation time.
  ///
  /// `names` are the variables that describe the terminal. It is `nil` if there is no folder for
  /// the file.
  package init?(
    device: UInt64,
    made: String,
    names: [String],
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) {
    guard
      let path = try? StorePath.terminal(
        "tty-\(device)",
        environment: environment,
        accountHome: accountHome
      )
    else { return nil }
    self.path = path
    identity = ([made] + names).joined(separator: " ")
  }

  /// The terminal's last response; `nil` if there is none for this terminal.
  package var background: TerminalBackground? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: Self.maximumBytes)
    let count = systemRead(descriptor, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
    guard lines.count == 3, lines[0] == Self.form, lines[1] == identity,
      lines[2].utf8.count == 6, let rgb = UInt32(lines[2], radix: 16)
    else { return nil }
    return TerminalBackground(rgb: rgb)
  }

  /// Returns the file's content for a response.
  package func bytes(of background: TerminalBackground) -> [UInt8] {
    Array("\(Self.form)\n\(identity)\n\(background.digits)\n".utf8)
  }

  private static func device() -> (number: UInt64, made: String)? {
    for descriptor in [1, 2, 0] as [Int32] where isatty(descriptor) == 1 {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { continue }
      // Each terminal has a new device, so its creation time differs; output changes only other times.
      #if canImport(Darwin)
      let made = status.st_ctimespec
      #else
      let made = status.st_ctim
      #endif
      return (UInt64(status.st_rdev), "\(made.tv_sec).\(made.tv_nsec)")
    }
    return nil
  }
}
