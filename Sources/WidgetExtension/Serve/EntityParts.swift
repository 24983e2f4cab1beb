internal import WidgetIntents

/// A list of entities on its way to the host: each part leaves once it is full, while others are still read.
struct EntityParts {
  private let correlation: UInt32
  private let send: @Sendable (Frame) throws(FrameFault) -> Void
  private var part = EntityBytes()
  private var fault: FrameFault?

  /// `send` is given each part; the frame that ends the list is the caller's to send.
  init(answering request: Frame, send: @escaping @Sendable (Frame) throws(FrameFault) -> Void) {
    correlation = request.correlation
    self.send = send
  }

  /// Adds an entity; one that is too long for a message makes `last()` throw.
  mutating func append(_ entity: EntityValue) {
    guard fault == nil else { return }
    do throws(FrameFault) {
      if part.count == FrameLimits.entitiesPerPart || part.bytes.count >= FrameLimits.partBytes {
        try sendPart()
      }
      let end = part.bytes.count
      try write(entity)
      guard part.bytes.count >= FrameLimits.bodyBytes, part.count > 1 else { return }
      part.removeLast(from: end)
      try sendPart()
      try write(entity)
    } catch {
      fault = error
    }
  }

  /// The frame that ends the list, with those that no part has had.
  ///
  /// - Throws: `FrameFault.bodyTooLong` for one that is too long by itself.
  func last() throws(FrameFault) -> Frame {
    if let fault { throw fault }
    return try frame(.reply)
  }

  private mutating func sendPart() throws(FrameFault) {
    try send(frame(.part))
    part = EntityBytes()
  }

  private mutating func write(_ entity: EntityValue) throws(FrameFault) {
    do {
      try part.append(entity)
    } catch {
      throw .badBody(detail: "it cannot be written as CBOR")
    }
  }

  private func frame(_ kind: FrameKind) throws(FrameFault) -> Frame {
    let body = part.list
    guard body.count <= FrameLimits.bodyBytes else { throw .bodyTooLong(bytes: body.count) }
    return Frame(kind: kind, correlation: correlation, body: body)
  }
}
