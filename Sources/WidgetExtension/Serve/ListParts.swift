internal import Wire

/// Splits a list for the host into parts, each within the limits of a message.
///
/// A full part is returned while the next elements are still read.
struct ListParts<Element: Wired> {
  private let correlation: UInt32
  /// The encoded elements of the current part, one after the other; `count` is their number.
  private var part = BytesWriter()
  private var count = 0
  private var fault: FrameFault?

  init(of correlation: UInt32) {
    self.correlation = correlation
  }

  /// Adds an element, and returns the previous part if the element does not fit into it, otherwise
  /// `nil`.
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

  /// Returns the frame with the elements that no earlier part contains.
  ///
  /// - Throws: `FrameFault.bodyTooLong` for an element that is too long by itself.
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
