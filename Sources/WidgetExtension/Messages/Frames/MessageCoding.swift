import Essentials

/// How a message becomes bytes: as CBOR on the wire, as JSON where people read it.
package enum MessageCoding: Sendable {
  case json, cbor

  /// - Throws: `FrameFault.badBody` for what JSON has no form for, such as a number that is not finite.
  package func bytes(of message: some Encodable) throws(FrameFault) -> [UInt8] {
    do {
      return switch self {
      case .json: [UInt8](try JSONEncoder().encode(message))
      case .cbor: try CBOREncoder.encode(message)
      }
    } catch {
      throw .badBody(detail: "it cannot be written as \(self == .json ? "JSON" : "CBOR")")
    }
  }

  /// - Throws: `FrameFault.badBody` with the path of the first value that does not fit.
  package func message<Message: Decodable>(
    _ type: Message.Type,
    in bytes: [UInt8]
  ) throws(FrameFault) -> Message {
    do {
      return switch self {
      case .json: try JSONDecoder().decode(type, from: Data(bytes))
      case .cbor: try CBORDecoder.decode(type, from: bytes)
      }
    } catch let error as DecodingError {
      throw .badBody(detail: Self.detail(of: error))
    } catch let error as CBORFault {
      throw .badBody(detail: error.detail)
    } catch {
      throw .badBody(detail: "it is not JSON")
    }
  }

  /// A message that is read as it stands where it is CBOR.
  ///
  /// - Throws: `FrameFault.badBody` with the path of the first value that does not fit.
  package func message<Message: Decodable>(
    in bytes: [UInt8],
    reading read: (CBORValue) throws(CBORMisfit) -> Message
  ) throws(FrameFault) -> Message {
    guard self == .cbor else { return try message(Message.self, in: bytes) }
    let items: CBORItems
    do {
      items = try CBORItems(bytes)
    } catch {
      throw .badBody(detail: error.detail)
    }
    do {
      return try read(CBORValue(items, at: 0))
    } catch {
      throw .badBody(detail: items.detail(of: error))
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
