import SystemLibrary
import TestSupport
import Testing

@testable import WidgetExtension

@Suite("Extensions that misbehave", .timeLimit(.minutes(5)))
struct ExtensionProcessTests {
  // WK-100
  @Test func `one that hangs is killed when its time is up`() async throws {
    let error = try await failure(
      of: "while :; do :; done",
      within: .milliseconds(50),
      clock: HurryingClock().now
    )
    #expect(error?.reason == .hung(after: .milliseconds(50)))
    #expect(error?.message == "extension shell hung: no answer after 50 ms")
  }

  @Test func `one that ignores signals is killed all the same`() async throws {
    let script = "trap '' TERM INT HUP; while :; do :; done"
    let error = try await failure(of: script, within: .milliseconds(50), clock: HurryingClock().now)
    #expect(error?.reason == .hung(after: .milliseconds(50)))
  }

  @Test(arguments: [
    ("SEGV", SIGSEGV, "SIGSEGV"), ("ABRT", SIGABRT, "SIGABRT"), ("KILL", SIGKILL, "SIGKILL"),
    ("ILL", SIGILL, "SIGILL"), ("TRAP", SIGTRAP, "SIGTRAP"),
  ])
  func `one that crashes is told with its signal`(
    name: String,
    signal: Int32,
    text: String
  ) async throws {
    let error = try await failure(of: "kill -\(name) $$")
    #expect(error?.reason == .crashed(signal: signal))
    #expect(error?.message == "extension shell crashed with signal \(text)")
  }

  @Test(arguments: [(nil, 3), ("/nowhere/Called", 4)] as [(String?, Int32)])
  func `one is started by its path, or by the name that it is called`(
    name: String?,
    code: Int32
  ) async throws {
    let error = try await failure(
      of: "case $0 in /bin/sh) exit 3;; /nowhere/Called) exit 4;; esac",
      calledAs: name
    )
    #expect(error?.reason == .exited(code: code))
  }

  @Test func `one that ends early is told with its code`() async throws {
    let error = try await failure(of: "exit 3")
    #expect(error?.reason == .exited(code: 3))
    #expect(error?.message == "extension shell exited with code 3 before answering")
  }

  @Test func `one that closes the pair and goes on is killed`() async throws {
    let error = try await failure(of: "exec 3>&-; while :; do :; done")
    #expect(error?.reason == .closed)
  }

  @Test func `one that sends a gigabyte is refused from the header`() async throws {
    let error = try await failure(of: #"printf '\000\000\000\100' >&3; cat /dev/zero >&3"#)
    #expect(error?.reason == .tooLarge(bytes: 1 << 30, limit: FrameLimits.frameBytes))
  }

  @Test func `one that sends garbage is refused`() async throws {
    let error = try await failure(of: "echo 'hello, I am no frame' >&3; while :; do :; done")
    #expect(error?.message.hasPrefix("extension shell sent") == true)
  }

  @Test func `what it prints goes to the log and never to the pair`() async throws {
    let folder = TemporaryFolder()
    let log = "\(folder.path)/shell.log"
    let error = try await failure(of: "echo out; echo err >&2; exit 3", logPath: log)
    #expect(error?.reason == .exited(code: 3))
    #expect(error?.hint == "its output is in \(log)")
    #expect(folder.text("shell.log") == "out\nerr\n")
    var state = stat()
    #expect(stat(log, &state) == 0)
    #expect(state.st_mode & 0o777 == 0o600)  // RI-6
  }

  @Test func `what the next one prints begins a line of its own`() async throws {
    let folder = TemporaryFolder()
    for word in ["half", "whole\\n", "", "last\\n"] {
      _ = try await failure(of: "printf '\(word)'; exit 3", logPath: "\(folder.path)/log")
    }
    #expect(folder.text("log") == "half\nwhole\nlast\n")
  }

  @Test func `a log that grew long is put aside, and one earlier log is kept`() async throws {
    let folder = TemporaryFolder()
    let log = "\(folder.path)/log"
    for letter in ["a", "b", "c"] {
      _ = try await failure(
        of: "head -c 1048577 /dev/zero | tr '\\0' \(letter); exit 3",
        logPath: log
      )
    }
    #expect(folder.names == ["log", "log.old"])
    #expect(folder.text("log").first == "c")
    #expect(folder.text("log.old").first == "b")
  }

  @Test func `a log that is a symbolic link is not written through`() async throws {
    let folder = TemporaryFolder()
    symlink("\(folder.path)/target", "\(folder.path)/link")
    _ = try await failure(of: "echo out; exit 3", logPath: "\(folder.path)/link")
    #expect(folder.names == ["link"])
  }

  @Test func `it finds the pair, an empty input and no other descriptor`() async throws {
    let folder = TemporaryFolder()
    // Without close-on-exec, as a shell's pipes are that the host was started in.
    let stray = fcntl(0, F_DUPFD, 40)
    defer { close(stray) }
    let script = "read -r line; echo \"input:$?\"; [ -e /dev/fd/\(stray) ] && echo stray; exit 0"
    _ = try await failure(of: script, logPath: "\(folder.path)/log")
    #expect(folder.text("log") == "input:1\n")
  }

  @Test func `it meets signals with their defaults and leads its own group`() async throws {
    let folder = TemporaryFolder()
    signal(SIGPIPE, SIG_IGN)
    let script =
      "kill -PIPE $$; echo survived"
    let error = try await failure(of: script, logPath: "\(folder.path)/log")
    #expect(error?.reason == .crashed(signal: SIGPIPE))
    #expect(folder.text("log").isEmpty)
  }

  @Test func `what it started ends with it`() async throws {
    let folder = TemporaryFolder()
    mkfifo("\(folder.path)/pipe", 0o600)
    // The fifo is open for writing as long as the grandchild lives.
    let reader = open("\(folder.path)/pipe", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    // The garbage is the grandchild's: the host has its reason once the grandchild runs.
    let grandchild = "exec 4>\(folder.path)/pipe; echo x >&4; echo garbage >&3; while :; do :; done"
    _ = try await failure(of: "(\(grandchild)) & wait")
    var piece = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &piece, 8) == 2, "the grandchild had started")
    let count = try await onThread {
      var state = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      return poll(&state, 1, 120_000)
    }
    #expect(count == 1)
    #expect(read(reader, &piece, 8) == 0, "the end of the fifo, not more of it")
  }

  @Test func `a program that is not there could not start`() {
    let launch = ExtensionProcess.Launch(name: "gone", path: "/nonexistent/Widgets")
    let error = #expect(throws: ExtensionError.self) {
      try ExtensionSession(starting: launch, hello: Hello())
    }
    #expect(error?.reason == .couldNotStart(path: "/nonexistent/Widgets", number: ENOENT))
    #expect(
      error?.message
        == "extension gone could not start: No such file or directory: /nonexistent/Widgets"
    )
    #expect(error?.exitCode == 69)
  }

  @Test func `a program that something still writes can be started later`() throws {
    let folder = TemporaryFolder()
    let path = "\(folder.path)/Widgets"
    try writeProgram("#!/bin/sh\nexit 0\n", to: path)
    let writer = open(path, O_WRONLY | O_CLOEXEC)
    defer { _ = close(writer) }
    let launch = ExtensionProcess.Launch(name: "new", path: path)
    let error = #expect(throws: ExtensionError.self) {
      try ExtensionSession(starting: launch, hello: Hello())
    }
    #expect(error?.reason == .couldNotStart(path: path, number: ETXTBSY))
    #expect(error?.hint == "something is still writing the program: try again after it")
    #expect(error?.exitCode == 75)
  }

  @Test func `ending leaves no child behind`() async throws {
    let client = try ExtensionSession(
      starting: .shell("cat <&3 >/dev/null"),
      hello: Hello()
    )
    try await onThread { client.end() }
    #expect(!client.isAlive)
    let error = #expect(throws: ExtensionError.self) { try client.describe() }
    #expect(error?.reason == .closed)
  }
}
