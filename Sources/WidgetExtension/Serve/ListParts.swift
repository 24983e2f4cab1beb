internal import Wire

/// Cuts a list for the host into parts, each within the limits of a message; a part is full while others are still read.
struct ListParts<Element: Wired> {
  private let correlation: UInt32
  /// The elements of the part, one behind the other, and how many there are.
  private var part = BytesWriter()
  private var count = 0
  private var fault: FrameFault?

  init(of correlation: UInt32) {
    self.correlation = correlation
  }

  /// Adds an element, and returns the part that has no room for it; one that is too long for a message makes `last`
  /// throw.
  mutating func append(_ element: Element) -> Frame? {
    guard fault == nil else { return nil }
    do throws(FrameFault) {
      let end = part.bytes.count
      let isFull = count == FrameLimits.entitiesPerPart || end >= FrameLimits.partBytes
      if !isFull {
        try add(element)
        guard part.bytes.count >= FrameLimits.bodyBytes, count > 1 else { return nil }
        part.bytes.removeSubrange(end...)
        count -= 1
      }
      let full = try frame(.part)
      part = BytesWriter()
      count = 0
      try add(element)
      return full
    } catch {
      fault = error
      return nil
    }
  }

  /// The frame with those that no part has had.
  ///
  /// - Throws: `FrameFault.bodyTooLong` for one that is too long by itself.
  func last(_ kind: FrameKind) throws(FrameFault) -> Frame {
    if let fault { throw fault }
    return try frame(kind)
  }

  private mutating func add(_ element: Element) throws(FrameFault) {
    do throws(WireFault) {
      _ = try Element.form(element, &part)
      count += 1
    } catch {
      throw MessageBytes.fault(error)
    }
  }

  private func frame(_ kind: FrameKind) throws(FrameFault) -> Frame {
    let body = MessageBytes.list(of: count, part.bytes)
    guard body.count <= FrameLimits.bodyBytes else { throw .bodyTooLong(bytes: body.count) }
    return Frame(kind: kind, correlation: correlation, body: body)
  }
}
