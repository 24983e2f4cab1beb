/// Splits received bytes into messages, and puts messages into frames for sending.
///
/// A frame is the length of the rest (32 bits, the lowest byte first), the version of the protocol
/// (a byte), and the message. A length is checked as soon as it has arrived, so that nothing of a
/// frame that is too long is stored.
package struct HubFrames {
  package static let version: UInt8 = 1
  /// The maximum size of a frame in bytes: enough for the longest run in addition to
  /// ``HubLimits/callBytes`` of runs, and the other fields.
  package static let maximumBytes = 12 << 20
  package static let headBytes = 5

  package enum Fault: Error, Equatable {
    case tooLong(bytes: Int)
    case empty
    case version(UInt8)
  }

  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  /// Whether the buffer contains no bytes of an incomplete frame.
  package var isEmpty: Bool { start == bytes.count }

  package mutating func append(_ piece: some Collection<UInt8>) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.count < 1 << 16)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// Returns the next complete message; `nil` until more bytes arrive.
  ///
  /// - Throws: `Fault` for an invalid header; nothing after it can be trusted.
  package mutating func next() throws(Fault) -> [UInt8]? {
    guard bytes.count - start >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    guard length <= Self.maximumBytes else { throw .tooLong(bytes: length) }
    guard length > 1 else { throw .empty }
    guard bytes.count - start >= Self.headBytes else { return nil }
    guard bytes[start + 4] == Self.version else { throw .version(bytes[start + 4]) }
    let end = start + 4 + length
    guard bytes.count >= end else { return nil }
    defer { start = end }
    return Array(bytes[start + Self.headBytes..<end])
  }

  /// Returns the frame of a message; `nil` for a message that is too long.
  package static func frame(_ message: [UInt8]) -> [UInt8]? {
    let length = message.count + 1
    guard length <= maximumBytes else { return nil }
    var frame: [UInt8] = []
    frame.reserveCapacity(length + 4)
    for shift in stride(from: 0, to: 32, by: 8) {
      frame.append(UInt8(truncatingIfNeeded: length >> shift))
    }
    frame.append(version)
    return frame + message
  }
}
