internal import WidgetIntents

/// The frames of an intent's result, of which there can be several.
///
/// The changes are already committed, so a long answer must not become a failure (BW-31). A list is
/// sent in parts. A part that still exceeds the length of a message is left out, which the reply
/// records.
struct PerformedFrames {
  private(set) var frames: [Frame] = []
  private var reply: PerformReply
  private let correlation: UInt32

  /// The number of characters that remain of a dialog that is too long for a message.
  private static let keptDialog = 4_000

  init(_ reply: PerformReply, to request: Frame) {
    self.reply = reply
    correlation = request.correlation
    if case .list(let values) = reply.outcome.value, values.count > FrameLimits.entitiesPerPart {
      sendInParts(values)
    }
    if appendReply() { return }
    self.reply.parts = nil
    if frames.isEmpty, case .list(let values) = reply.outcome.value { sendInParts(values) }
    if appendReply() { return }
    self.reply.outcome.dialog = reply.outcome.dialog.map { String($0.prefix(Self.keptDialog)) }
    if appendReply() { return }
    if self.reply.outcome.value != nil, frames.isEmpty { leaveOutValue() }
    if appendReply() { return }
    self.reply.outcome.snippet = nil
    self.reply.outcome.openedIntent = nil
    _ = appendReply()
  }

  /// Adds the reply, and returns whether it is short enough for a message.
  private mutating func appendReply() -> Bool {
    guard let frame = try? Frame(.reply, correlation, message: reply),
      frame.body.count <= FrameLimits.bodyBytes
    else { return false }
    frames.append(frame)
    return true
  }

  private mutating func sendInParts(_ values: [IntentValue]) {
    var parts = ListParts<IntentValue>(of: correlation)
    let full = values.compactMap { parts.append($0) }
    guard let last = try? parts.last(.part) else { return leaveOutValue() }
    let all = full + [last]
    guard all.count <= FrameLimits.partsPerReply,
      all.reduce(0, { $0 + $1.body.count }) <= FrameLimits.replyBytes
    else { return leaveOutValue() }
    frames = all
    reply.parts = nil
    reply.outcome.value = .list([])
  }

  private mutating func leaveOutValue() {
    reply.outcome.value = nil
    reply.isValueLeftOut = true
  }
}
