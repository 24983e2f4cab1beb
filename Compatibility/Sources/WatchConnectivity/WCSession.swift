public import Foundation

/// The connection between a phone and its watch, which a terminal does not have.
///
/// `isSupported()` returns `false`, and messages fail with `WCError.sessionNotSupported`. Handlers
/// are called before a method returns.
public final class WCSession: NSObject, Sendable {
  private static let shared = WCSession()

  private override init() {}

  public static var `default`: WCSession { shared }
  public static func isSupported() -> Bool { false }

  /// Always `nil`, because a delegate would never be called.
  public var delegate: (any WCSessionDelegate)? {
    get { nil }
    // `session.delegate = self` is what each app begins with.
    set {}
  }

  public var activationState: WCSessionActivationState { .notActivated }
  public var isPaired: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var isCompanionAppInstalled: Bool { false }
  public var isComplicationEnabled: Bool { false }
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  public var isReachable: Bool { false }
  public var hasContentPending: Bool { false }
  public var watchDirectoryURL: URL? { nil }
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  /// Has no effect, because a terminal has no watch.
  public func activate() {}

  public func sendMessage(
    _ message: [String: Any],
    replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.sessionNotSupported))
  }

  public func sendMessageData(
    _ data: Data,
    replyHandler: ((Data) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.sessionNotSupported))
  }

  /// Always fails, because a terminal has no watch.
  ///
  /// - Throws: `WCError.sessionNotSupported`.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  /// Returns a transfer that never begins, because a terminal has no watch.
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo: userInfo)
  }

  /// Returns a transfer that never begins, because a terminal has no watch.
  @discardableResult
  public func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo: userInfo)
  }

  /// Returns a transfer that never begins, because a terminal has no watch.
  @discardableResult
  public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
  }
}

/// The activation state of a session; in a terminal always `.notActivated`.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

/// The transfer of a dictionary, which never begins.
public final class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: Any]
  public var isTransferring: Bool { false }
  public var isCurrentComplicationInfo: Bool { false }

  fileprivate init(userInfo: [String: Any]) {
    self.userInfo = userInfo
  }

  public func cancel() {}
}

/// A file to send to the other device, with its metadata.
public final class WCSessionFile: NSObject {
  public let fileURL: URL
  public let metadata: [String: Any]?

  fileprivate init(fileURL: URL, metadata: [String: Any]?) {
    self.fileURL = fileURL
    self.metadata = metadata
  }
}

/// The transfer of a file, which never begins.
public final class WCSessionFileTransfer: NSObject {
  public let file: WCSessionFile
  public var isTransferring: Bool { false }
  public var progress: Progress { Progress(totalUnitCount: 1) }

  fileprivate init(file: WCSessionFile) {
    self.file = file
  }

  public func cancel() {}
}
