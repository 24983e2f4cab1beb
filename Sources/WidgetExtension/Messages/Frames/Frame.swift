package import Wire

/// One message between host and extension: a body, and bytes that are attached to it.
///
/// The encoded form consists of these fields; integers are little-endian:
///
/// - The length of the rest (u32).
/// - The version (u8) and the kind (u8).
/// - The correlation (u32).
/// - The length of the body (u32), the body, and the attachment.
package struct Frame: Equatable, Sendable {
  /// The size of the length field in bytes.
  static let lengthFieldBytes = 4
  /// The number of bytes between the length field and the body.
  static let fixedFieldBytes = 10

  package var version: ProtocolVersion
  package var kind: FrameKind
  /// The number that connects an answer with its request; in the extension's own requests the top
  /// bit is set.
  package var correlation: UInt32
  package var body: [UInt8]
  package var attachment: [UInt8]

  package init(
    kind: FrameKind,
    correlation: UInt32,
    body: [UInt8] = [],
    attachment: [UInt8] = [],
    version: ProtocolVersion = .current
  ) {
    self.version = version
    self.kind = kind
    self.correlation = correlation
    self.body = body
    self.attachment = attachment
  }

  /// Returns the bytes to be sent.
  ///
  /// - Throws: `FrameFault.bodyTooLong` or `.tooLong`, before anything is copied.
  package func encoded() throws(FrameFault) -> [UInt8] {
    guard body.count <= FrameLimits.bodyBytes else {
      throw .bodyTooLong(bytes: body.count)
    }
    let length = Frame.fixedFieldBytes + body.count + attachment.count
    guard length <= FrameLimits.bytes(of: kind) else { throw .tooLong(bytes: length) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Frame.lengthFieldBytes + length)
    append(UInt32(length), to: &bytes)
    bytes.append(version.rawValue)
    bytes.append(kind.rawValue)
    append(correlation, to: &bytes)
    append(UInt32(body.count), to: &bytes)
    bytes.append(contentsOf: body)
    bytes.append(contentsOf: attachment)
    return bytes
  }

  private func append(_ value: UInt32, to bytes: inout [UInt8]) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}

extension Frame {
  /// Creates a frame with `message` as its body.
  ///
  /// - Throws: `FrameFault.badBody` for a message that readers would reject.
  package init(
    _ kind: FrameKind,
    _ correlation: UInt32,
    message: some Wired,
    attachment: [UInt8] = [],
    version: ProtocolVersion = .current
  ) throws(FrameFault) {
    self.init(
      kind: kind,
      correlation: correlation,
      body: try MessageBytes.of(message),
      attachment: attachment,
      version: version
    )
  }

  /// Decodes the body as a message of one type.
  ///
  /// - Throws: `FrameFault.badBody` with the position of the first byte that does not fit.
  package func message<Message: Wired>(_ type: Message.Type) throws(FrameFault) -> Message {
    try MessageBytes.message(type, in: body)
  }
}
