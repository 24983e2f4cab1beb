/// One message on the pair: a JSON body, and bytes that travel beside it.
///
/// On the wire: length (u32) of all that follows · version (u8) · kind (u8) · correlation (u32) ·
/// length of the body (u32) · body · attachment; integers are little-endian.
package struct Frame: Equatable, Sendable {
  /// The version of the protocol; it rises when a side could misread the other.
  package static let version: UInt8 = 3
  /// Bytes of the length field.
  static let lengthFieldBytes = 4
  /// Bytes between the length field and the body.
  static let fixedFieldBytes = 10

  package var kind: FrameKind
  /// Which request an answer belongs to; the extension's own requests have the top bit set.
  package var correlation: UInt32
  package var body: [UInt8]
  package var attachment: [UInt8]

  package init(
    kind: FrameKind,
    correlation: UInt32,
    body: [UInt8] = [],
    attachment: [UInt8] = []
  ) {
    self.kind = kind
    self.correlation = correlation
    self.body = body
    self.attachment = attachment
  }

  /// The frame as it travels.
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
    bytes.append(Frame.version)
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
