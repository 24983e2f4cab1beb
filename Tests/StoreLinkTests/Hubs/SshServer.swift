import Foundation
import Ground
import SystemLibrary
import TestSupport

/// An sshd of the system's packages on the loopback interface, with its own keys and configuration.
///
/// It serves hubs by a forced command.
final class SshServer: Sendable {
  private static let daemon = "/usr/sbin/sshd"
  static var isInstalled: Bool {
    [daemon, "/usr/bin/ssh", "/usr/bin/ssh-keygen"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  let folder = TemporaryFolder()
  private let process: Process
  /// The server ends with this input of its shell.
  private let input = Pipe()
  /// The program and its first arguments that replace `ssh`.
  let program: [String]

  /// Starts the server on a free port.
  init(command: String) throws {
    let path = folder.path
    for key in ["host", "user"] {
      try Self.run(
        "/usr/bin/ssh-keygen",
        ["-q", "-t", "ed25519", "-N", "", "-f", "\(path)/\(key)"]
      )
    }
    let key = try String(contentsOfFile: "\(path)/user.pub", encoding: .utf8)
    try Data("restrict,command=\"\(command)\" \(key)".utf8)
      .write(to: URL(filePath: "\(path)/keys"))
    let port = try Self.freePort()
    let settings = """
      Port \(port)
      ListenAddress 127.0.0.1
      HostKey \(path)/host
      AuthorizedKeysFile \(path)/keys
      PidFile none
      StrictModes no
      UsePAM no
      PasswordAuthentication no
      PermitRootLogin prohibit-password
      LogLevel ERROR
      """
    try Data(settings.utf8).write(to: URL(filePath: "\(path)/config"))
    // Its processes without rights need a folder, which the packages make at their first start.
    if getuid() == 0 {
      try? FileManager.default.createDirectory(
        atPath: "/run/sshd",
        withIntermediateDirectories: true
      )
    }
    // sshd closes what it inherits, by which Foundation would take it for ended and wait for it: no other
    // process of the tests could be waited for until then. So a shell is its parent, until its input ends.
    process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      "$0" -D -e -f "$1" </dev/null & server=$!
      cat >/dev/null
      kill "$server"
      wait "$server"
      """,
      Self.daemon, "\(path)/config",
    ]
    process.standardError = FileHandle.nullDevice
    process.standardInput = input
    try process.run()
    program = [
      "ssh", "-F", "none", "-p", "\(port)", "-i", "\(path)/user", "-o", "IdentitiesOnly=yes",
      "-o", "StrictHostKeyChecking=accept-new", "-o", "UserKnownHostsFile=\(path)/known",
      "-o", "LogLevel=ERROR", "-o", "ConnectionAttempts=20",
    ]
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private static func run(_ program: String, _ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  /// Returns a port that no process uses.
  private static func freePort() throws -> UInt16 {
    let socket = SystemLibrary.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        _ = bind(socket, generic, length)
        _ = getsockname(socket, generic, &length)
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
  }
}
