/// Why bytes are not a frame, or a frame's payload is not its message.
package enum FrameFault: Error, Equatable, Sendable {
  /// The length field announces more than `FrameLimits.frameBytes`.
  case tooLong(bytes: Int)
  /// The length field announces less than the fixed fields need.
  case tooShort(bytes: Int)
  case wrongVersion(UInt8)
  case unknownKind(UInt8)
  /// The payload's own length field does not fit into the payload.
  case badPayload(bytes: Int)
  case bodyTooLong(bytes: Int)
  /// The body is not the JSON that the message's type asks for; `detail` says where.
  case badBody(detail: String)

  package var message: String {
    switch self {
    case .tooLong(let bytes):
      "a message of \(bytes) bytes, more than the limit of \(FrameLimits.frameBytes)"
    case .tooShort(let bytes): "a message of \(bytes) bytes, too short for its header"
    case .wrongVersion(let version):
      "protocol version \(version), where \(Frame.version) is spoken"
    case .unknownKind(let kind): "a message of the unknown kind \(kind)"
    case .badPayload(let bytes): "a payload of \(bytes) bytes that ends inside its body"
    case .bodyTooLong(let bytes):
      "a message body of \(bytes) bytes, more than the limit of \(FrameLimits.bodyBytes)"
    case .badBody(let detail): "an unreadable message: \(detail)"
    }
  }
}
