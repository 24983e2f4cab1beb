internal import Wire

/// An error in the format that is sent over a connection: the number of its case, up to two texts
/// and two numbers.
///
/// Addresses are not sent, because each end has its own.
struct WiredLinkError: WiredRecord {
  private let kind: Int64
  private let text: String
  private let reason: String
  private let number: Int64
  private let other: Int64

  private init(
    _ kind: Int64,
    _ text: String = "",
    _ reason: String = "",
    _ number: Int64 = 0,
    _ other: Int64 = 0
  ) {
    self.kind = kind
    self.text = String(text.prefix(Self.maximumLength))
    self.reason = String(reason.prefix(Self.maximumLength))
    self.number = number
    self.other = other
  }

  /// The maximum length of an error's text; every text of this program is shorter.
  private static let maximumLength = 500

  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      try c.required("kind", 0, value?.kind),
      try c.field("text", 1, value?.text, usually: ""),
      try c.field("reason", 2, value?.reason, usually: ""),
      try c.field("number", 3, value?.number, usually: 0),
      try c.field("other", 4, value?.other, usually: 0)
    )
  }

  init(_ error: LinkError) {
    self =
      switch error {
      case .badAddress(let text, let reason): Self(0, text, reason)
      case .notInstalled(let name, let package): Self(1, name, package)
      case .unreachable(_, let reason): Self(2, "", reason)
      case .readOnly: Self(3)
      case .full: Self(4)
      case .busy: Self(5)
      case .refused(_, let reason): Self(6, "", reason)
      case .missing: Self(7)
      case .exists: Self(8)
      case .unsuitable(_, let reason): Self(9, "", reason)
      case .otherList: Self(10)
      case .newer(_, let found, let known): Self(11, "", "", found, known)
      case .unreadableRun(let number, let machine, let reason):
        Self(12, "", reason, number, machine)
      case .damaged(_, let reason): Self(13, "", reason)
      case .garbled(_, let reason): Self(14, "", reason)
      case .tooLarge(let what, let limit): Self(15, what, "", Int64(limit))
      case .invalid(let reason): Self(16, "", reason)
      case .outdated: Self(17)
      case .unread: Self(18)
      }
  }

  /// The error that was sent; its address is empty.
  var error: LinkError {
    switch kind {
    case 0: .badAddress(text: text, reason: reason)
    case 1: .notInstalled(name: text, package: reason)
    case 2: .unreachable(address: "", reason: reason)
    case 3: .readOnly(address: "")
    case 4: .full(address: "")
    case 5: .busy(address: "")
    case 6: .refused(address: "", reason: reason)
    case 7: .missing(address: "")
    case 8: .exists(address: "")
    case 9: .unsuitable(address: "", reason: reason)
    case 10: .otherList(address: "")
    case 11: .newer(address: "", found: number, known: other)
    case 12: .unreadableRun(number: number, machine: other, reason: reason)
    case 13: .damaged(address: "", reason: reason)
    case 15: .tooLarge(what: text, limit: Int(clamping: number))
    case 16: .invalid(reason: reason)
    case 17: .outdated(address: "")
    case 18: .unread(address: "")
    default: .garbled(address: "", reason: reason)
    }
  }
}

extension LinkError {
  /// Returns the error with this address in place of its own, if it contains an address.
  func at(_ address: String) -> LinkError {
    switch self {
    case .unreachable(_, let reason): .unreachable(address: address, reason: reason)
    case .readOnly: .readOnly(address: address)
    case .full: .full(address: address)
    case .busy: .busy(address: address)
    case .refused(_, let reason): .refused(address: address, reason: reason)
    case .missing: .missing(address: address)
    case .exists: .exists(address: address)
    case .unsuitable(_, let reason): .unsuitable(address: address, reason: reason)
    case .otherList: .otherList(address: address)
    case .outdated: .outdated(address: address)
    case .unread: .unread(address: address)
    case .newer(_, let found, let known): .newer(address: address, found: found, known: known)
    case .damaged(_, let reason): .damaged(address: address, reason: reason)
    case .garbled(_, let reason): .garbled(address: address, reason: reason)
    case .badAddress, .notInstalled, .unreadableRun, .tooLarge, .invalid: self
    }
  }
}
