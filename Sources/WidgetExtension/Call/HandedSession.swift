internal import Ground
internal import Moments
import SystemLibrary
package import Wire

/// A connection to a running extension that one host hands over to another, without its descriptor.
///
/// The extension is not affected: the connection stays open, and the numbering of requests
/// continues.
package struct HandedSession: Equatable, Sendable {
  /// The extension's name.
  package var name: String
  /// The number of the extension's process, which the new host may end.
  package var process: Int32
  /// The version of the protocol in which the extension answers.
  package var version: UInt8
  /// The number of the last request that was sent.
  package var lastCorrelation: Int64
}

extension HandedSession: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      name: try c.required("name", 0, value?.name),
      process: try c.required("process", 1, value?.process),
      version: try c.required("version", 2, value?.version),
      lastCorrelation: try c.required("lastCorrelation", 3, value?.lastCorrelation)
    )
  }
}

extension ExtensionSession {
  /// Hands the extension over to another host.
  ///
  /// The descriptor stays open as long as this session exists, so that it can be copied to a new
  /// process.
  ///
  /// - Returns: `nil` if the extension was lost, has no process of its own, or has sent something
  ///   that was not read.
  package func handOver() -> (session: HandedSession, descriptor: Int32)? {
    session.withLock { $0.handOver() }
  }

  /// Continues a connection that another host has handed over with its descriptor.
  package convenience init(
    _ handed: HandedSession,
    descriptor: Int32,
    logPath: String?,
    hello: Hello
  ) {
    // A program that this process starts must not keep the pair open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.init(
      continuing: ExtensionSession.State(handed, descriptor: descriptor, logPath: logPath),
      language: hello.answers
    )
  }
}

extension ExtensionSession.State {
  /// Creates the state that follows another host's requests.
  fileprivate init(_ handed: HandedSession, descriptor: Int32, logPath: String?) {
    self.init(
      name: handed.name,
      logPath: logPath,
      end: Descriptor(owning: descriptor),
      process: ExtensionProcess(handedOver: handed.process),
      version: ProtocolVersion(rawValue: handed.version)
    )
    follow(handed)
  }

  fileprivate mutating func handOver() -> (session: HandedSession, descriptor: Int32)? {
    guard fault == nil, let number = connection?.idleDescriptor, let process = release() else {
      return nil
    }
    let handed = HandedSession(
      name: name,
      process: process,
      version: version.rawValue,
      lastCorrelation: Int64(lastCorrelation)
    )
    return (handed, number)
  }
}
