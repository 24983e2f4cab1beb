internal import Wire

/// A request to an extension, which is encoded when the protocol version is known.
struct ExtensionRequest {
  private let kind: FrameKind
  private let body: @Sendable (ProtocolVersion) throws(FrameFault) -> [UInt8]
  private let attachment: [UInt8]

  init(_ kind: FrameKind, _ message: some Wired & Sendable, attachment: [UInt8] = []) {
    self.kind = kind
    body = { (_) throws(FrameFault) in try MessageBytes.of(message) }
    self.attachment = attachment
  }

  /// Creates a request that names the properties to return if the extension's version has such
  /// requests; an extension of an earlier version returns all.
  init<Message: Wired & Sendable>(
    _ kind: FrameKind,
    _ message: Message,
    naming properties: WritableKeyPath<Message, [String]?> & Sendable
  ) {
    self.kind = kind
    body = { (version) throws(FrameFault) in
      var message = message
      if !version.namesProperties { message[keyPath: properties] = nil }
      return try MessageBytes.of(message)
    }
    attachment = []
  }

  /// Encodes the request as a frame.
  ///
  /// - Throws: `FrameFault.badBody` for a message that readers would reject.
  func frame(
    _ correlation: UInt32,
    version: ProtocolVersion
  ) throws(FrameFault) -> Frame {
    Frame(
      kind: kind,
      correlation: correlation,
      body: try body(version),
      attachment: attachment,
      version: version
    )
  }
}
