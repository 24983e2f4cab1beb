import SystemLibrary

extension ExtensionSession {
  /// The host's end of the connection: it sends and receives complete frames, without a thread, and
  /// each wait has a deadline.
  struct Connection: ~Copyable, Sendable {
    enum Arrival: Equatable {
      case frame(Frame)
      /// The other end was closed, possibly in the middle of a frame.
      case closed
      case timedOut
      /// A signal interrupted the wait; its handler has set a flag.
      case interrupted
    }

    /// The most bytes of one `recv`: enough for a timeline of the to-do widget.
    private static let pieceBytes = 64 << 10

    private let descriptor: Descriptor

    private var incoming: FrameBuffer
    private var piece = [UInt8](repeating: 0, count: Connection.pieceBytes)

    /// The number of the descriptor; `nil` if a part of a frame, or a frame that was not read yet,
    /// has arrived.
    var idleDescriptor: Int32? { incoming.isEmpty ? descriptor.number : nil }

    init(_ descriptor: consuming Descriptor, version: ProtocolVersion) {
      self.descriptor = descriptor
      incoming = FrameBuffer(version: version)
    }

    /// Returns the next frame, or the reason why there is none.
    ///
    /// - Throws: `FrameFault` for an invalid frame, after which nothing more can be received.
    mutating func receive(by deadline: Deadline) throws(FrameFault) -> Arrival {
      while true {
        if let frame = try incoming.next() { return .frame(frame) }
        switch wait(for: POLLIN, by: deadline) {
        case .ready: break
        case .timedOut: return .timedOut
        case .interrupted: return .interrupted
        }
        let count = piece.withUnsafeMutableBytes { buffer in
          recv(descriptor.number, buffer.baseAddress, buffer.count, Connection.doNotWait)
        }
        if count > 0 {
          incoming.append(piece[..<count])
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
          return .closed
        }
      }
    }

    /// Sends all of `bytes`; returns `nil` if that succeeded.
    ///
    /// A signal does not interrupt it: half a frame would be worse than a late reaction to the
    /// signal.
    mutating func send(_ bytes: [UInt8], by deadline: Deadline) -> Arrival? {
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
          let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
          return Connection.write(to: descriptor.number, rest)
        }
        if count >= 0 {
          sent += count
        } else if errno == EAGAIN {
          if wait(for: POLLOUT, by: deadline) == .timedOut { return .timedOut }
        } else if errno != EINTR {
          return .closed
        }
      }
      return nil
    }

    private enum Readiness {
      case ready, timedOut, interrupted
    }

    private func wait(for events: Int32, by deadline: Deadline) -> Readiness {
      var state = pollfd(fd: descriptor.number, events: Int16(events), revents: 0)
      let count = poll(&state, 1, deadline.pollTimeout)
      if count > 0 { return .ready }
      if count < 0 && errno == EINTR { return .interrupted }
      return .timedOut
    }

    private static let doNotWait = Int32(MSG_DONTWAIT)

    /// Calls the system's `send`, which a method of the same name hides.
    ///
    /// A closed connection is an error here, not a SIGPIPE signal (RI-7).
    private static func write(to number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
      #if canImport(Darwin)
      SystemLibrary.send(number, bytes.baseAddress, bytes.count, doNotWait)
      #else
      SystemLibrary.send(number, bytes.baseAddress, bytes.count, doNotWait | Int32(MSG_NOSIGNAL))
      #endif
    }
  }
}
