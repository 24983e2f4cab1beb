internal import Wire

/// A request to an extension, which is encoded when the protocol version is known.
struct ExtensionRequest {
  private let kind: FrameKind
  private let body: @Sendable () throws(FrameFault) -> [UInt8]
  private let attachment: [UInt8]

  init(_ kind: FrameKind, _ message: some Wired & Sendable, attachment: [UInt8] = []) {
    self.kind = kind
    body = { () throws(FrameFault) in try MessageBytes.of(message) }
    self.attachment = attachment
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
      body: try body(),
      attachment: attachment,
      version: version
    )
  }
}
