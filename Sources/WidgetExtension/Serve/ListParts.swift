internal import WidgetIntents

/// Cuts a list for the host into parts, each within the limits of a message; a part is full while others are still read.
struct ListParts {
  private let correlation: UInt32
  private var part = EntityBytes()
  private var fault: FrameFault?

  init(of correlation: UInt32) {
    self.correlation = correlation
  }

  /// Adds an entity, and returns the part that has no room for it; one that is too long for a message makes `last` throw.
  mutating func append(_ entity: EntityValue) -> Frame? {
    append { part in try part.append(entity) }
  }

  /// Adds a value as an entity is added.
  mutating func append(_ value: IntentValue) -> Frame? {
    append { part in try part.append(value) }
  }

  /// The frame with those that no part has had.
  ///
  /// - Throws: `FrameFault.bodyTooLong` for one that is too long by itself.
  func last(_ kind: FrameKind) throws(FrameFault) -> Frame {
    if let fault { throw fault }
    return try frame(kind)
  }

  private mutating func append(_ write: (inout EntityBytes) throws -> Void) -> Frame? {
    guard fault == nil else { return nil }
    do throws(FrameFault) {
      let end = part.bytes.count
      let isFull = part.count == FrameLimits.entitiesPerPart || end >= FrameLimits.partBytes
      if !isFull {
        try add(write)
        guard part.bytes.count >= FrameLimits.bodyBytes, part.count > 1 else { return nil }
        part.removeLast(from: end)
      }
      let full = try frame(.part)
      part = EntityBytes()
      try add(write)
      return full
    } catch {
      fault = error
      return nil
    }
  }

  private mutating func add(_ write: (inout EntityBytes) throws -> Void) throws(FrameFault) {
    do {
      try write(&part)
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
