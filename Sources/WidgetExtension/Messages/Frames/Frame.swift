#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One message on the pair: a JSON body, and bytes that travel beside it.
///
/// On the wire: length (u32) of all that follows · version (u8) · kind (u8) · correlation (u32) ·
/// length of the body (u32) · body · attachment; integers are little-endian.
package struct Frame: Equatable, Sendable {
  /// The version of the protocol; it rises when a side could misread the other.
  package static let version: UInt8 = 6
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

extension Frame {
  /// A frame that carries `message` as its body.
  ///
  /// - Throws: `FrameFault.badBody` for what JSON has no form for, such as a number that is not finite.
  package init(
    _ kind: FrameKind,
    _ correlation: UInt32,
    message: some Encodable,
    attachment: [UInt8] = []
  ) throws(FrameFault) {
    let body: [UInt8]
    do {
      body = [UInt8](try JSONEncoder().encode(message))
    } catch {
      throw .badBody(detail: "it cannot be written as JSON")
    }
    self.init(kind: kind, correlation: correlation, body: body, attachment: attachment)
  }

  /// The body as a message of one type.
  ///
  /// - Throws: `FrameFault.badBody` with the path of the first value that does not fit.
  package func message<Message: Decodable>(_ type: Message.Type) throws(FrameFault) -> Message {
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch let error as DecodingError {
      throw .badBody(detail: Frame.detail(of: error))
    } catch {
      throw .badBody(detail: "it is not JSON")
    }
  }

  private static func detail(of error: DecodingError) -> String {
    let context: DecodingError.Context
    var reason: String
    switch error {
    case .typeMismatch(let type, let found):
      (context, reason) = (found, "\(type) expected")
    case .valueNotFound(let type, let found):
      (context, reason) = (found, "\(type) missing")
    case .keyNotFound(let key, let found):
      (context, reason) = (found, "\(key.stringValue) missing")
    case .dataCorrupted(let found):
      (context, reason) = (found, found.debugDescription)
    @unknown default: return "it does not fit"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    if !path.isEmpty { reason += " at \(path)" }
    return reason
  }
}
