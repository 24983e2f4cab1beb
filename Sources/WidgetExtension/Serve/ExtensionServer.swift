internal import CSystem
internal import Ground
import SystemLibrary

/// The entry point of an extension's process, which answers its host.
package enum ExtensionServer {
  private static let link = Guarded<HostLink?>(nil)

  /// The host, for code that runs outside of any request; `nil` before `serve`.
  package static var host: HostLink? {
    HostLink.current ?? link.withLock { $0 }
  }

  /// Whether a host started this process and holds the other end of the connection.
  package static var hasHost: Bool { isSocket(HostPair.descriptor) }

  /// Answers the host until it closes the connection; then the process ends, even if work is still
  /// running.
  ///
  /// The caller must be on the main thread, and `park` keeps that thread available for the main
  /// actor: `dispatchMain`. Without a host the method prints an error and exits with 64.
  package static func serve(_ content: ServedContent, park: () -> Never) -> Never {
    serve(content, on: HostPair.descriptor, park: park)
  }

  static func serve(
    _ content: ServedContent,
    on descriptor: Int32,
    park: () -> Never
  ) -> Never {
    guard isSocket(descriptor) else {
      complain("this program holds widgets; run 'widgetctl show' to see them\n")
      exit(ExitCode.usage.rawValue)
    }
    // The pair must not stay open in what the author's code may start.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    #if os(Linux)
    // For goal 14: a list of 1,000 to-dos takes 900 calls of the kernel less.
    widgetctl_share_arena()
    #endif
    let host = HostLink(descriptor: descriptor)
    link.withLock { $0 = host }
    do throws(BlockingThread.Failure) {
      // Tasks would wait for a thread without an end, and the host for their answer.
      try BlockingThread.requireRoom(for: neededThreads)
      try BlockingThread.start {
        RequestLoop(content: content, link: host, prepare: ServedEnvironment.apply).run()
        content.leave()
        fflush(nil)
        // `exit` would run destructors under the feet of requests that are still worked on.
        _exit(0)
      }
    } catch {
      let message = "an extension could start no more threads (\(SystemFault.text(error.number)))"
      let failure = ServedFailure.store(
        message: message,
        hint: BlockingThread.limitsHint,
        exitCode: ExitCode.busy.rawValue
      )
      if let frame = try? Frame(.failure, 0, message: failure) { try? host.send(frame) }
      complain("\(message)\n")
      exit(ExitCode.busy.rawValue)
    }
    park()
  }

  /// The number of threads needed: to read the host's requests, run and wake tasks, and wait for
  /// the store.
  private static let neededThreads = 4

  private static func isSocket(_ descriptor: Int32) -> Bool {
    var type: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &size) == 0
  }

  private static func complain(_ text: String) {
    let bytes = [UInt8](text.utf8)
    _ = write(2, bytes, bytes.count)
  }
}

/// The settings of the process that a host's hello determines: its output, time zone and locale.
enum ServedEnvironment {
  /// Applies the host's settings, before any of the author's code runs for a request.
  static func apply(_ hello: Hello) {
    if let path = hello.logPath { redirectOutput(to: path) }
    if let timeZone = hello.timeZone {
      setenv("TZ", timeZone, 1)
      tzset()
    }
    if let locale = hello.locale {
      setenv("LC_ALL", locale, 1)
      setenv("LANG", locale, 1)
    }
  }

  /// Redirects the author's output to the log: it must reach neither the connection nor the user's
  /// terminal.
  ///
  /// If the log cannot be opened, the output is not redirected.
  private static func redirectOutput(to path: String) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let log = open(path, flags, 0o600)
    guard log >= 0 else { return }
    dup2(log, 1)
    dup2(log, 2)
    if log > 2 { close(log) }
  }
}
