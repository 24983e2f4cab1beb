internal import Ground
internal import SystemLibrary

extension RemoteHub {
  /// Starts `ssh` to the hub in the file `path` of `host`; no call is sent yet.
  ///
  /// - Parameters:
  ///   - host: A host name for ssh, which must not begin with `-`.
  ///   - path: A path on the host, relative to the home folder unless it begins with `/`.
  ///   - address: The hub's address for messages.
  ///   - isInBackground: Whether no user can be asked for a passphrase, so that ssh fails if it
  ///     needs one.
  ///   - program: The program to run instead of `ssh`, with its first arguments.
  /// - Returns: The hub, which ends `ssh` with its last reference.
  /// - Throws: `.notInstalled` without the program.
  package static func ssh(
    host: String,
    path: String,
    address: String,
    isInBackground: Bool,
    program: [String] = ["ssh"]
  ) throws(LinkError) -> RemoteHub {
    let connection = try SshConnection(
      words(program, host, ServedPath.command(for: path), isInBackground: isInBackground),
      isInBackground: isInBackground,
      address: address
    )
    // A user may have to type a passphrase.
    return RemoteHub(connection, address: address, firstPatience: isInBackground ? 30_000 : 180_000)
  }

  /// Runs `widgetctl link create` on `host`, which creates a hub in the file `path`.
  ///
  /// - Throws: `.exists` if a file is already there, and the errors of
  ///   ``ssh(host:path:address:isInBackground:program:)``.
  package static func makeBySsh(
    host: String,
    path: String,
    address: String,
    program: [String] = ["ssh"]
  ) throws(LinkError) {
    let connection = try SshConnection(
      words(program, host, ServedPath.command("create", for: path), isInBackground: false),
      isInBackground: false,
      address: address
    )
    try connection.finish()
  }

  private static func words(
    _ program: [String],
    _ host: String,
    _ command: String,
    isInBackground: Bool
  ) throws(LinkError) -> [String] {
    // ssh would parse it as an option.
    guard !host.isEmpty, !host.hasPrefix("-") else {
      throw .badAddress(text: host, reason: "a host does not begin with “-”")
    }
    let batch = isInBackground ? ["-o", "BatchMode=yes"] : []
    return program + ["-a", "-x", "-T"] + batch + ["--", host, command]
  }
}

/// A running `ssh` process, which exits when its input is closed.
private final class SshConnection: HubConnection {
  private let socket: Int32
  private let errors: Int32
  private let process: pid_t
  private let address: String
  private var status: Int32?

  var input: Int32 { socket }
  var output: Int32 { socket }

  init(_ words: [String], isInBackground: Bool, address: String) throws(LinkError) {
    var pair: [Int32] = [-1, -1]
    var pipe: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.stream, 0, &pair) == 0, SystemLibrary.pipe(&pipe) == 0 else {
      let reason = String(cString: strerror(errno))
      for number in pair where number >= 0 { _ = close(number) }
      throw .unreachable(address: address, reason: reason)
    }
    for number in pair + pipe { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    var start = ProgramStart(words)
    start.environment = nil
    start.standing = isInBackground ? .ownSession : .startersGroup
    start.descriptors = [(pair[1], 0), (pair[1], 1), (pipe[1], 2)]
    defer { for number in [pair[1], pipe[1]] { _ = close(number) } }
    do {
      process = try start.spawn()
    } catch {
      for number in [pair[0], pipe[0]] { _ = close(number) }
      throw .notInstalled(name: words[0], package: "openssh-client")
    }
    (socket, errors, self.address) = (pair[0], pipe[0], address)
    _ = fcntl(errors, F_SETFL, O_NONBLOCK)
  }

  deinit {
    _ = close(socket)
    if status == nil { end() }
    _ = close(errors)
  }

  /// Returns a more specific error, if ssh's error output or exit status shows the cause; otherwise
  /// `error` itself.
  func reason(of error: LinkError) -> LinkError {
    guard case .unreachable = error else { return error }
    if status == nil {
      _ = shutdown(socket, Int32(SHUT_RDWR))
      end()
    }
    let words = lastWords()
    if words.contains("Permission denied") || words.contains("Host key verification failed")
      || words.contains("administratively prohibited")
    {
      return .refused(address: address, reason: words)
    }
    if status == Self.notFound {
      return .notInstalled(name: "widgetctl on the other machine", package: "it there")
    }
    return words.isEmpty ? error : .unreachable(address: address, reason: words)
  }

  /// Waits until the command on the other machine has ended.
  func finish() throws(LinkError) {
    let deadline = MonotonicTime.milliseconds + 180_000
    var bytes = [UInt8](repeating: 0, count: 4_096)
    _ = shutdown(socket, Int32(SHUT_WR))
    while true {
      let left = deadline - MonotonicTime.milliseconds
      var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&request, 1, Int32(clamping: left)) > 0 else {
        throw .unreachable(address: address, reason: "it did not answer in time")
      }
      // The output of the command is not needed.
      guard read(socket, &bytes, bytes.count) <= 0 else { continue }
      end()
      if status == 0 { return }
      if status == ExitCode.cannotCreate.rawValue { throw .exists(address: address) }
      throw reason(of: .unreachable(address: address, reason: "the command there failed"))
    }
  }

  /// The exit status of a shell that cannot find a command.
  private static let notFound: Int32 = 127
  private static let stream = Int32(SOCK_STREAM.rawValue)

  /// Closes the input of ssh and waits at most a second for its end.
  private func end() {
    var status: Int32 = 0
    for _ in 0..<200 {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process || ended < 0 && errno == ECHILD {
        self.status = ended == process && status & 0x7F == 0 ? status >> 8 & 0xFF : -1
        return
      }
      _ = poll(nil, 0, 5)
    }
    kill(process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    self.status = -1
  }

  /// Returns the last line of ssh's error output, with at most 300 bytes.
  private func lastWords() -> String {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = max(0, read(errors, &bytes, bytes.count))
    let lines = bytes[..<count].split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return String(decoding: (lines.last ?? []).prefix(300), as: UTF8.self)
  }
}
