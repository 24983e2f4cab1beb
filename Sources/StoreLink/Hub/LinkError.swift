package import Ground

/// The reason why a hub cannot be used, or a call failed.
///
/// `address` is the address of the hub as the user wrote it.
package enum LinkError: Error, Hashable, Sendable {
  /// The address `text` is invalid.
  case badAddress(text: String, reason: String)
  /// A program or a library is not installed; `package` is the name of a package that contains it.
  case notInstalled(name: String, package: String)
  /// The hub does not answer, or the connection was lost.
  case unreachable(address: String, reason: String)
  /// The hub answers, but cannot be written at the moment.
  case readOnly(address: String)
  /// No space is left on the hub.
  case full(address: String)
  /// Another process kept the hub locked for too long.
  case busy(address: String)
  /// The hub does not accept this user, or the user does not have the right for the call.
  case refused(address: String, reason: String)
  /// There is no hub at the address.
  case missing(address: String)
  /// A hub cannot be created, because there is already a file or a list at the address.
  case exists(address: String)
  /// A hub cannot be created at this address, for example on a network file system, or the file is
  /// not a hub.
  case unsuitable(address: String, reason: String)
  /// The hub at the address has another list than the one with which this store is linked.
  case otherList(address: String)
  /// The log no longer contains runs that this machine has not received.
  case outdated(address: String)
  /// This store has joined a list, but has not read all of its records yet.
  case unread(address: String)
  /// A later version of the program created the hub.
  case newer(address: String, found: Int64, known: Int64)
  /// A run of the log cannot be read.
  ///
  /// `machine` is the number of the machine that made the run; 0 if it is unknown.
  case unreadableRun(number: Int64, machine: Int64, reason: String)
  /// The hub's files are damaged, or its disk fails.
  case damaged(address: String, reason: String)
  /// The other end sent an invalid answer.
  case garbled(address: String, reason: String)
  /// A request exceeds a limit; `what` names the limited quantity.
  case tooLarge(what: String, limit: Int)
  /// A request contains an invalid value.
  case invalid(reason: String)
}

extension LinkError {
  /// A description of the problem that includes the value.
  package var message: String {
    switch self {
    case .badAddress(let text, let reason): "“\(text)” is not the address of a hub: \(reason)"
    case .notInstalled(let name, _): "\(name) is not installed"
    case .unreachable(let address, let reason): "the hub cannot be reached (\(reason)): \(address)"
    case .readOnly(let address): "the hub does not accept changes at the moment: \(address)"
    case .full(let address): "no space is left on the hub: \(address)"
    case .busy(let address): "the hub is busy: \(address)"
    case .refused(let address, let reason): "the hub refused the connection (\(reason)): \(address)"
    case .missing(let address): "there is no hub at \(address)"
    case .exists(let address): "there is already something at \(address)"
    case .unsuitable(let address, let reason): "a hub cannot be used here (\(reason)): \(address)"
    case .otherList(let address):
      "\(address) has another list than the one this machine was linked with"
    case .outdated(let address):
      "this machine has not asked the hub for longer than the hub keeps its log: \(address)"
    case .unread(let address): "this machine has read only a part of the list so far: \(address)"
    case .newer(let address, let found, let known):
      "the hub has version \(found), and this program reads up to version \(known): \(address)"
    case .unreadableRun(let number, let machine, let reason):
      machine == 0
        ? "run \(number) of the hub cannot be read (\(reason))"
        : "run \(number) of the hub, by machine \(machine), cannot be read (\(reason))"
    case .damaged(let address, let reason): "the hub is damaged (\(reason)): \(address)"
    case .garbled(let address, let reason):
      "the hub's answer cannot be read (\(reason)): \(address)"
    case .tooLarge(let what, let limit): "\(what) exceeds the limit of \(limit)"
    case .invalid(let reason): "the hub does not accept this: \(reason)"
    }
  }

  /// Advice on how to fix the problem; `nil` if there is none.
  package var hint: String? {
    switch self {
    case .badAddress: "an address is PATH, ssh://HOST/PATH or postgresql://HOST/DATABASE#LIST"
    case .notInstalled(_, let package): "install \(package)"
    case .unreachable, .readOnly, .busy:
      "the changes wait here; try again with 'widgetctl link now'"
    case .full: "free some space there; the changes wait here"
    case .refused: "check the user, the password or key, and the rights; the changes wait here"
    case .missing: "make one with 'widgetctl link create ADDRESS'"
    case .exists: "name another place, or link to it with 'widgetctl link ADDRESS'"
    case .unsuitable: "name a file on a local disk, or one on another machine as ssh://HOST/PATH"
    case .otherList: "link to it again with 'widgetctl link ADDRESS'"
    case .outdated:
      "'widgetctl link repair' reads the hub's list again and sends what only this machine has"
    case .unread: "'widgetctl link now' reads the rest"
    case .newer: "use the newer widgetctl; the list can be used here meanwhile"
    case .unreadableRun: "use a newer widgetctl; the list can be used here meanwhile"
    case .damaged: "run 'widgetctl doctor --recover --store FILE' where the hub's file is"
    case .garbled: "check that 'widgetctl' starts there and prints nothing else"
    case .tooLarge, .invalid: nil
    }
  }

  package var exitCode: ExitCode {
    switch self {
    case .badAddress: .usage
    case .notInstalled: .unavailable
    case .unreachable, .readOnly, .full, .busy, .unread: .busy
    case .refused: .notPermitted
    case .missing: .noInput
    case .exists: .cannotCreate
    case .unsuitable, .otherList, .outdated, .newer: .configuration
    case .unreadableRun, .damaged, .garbled: .inputOutput
    case .tooLarge, .invalid: .badData
    }
  }

  /// Whether the same call may succeed later without any action by the user, as after a lost
  /// connection.
  package var isPassing: Bool {
    switch self {
    case .unreachable, .readOnly, .full, .busy: true
    default: false
    }
  }
}

extension LinkError: CustomStringConvertible {
  package var description: String { message }
}
