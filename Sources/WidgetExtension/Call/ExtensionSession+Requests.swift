package import IntentScript
package import WidgetIntents
internal import WidgetRender
package import WidgetTimeline
internal import Wire

extension ExtensionSession {
  /// The time limit for making a timeline (WK-100).
  package static let timelineLimit = Duration.seconds(30)
  /// The time limit of an intent: below the minute after which cron starts the next command.
  package static let performLimit = Duration.seconds(50)
  /// The time limit of requests that need neither network nor user.
  package static let answerLimit = Duration.seconds(10)

  package func describe(
    within limit: Duration = answerLimit
  ) throws(ExtensionError) -> ExtensionDescription {
    try ask(.describe, EmptyMessage(), within: limit, ExtensionSession.Events())
  }

  /// Requests the first picture of a widget, which is made without store and network.
  package func placeholder(
    _ request: WidgetRequest,
    within limit: Duration = answerLimit,
    events: ExtensionSession.Events = ExtensionSession.Events()
  ) throws(ExtensionError) -> MadeEntry {
    try entry(.placeholder, request, within: limit, events)
  }

  package func snapshot(
    _ request: WidgetRequest,
    within limit: Duration = timelineLimit,
    events: ExtensionSession.Events = ExtensionSession.Events()
  ) throws(ExtensionError) -> MadeEntry {
    try entry(.snapshot, request, within: limit, events)
  }

  /// Requests several timelines at once, which the extension makes concurrently, in batches of the
  /// most that it accepts.
  ///
  /// `answered` is called with each timeline as soon as it arrives, and with the request's index.
  /// The limit applies to all of them. Requests without an answer by then are `.hung`, and the
  /// extension is ended.
  package func timelines(
    _ requests: [WidgetRequest],
    within limit: Duration = timelineLimit,
    events: ExtensionSession.Events = ExtensionSession.Events(),
    answered: (Int, Result<MadeTimeline, ExtensionError>) -> Void
  ) {
    let began = ContinuousClock.now
    for first in stride(from: 0, to: requests.count, by: FrameLimits.requestsAtOnce) {
      let asked = requests.dropFirst(first).prefix(FrameLimits.requestsAtOnce)
        .map { ExtensionRequest(.timeline, $0) }
      let left = max(limit - (ContinuousClock.now - began), .zero)
      exchange(asked, within: left, events) { position, result in
        let timeline = Result { () throws(ExtensionError) in try self.timeline(in: result.get()) }
        answered(first + position, timeline)
      }
    }
  }

  /// Performs an intent in the extension.
  ///
  /// Without `limit` it waits a little longer than the request's own limit.
  ///
  /// - Throws: `.refused` with the intent's own error; for any other reason the intent may have
  ///   changed something, which the run's journal row records.
  package func perform(
    _ request: PerformRequest,
    within limit: Duration? = nil,
    events: ExtensionSession.Events = ExtensionSession.Events()
  ) throws(ExtensionError) -> PerformReply {
    let own =
      Duration.milliseconds(request.limitInMilliseconds)
      + ExtensionSession.Exchange.cancellationGrace
    let (values, last) = try parts(
      [IntentValue].self,
      of: ExtensionRequest(.perform, request, naming: \.properties),
      within: limit ?? own,
      events
    )
    var reply = try decode(PerformReply.self, from: last)
    if !values.isEmpty { reply.outcome.value = .list(values) }
    return reply
  }

  /// Lists entities; a long list is received in parts.
  package func find(
    _ request: FindRequest,
    within limit: Duration = performLimit,
    events: ExtensionSession.Events = ExtensionSession.Events()
  ) throws(ExtensionError) -> [EntityValue] {
    let (entities, last) = try parts(
      [EntityValue].self,
      of: ExtensionRequest(.find, request, naming: \.properties),
      within: limit,
      events
    )
    return try entities + decode([EntityValue].self, from: last)
  }

  /// Returns the values that a parameter may have.
  package func options(
    _ request: OptionsRequest,
    within limit: Duration = answerLimit
  ) throws(ExtensionError) -> [IntentOption] {
    try ask(.options, request, within: limit, ExtensionSession.Events())
  }

  /// Converts a user's input to the values of a widget's configuration.
  ///
  /// - Throws: `.refused` with the intent's error for an invalid value.
  package func configure(
    _ request: ConfigurationRequest,
    within limit: Duration = answerLimit
  ) throws(ExtensionError) -> [IntentArgument] {
    try ask(.configure, request, within: limit, ExtensionSession.Events())
  }

  /// Requests the author's ready-made configurations of a widget.
  package func recommendations(
    _ request: RecommendationsRequest,
    within limit: Duration = answerLimit
  ) throws(ExtensionError) -> [RecommendedConfiguration] {
    try ask(.recommendations, request, within: limit, ExtensionSession.Events())
  }

  /// Receives an answer in parts; each is decoded while the extension makes the next one.
  ///
  /// - Returns: The elements of all parts, and the reply after them.
  private func parts<Element: Wired>(
    _ type: [Element].Type,
    of request: ExtensionRequest,
    within limit: Duration,
    _ events: ExtensionSession.Events
  ) throws(ExtensionError) -> ([Element], Frame) {
    var elements: [Element] = []
    var misfit: ExtensionError?
    let last = try reply(to: request, within: limit, events) { frame in
      guard misfit == nil else { return }
      do throws(ExtensionError) {
        elements += try decode(type, from: frame)
      } catch {
        misfit = error
      }
    }
    if let misfit { throw misfit }
    return (elements, last)
  }

  private func entry(
    _ kind: FrameKind,
    _ request: WidgetRequest,
    within limit: Duration,
    _ events: ExtensionSession.Events
  ) throws(ExtensionError) -> MadeEntry {
    let asked = ExtensionRequest(kind, request)
    let timeline = try timeline(in: reply(to: asked, within: limit, events))
    guard let entry = timeline.entries.first, timeline.entries.count == 1 else {
      throw error(.garbage(detail: "\(timeline.entries.count) entries, where one was asked for"))
    }
    return entry
  }

  /// Decodes a timeline.
  ///
  /// - Throws: `.garbage` for lengths that do not match the content, or an archive that cannot be
  ///   drawn.
  private func timeline(in frame: Frame) throws(ExtensionError) -> MadeTimeline {
    let reply = try decode(TimelineReply.self, from: frame)
    let timeline: MadeTimeline
    do throws(FrameFault) {
      timeline = try reply.timeline(attachment: frame.attachment)
    } catch {
      throw self.error(error)
    }
    for (position, entry) in timeline.entries.enumerated() {
      for archive in [entry.light, entry.dark].compactMap({ $0 }) {
        do throws(ArchiveError) {
          _ = try ArchivedView(compactBytes: archive)
        } catch {
          throw self.error(.garbage(detail: "entry \(position + 1): \(error.message)"))
        }
      }
    }
    return timeline
  }
}

extension ExtensionSession {
  /// The time, in seconds, by which a script's answer may exceed its own limits, for the last flush
  /// and a rollback.
  private static let scriptGraceInSeconds = 30

  /// Runs a script in the extension; `events.script` is called with its events in order.
  ///
  /// - Throws: `.refused` if it did not begin; for any other reason it may have changed something,
  ///   which the journal records. The script's own error is in the outcome.
  package func runScript(
    _ request: ScriptRequest,
    events: ExtensionSession.Events = ExtensionSession.Events()
  ) throws(ExtensionError) -> ScriptOutcome {
    let asked = ExtensionRequest(
      .runScript,
      ScriptMessage(request),
      attachment: request.attachment
    )
    let seconds = request.limits.seconds + (request.waits ? request.limits.waitSeconds : 0)
    let limit = Duration.seconds(seconds + Self.scriptGraceInSeconds)
    let answer = try reply(to: asked, within: limit, events)
    return try decode(ScriptOutcome.self, from: answer)
  }

  /// Requests the entity that a text refers to, such as its number or its name.
  package func entity(
    _ request: EntityRequest,
    within limit: Duration = performLimit,
    events: ExtensionSession.Events = ExtensionSession.Events()
  ) throws(ExtensionError) -> EntityValue {
    try ask(.entity, request, within: limit, events)
  }

  /// Begins or ends the transaction of an `atomic` block.
  package func transaction(
    _ request: TransactionRequest,
    within limit: Duration = answerLimit
  ) throws(ExtensionError) {
    let _: EmptyMessage = try ask(
      .transaction,
      request,
      within: limit,
      ExtensionSession.Events()
    )
  }
}
