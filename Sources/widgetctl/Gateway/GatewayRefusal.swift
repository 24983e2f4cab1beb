/// The reason why a request is refused, with a text for its sender.
struct GatewayRefusal: Error, Equatable {
  /// The HTTP status codes (RFC 9110) of the responses.
  enum Status: Int, CaseIterable {
    case done = 200
    case nothing = 204
    case elsewhere = 303
    case bad = 400
    case forbidden = 403
    case unknown = 404
    case wrongMethod = 405
    case outdated = 409
    case lengthMissing = 411
    case tooLarge = 413
    case addressTooLong = 414
    case wrongType = 415
    case failed = 500

    var reason: String {
      switch self {
      case .done: "OK"
      case .nothing: "No Content"
      case .elsewhere: "See Other"
      case .bad: "Bad Request"
      case .forbidden: "Forbidden"
      case .unknown: "Not Found"
      case .wrongMethod: "Method Not Allowed"
      case .outdated: "Conflict"
      case .lengthMissing: "Length Required"
      case .tooLarge: "Content Too Large"
      case .addressTooLong: "URI Too Long"
      case .wrongType: "Unsupported Media Type"
      case .failed: "Internal Server Error"
      }
    }
  }

  let status: Status
  /// The reason for the refusal; `hint` is advice for the sender.
  let message: String
  let hint: String
  /// The HTTP methods that the address allows; empty except for `wrongMethod`.
  var allowed: [String] = []

  init(_ status: Status, _ message: String, hint: String, allowed: [String] = []) {
    self.status = status
    self.message = message
    self.hint = hint
    self.allowed = allowed
  }
}
