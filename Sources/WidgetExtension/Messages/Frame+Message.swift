#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
