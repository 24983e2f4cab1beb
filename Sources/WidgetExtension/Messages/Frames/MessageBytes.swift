internal import WidgetIntents
package import Wire

/// The encoding of messages, and of the parts of messages that a store keeps.
package enum MessageBytes {
  /// Encodes a message.
  ///
  /// - Throws: `FrameFault.badBody` for a message that readers would reject, such as values nested
  ///   too deeply.
  package static func of<Message: Wired>(_ message: Message) throws(FrameFault) -> [UInt8] {
    var writer = BytesWriter()
    do throws(WireFault) {
      _ = try Message.form(message, &writer)
    } catch {
      throw fault(error)
    }
    return writer.bytes
  }

  /// Returns the encoded form of a list of `count` elements, which are encoded already, one after
  /// the other.
  static func list(of count: Int, _ elements: [UInt8]) -> [UInt8] {
    var writer = BytesWriter()
    writer.bytes.reserveCapacity(elements.count + 2)
    // A writer of numbers has no faults.
    _ = try? writer.unsigned(UInt64(count))
    return writer.bytes + elements
  }

  /// Decodes a message, which begins after the first `skipped` bytes.
  ///
  /// - Throws: `FrameFault.badBody` with the position of the first byte that does not fit.
  package static func message<Message: Wired>(
    _ type: Message.Type = Message.self,
    in bytes: [UInt8],
    after skipped: Int = 0
  ) throws(FrameFault) -> Message {
    let result: Result<Message, FrameFault> = bytes.withUnsafeBytes { buffer in
      let message = UnsafeRawBufferPointer(rebasing: buffer.dropFirst(skipped))
      var reader = BytesReader(message, maximumTextBytes: .max)
      do throws(WireFault) {
        let message = try Message.form(nil, &reader)
        guard reader.isAtEnd else { throw reader.fault("bytes after the end") }
        return .success(message)
      } catch {
        return .failure(fault(error))
      }
    }
    return try result.get()
  }

  static func fault(_ fault: WireFault) -> FrameFault {
    switch fault {
    case .malformed(let offset, let problem), .tooLarge(let offset, let problem):
      .badBody(detail: "\(problem) at byte \(offset)")
    case .other(let error): .badBody(detail: ErrorWords.text(of: error))
    }
  }
}

/// A message without content other than its kind.
package struct EmptyMessage: WiredRecord, Equatable, Sendable {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self()
  }
}
