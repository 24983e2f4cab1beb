/// What an extension is asked for, before it is settled in which version of the protocol.
struct ExtensionRequest {
  private let kind: FrameKind
  private let message: any Encodable
  private let attachment: [UInt8]

  init(_ kind: FrameKind, _ message: any Encodable, attachment: [UInt8] = []) {
    self.kind = kind
    self.message = message
    self.attachment = attachment
  }

  /// - Throws: `FrameFault.badBody` for what that version's coding has no form for.
  func frame(
    _ correlation: UInt32,
    version: ProtocolVersion
  ) throws(FrameFault) -> Frame {
    try Frame(kind, correlation, message: message, attachment: attachment, version: version)
  }
}
