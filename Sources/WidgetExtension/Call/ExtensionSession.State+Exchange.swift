internal import IntentScript
internal import WidgetIntents
internal import Wire

extension ExtensionSession.State {
  /// Sends requests together and waits until each is answered or the extension is lost.
  ///
  /// `part` is called for pieces of a long answer. `answered` is called once for each request, with
  /// its index, as soon as its answer has arrived.
  mutating func exchange(
    _ requests: [ExtensionRequest],
    within limit: Duration,
    _ events: ExtensionSession.Events,
    part: (Frame) -> Void,
    answered: (Int, Result<Frame, ExtensionError>) -> Void
  ) {
    let correlations = requests.map { _ in nextCorrelation() }
    var exchange = ExtensionSession.Exchange(awaiting: correlations, within: limit, clock: clock)
    do throws(ExtensionError) {
      if let fault { throw fault }
      for (request, correlation) in zip(requests, correlations) {
        let frame: Frame
        do throws(FrameFault) {
          frame = try request.frame(correlation, version: version)
        } catch {
          let refusal = self.error(.refused(.badRequest(detail: error.message)))
          if let position = exchange.settle(correlation) { answered(position, .failure(refusal)) }
          continue
        }
        try send(frame, by: exchange.deadline, within: limit)
      }
      while !exchange.isComplete {
        guard let (correlation, answer) = try advance(&exchange, events, part) else { continue }
        guard let position = exchange.settle(correlation) else { continue }
        answered(position, answer)
      }
    } catch {
      let left = exchange.settleAll()
      abandon(error)
      if startAgain(after: error) {
        self.exchange(left.map { requests[$0] }, within: limit, events, part: part) {
          answered(left[$0], $1)
        }
      } else {
        for position in left { answered(position, .failure(error)) }
      }
    }
  }

  private mutating func send(
    _ frame: Frame,
    by deadline: Deadline,
    within limit: Duration
  ) throws(ExtensionError) {
    let bytes: [UInt8]
    do {
      bytes = try frame.encoded()
    } catch {
      throw self.error(.refused(.tooLarge(detail: error.message)))
    }
    switch connection?.send(bytes, by: deadline) {
    case nil: break
    case .timedOut: throw error(.hung(after: limit))
    case .closed, .interrupted, .frame: throw error(reasonOfClosing())
    }
  }

  private typealias Answer = (correlation: UInt32, result: Result<Frame, ExtensionError>)

  /// Waits for the next frame or check, and returns the answer if one has arrived, otherwise `nil`.
  private mutating func advance(
    _ exchange: inout ExtensionSession.Exchange,
    _ events: ExtensionSession.Events,
    _ part: (Frame) -> Void
  ) throws(ExtensionError) -> Answer? {
    if !exchange.isCancelled, events.isCancelled() {
      exchange.cancel(within: cancellationGrace)
      for correlation in exchange.awaited {
        let frame = Frame(kind: .cancel, correlation: correlation, version: version)
        try send(frame, by: exchange.deadline, within: cancellationGrace)
      }
    }
    if exchange.isLookDue() { log.cut() }
    let arrival: ExtensionSession.Connection.Arrival?
    do {
      arrival = try connection?.receive(by: exchange.nextLook)
    } catch {
      throw self.error(error)
    }
    switch arrival {
    case .frame(let frame):
      guard frame.kind == .part else { return try take(frame, &exchange, events) }
      guard exchange.admitsPart(of: frame) else {
        throw error(.garbage(detail: "more than \(FrameLimits.partsPerReply) parts"))
      }
      guard exchange.partBytes <= FrameLimits.replyBytes else {
        throw error(.tooLarge(bytes: exchange.partBytes, limit: FrameLimits.replyBytes))
      }
      if exchange.awaits(frame.correlation) { part(frame) }
      return nil

    case .closed, nil: throw error(reasonOfClosing())
    case .interrupted: return nil
    case .timedOut:
      // Nothing has come since it was seen to have ended, and another holds its end of the pair.
      if wasEnded { throw error(reasonOfClosing()) }
      lookAtProcess()
      guard exchange.deadline.hasPassed else { return nil }
      throw error(exchange.isCancelled ? .cancelled : .hung(after: exchange.limit))
    }
  }

  private mutating func take(
    _ frame: Frame,
    _ exchange: inout ExtensionSession.Exchange,
    _ events: ExtensionSession.Events
  ) throws(ExtensionError) -> Answer? {
    switch frame.kind {
    case .reply: return (frame.correlation, .success(frame))
    case .failure:
      let failure = try decode(ServedFailure.self, from: frame)
      let refusal = error(failure == .cancelled ? .cancelled : .refused(failure))
      // What belongs to no request is about the pair itself, such as a hello that cannot be met.
      guard exchange.awaits(frame.correlation) else { throw refusal }
      return (frame.correlation, .failure(refusal))
    case .progress, .log, .reload:
      guard exchange.admitsNotice() else {
        throw error(.garbage(detail: "more than \(FrameLimits.noticesPerWait) notices"))
      }
      try note(frame, &exchange, events)
    case .prompt:
      guard exchange.admitsQuestion() else { throw error(.askedTooMuch) }
      let question = try decode(Question.self, from: frame)
      let answer = exchange.pause { events.prompt(question) }
      try self.answer(frame, with: answer, exchange)
    case .configurations:
      guard exchange.admitsQuestion() else { throw error(.askedTooMuch) }
      let placed = exchange.answering { events.configurations() }
      try self.answer(frame, with: placed, exchange)
    case .input:
      let read = exchange.pause { Result { () throws(IntentError) in try events.input() } }
      try self.answer(frame, with: read, exchange)
    case .scriptEvents:
      var frame = frame
      // What is longer than a body may be travels beside it.
      if !frame.attachment.isEmpty { swap(&frame.body, &frame.attachment) }
      let told = try decode([ScriptEvent].self, from: frame)
      exchange.pause { events.script(told) }
    case .hello, .describe, .placeholder, .snapshot, .timeline, .perform, .find, .options, .cancel,
      .runScript, .entity, .transaction, .configure, .recommendations, .part:

      throw error(.garbage(detail: "a message of the kind \(frame.kind), which only hosts send"))
    }
    return nil
  }

  private func note(
    _ frame: Frame,
    _ exchange: inout ExtensionSession.Exchange,
    _ events: ExtensionSession.Events
  ) throws(ExtensionError) {
    switch frame.kind {
    case .progress:
      var notice = try decode(ProgressNotice.self, from: frame)
      notice.text = clipped(notice.text)
      exchange.pause { events.progress(notice) }
    case .log:
      var notice = try decode(LogNotice.self, from: frame)
      notice.text = clipped(notice.text)
      exchange.pause { events.log(notice) }
    default:
      let notice = try decode(ReloadNotice.self, from: frame)
      exchange.pause { events.reload(notice) }
    }
  }

  private mutating func answer(
    _ frame: Frame,
    with read: Result<[UInt8], IntentError>,
    _ exchange: ExtensionSession.Exchange
  ) throws(ExtensionError) {
    switch read {
    case .success(let piece):
      try answer(frame, with: InputReply(), attachment: piece, exchange)
    case .failure(let failure):
      try answer(frame, with: InputReply(failure: .intent(failure)), exchange)
    }
  }

  private mutating func answer(
    _ frame: Frame,
    with message: some Wired,
    attachment: [UInt8] = [],
    _ exchange: ExtensionSession.Exchange
  ) throws(ExtensionError) {
    let reply: Frame
    do {
      reply = try Frame(
        .reply,
        frame.correlation,
        message: message,
        attachment: attachment,
        version: version
      )
    } catch {
      throw self.error(error)
    }
    try send(reply, by: exchange.deadline, within: exchange.limit)
  }

  private func decode<Message: Wired>(
    _ type: Message.Type,
    from frame: Frame
  ) throws(ExtensionError) -> Message {
    do {
      return try frame.message(type)
    } catch {
      throw self.error(error)
    }
  }

  private func clipped(_ text: String) -> String {
    String(text.unicodeScalars.prefix(FrameLimits.noticeScalars))
  }
}
