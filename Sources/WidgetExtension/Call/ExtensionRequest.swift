internal import Wire

/// What an extension is asked for, before it is settled in which version of the protocol.
struct ExtensionRequest {
  private let kind: FrameKind
  private let body: @Sendable () throws(FrameFault) -> [UInt8]
  private let attachment: [UInt8]

  init(_ kind: FrameKind, _ message: some Wired & Sendable, attachment: [UInt8] = []) {
    self.kind = kind
    body = { () throws(FrameFault) in try MessageBytes.of(message) }
    self.attachment = attachment
  }

  /// - Throws: `FrameFault.badBody` for what no reader would take.
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
