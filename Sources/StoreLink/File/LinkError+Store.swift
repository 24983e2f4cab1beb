internal import Ground
internal import SharedStore

extension LinkError {
  /// Creates the error of a hub for an error of the access to its file.
  init(_ error: any Error, at address: String) {
    switch error {
    case let error as LinkError: self = error
    case let error as StoreError: self = .of(error, at: address)
    default: self = .damaged(address: address, reason: "\(type(of: error))")
    }
  }

  private static func of(_ error: StoreError, at address: String) -> LinkError {
    switch error {
    case .busy, .expired: .busy(address: address)
    case .readOnly: .readOnly(address: address)
    case .full: .full(address: address)
    case .missing: .missing(address: address)
    case .notPermitted(_, let reason): .refused(address: address, reason: reason)
    case .belongsToOther(_, let owner, _):
      .refused(address: address, reason: "it belongs to user \(owner)")
    case .symbolicLink: .refused(address: address, reason: "it is a symbolic link")
    case .networkFileSystem:
      .unsuitable(address: address, reason: "it is on a network file system")
    case .foreign: .unsuitable(address: address, reason: "it is another program's database")
    case .developmentVersion:
      .unsuitable(address: address, reason: "a version before 0.9.0 made it")
    case .cannotCreate(_, let reason): .unsuitable(address: address, reason: reason)
    case .newerSchema(_, let found, let known):
      .newer(address: address, found: found, known: known)
    case .tooLarge(let what, let limit): .tooLarge(what: what, limit: limit)
    case .refused(let reason): .invalid(reason: reason)
    case .damaged(_, let reason, _): .damaged(address: address, reason: reason)
    case .inputOutput(_, let reason): .damaged(address: address, reason: reason)
    default: .damaged(address: address, reason: error.message)
    }
  }
}
