/// Splits received bytes into frames, however they arrive.
///
/// A header is checked as soon as it has arrived, so that nothing of a frame that is too long is
/// stored.
package struct FrameBuffer: Sendable {
  private var bytes: [UInt8] = []
  /// The offset of the next frame in `bytes`.
  private var start = 0
  /// The protocol version that all frames must have.
  private let version: ProtocolVersion

  package init(version: ProtocolVersion = .current) {
    self.version = version
  }

  /// Whether all bytes have been returned as frames.
  var isEmpty: Bool { start == bytes.count }

  package mutating func append(_ piece: some Collection<UInt8>) {
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// Returns the next complete frame; `nil` until more bytes arrive.
  ///
  /// - Throws: `FrameFault` for an invalid header or payload; nothing after it can be trusted.
  package mutating func next() throws(FrameFault) -> Frame? {
    guard let length = try announcedLength() else { return nil }
    let end = start + Frame.lengthFieldBytes + length
    guard bytes.count >= end, let kind = FrameKind(rawValue: bytes[start + 5]) else { return nil }
    let bodyStart = start + Frame.lengthFieldBytes + Frame.fixedFieldBytes
    let bodyLength = Int(integer(at: start + 10))
    guard bodyLength <= end - bodyStart else {
      throw .badPayload(bytes: end - bodyStart)
    }
    guard bodyLength <= FrameLimits.bodyBytes else { throw .bodyTooLong(bytes: bodyLength) }
    let frame = Frame(
      kind: kind,
      correlation: integer(at: start + 6),
      body: Array(bytes[bodyStart..<bodyStart + bodyLength]),
      attachment: Array(bytes[bodyStart + bodyLength..<end]),
      version: version
    )
    start = end
    return frame
  }

  /// Returns the number of bytes after the length field; `nil` before that field is complete.
  ///
  /// - Throws: `FrameFault` for an invalid header.
  private func announcedLength() throws(FrameFault) -> Int? {
    let available = bytes.count - start
    guard available >= Frame.lengthFieldBytes else { return nil }
    let length = Int(integer(at: start))
    guard length <= FrameLimits.scriptFrameBytes else { throw .tooLong(bytes: length) }
    guard length >= Frame.fixedFieldBytes else { throw .tooShort(bytes: length) }
    if available >= 5, bytes[start + 4] != version.rawValue {
      throw .wrongVersion(bytes[start + 4])
    }
    if available >= 6 {
      guard let kind = FrameKind(rawValue: bytes[start + 5]) else {
        throw .unknownKind(bytes[start + 5])
      }
      guard length <= FrameLimits.bytes(of: kind) else { throw .tooLong(bytes: length) }
    }
    return length
  }

  private func integer(at index: Int) -> UInt32 {
    var value: UInt32 = 0
    for offset in (0..<4).reversed() {
      value = value << 8 | UInt32(bytes[index + offset])
    }
    return value
  }
}

/// The reason why bytes are not a frame, or a payload is not the expected message.
package enum FrameFault: Error, Equatable, Sendable {
  /// The length field announces more than the limit for frames of its kind.
  case tooLong(bytes: Int)
  /// The length field announces less than the fixed fields need.
  case tooShort(bytes: Int)
  case wrongVersion(UInt8)
  case unknownKind(UInt8)
  /// The payload's own length field does not fit into the payload.
  case badPayload(bytes: Int)
  case bodyTooLong(bytes: Int)
  /// The body does not match the message's type; `detail` contains the position.
  case badBody(detail: String)

  package var message: String {
    switch self {
    case .tooLong(let bytes):
      "a message of \(bytes) bytes, more than the limit of \(FrameLimits.frameBytes)"
    case .tooShort(let bytes): "a message of \(bytes) bytes, too short for its header"
    case .wrongVersion(let version):
      "protocol version \(version), which is not supported"
    case .unknownKind(let kind): "a message of the unknown kind \(kind)"
    case .badPayload(let bytes): "a payload of \(bytes) bytes that ends inside its body"
    case .bodyTooLong(let bytes):
      "a message body of \(bytes) bytes, more than the limit of \(FrameLimits.bodyBytes)"
    case .badBody(let detail): "an unreadable message: \(detail)"
    }
  }
}
