import Foundation
import Ground

/// A small HTTP server on the loopback interface with a thread for each connection; only for tests.
package final class LoopbackServer: Sendable {
  /// A request, without the parts that no test reads.
  package struct Request: Sendable {
    package let path: String
    /// The query without the question mark; empty if there is none.
    package let query: String
    /// The header fields, with names in lower case.
    package let headers: [String: String]
  }

  /// A connection to which an answer is written, valid or not.
  package struct Connection: Sendable {
    fileprivate let descriptor: Int32

    /// Writes all bytes; returns `false` if the other end has closed the connection.
    @discardableResult
    package func send(_ bytes: some Collection<UInt8>) -> Bool {
      var rest = Array(bytes)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { buffer in
          Foundation.send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    /// Waits at most `limit` milliseconds until the other end closes the connection; returns
    /// whether it has.
    package func isGone(withinMilliseconds limit: Int32) -> Bool {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, limit) > 0 else { return false }
      var byte: UInt8 = 0
      return recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT)) <= 0
    }
  }

  /// The state that the threads of connections share; they hold no reference to the server, so that
  /// it can be released.
  private final class Log: Sendable {
    let requests = Guarded<[String]>([])
    let isOpen = Guarded(true)
  }

  package let port: UInt16
  private let descriptor: Int32
  private let log = Log()

  /// Listens on a port, or on a free one for 0; each request is answered by `handler` on a separate
  /// thread.
  package init(
    port: UInt16 = 0,
    _ handler: @escaping @Sendable (Request, Connection) -> Void
  ) {
    let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    descriptor = listening
    var again: Int32 = 1
    setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &again, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    var taken = sockaddr_in()
    var takenSize = size
    let isListening = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listening, $0, size) }
    }
    precondition(isListening == 0 && listen(listening, 64) == 0, "no port on the loopback")
    _ = withUnsafeMutablePointer(to: &taken) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(listening, $0, &takenSize)
      }
    }
    self.port = UInt16(bigEndian: taken.sin_port)
    let log = log
    do {
      try BlockingThread.start { Self.accept(on: listening, log, handler) }
    } catch {
      preconditionFailure("no thread for the server")
    }
  }

  deinit { stop() }

  /// The paths and queries of all requests so far, in order.
  package var requests: [String] { log.requests.withLock { $0 } }

  package var address: String { "http://127.0.0.1:\(port)" }

  /// Stops accepting connections; open ones continue.
  package func stop() {
    let wasOpen = log.isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    guard wasOpen else { return }
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  private static func accept(
    on descriptor: Int32,
    _ log: Log,
    _ handler: @escaping @Sendable (Request, Connection) -> Void
  ) {
    while true {
      let client = Foundation.accept(descriptor, nil, nil)
      guard client >= 0 else { return }
      let work: @Sendable () -> Void = {
        if let request = read(client) {
          log.requests.withLock { requests in
            requests.append(request.path + (request.query.isEmpty ? "" : "?\(request.query)"))
          }
          handler(request, Connection(descriptor: client))
        }
        shutdown(client, Int32(SHUT_RDWR))
        close(client)
      }
      do { try BlockingThread.start(work) } catch { close(client) }
    }
  }

  /// Reads the head of a request; GET requests have no body.
  private static func read(_ client: Int32) -> Request? {
    let limit = 65_536
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8), bytes.count < limit {
      let count = recv(client, &part, part.count, 0)
      guard count > 0 else { return nil }
      bytes += part.prefix(count)
    }
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    let parts = words[1].split(separator: "?", maxSplits: 1)
    let headers = lines.dropFirst().compactMap { line -> (String, String)? in
      let pair = line.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      return (pair[0].lowercased(), pair[1].trimmingCharacters(in: .whitespaces))
    }
    return Request(
      path: String(parts.first ?? "/"),
      query: parts.count > 1 ? String(parts[1]) : "",
      headers: Dictionary(headers) { first, _ in first }
    )
  }
}
