import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Requests timelines from extensions for the engine.
struct ExtensionReloader: TimelineReloader {
  let extensions: Extensions
  let store: SharedStore
  /// The time for which timelines are made, in microseconds since 1970 UTC; `nil` for the present.
  var moment: Int64?
  /// Whether each extension is ended after its timelines, because no further request to it follows.
  var endsExtensions = false

  func reload(
    _ batch: ReloadBatch,
    answer: @escaping @Sendable (ReloadAnswer) -> Void
  ) async throws(TimelineError) {
    guard let hosted = extensions.named(batch.extensionName) else {
      let missing = extensions.missing(batch.extensionName)
      throw .failed(message: missing.message, hint: missing.hint)
    }
    let reads: [CollectionRead]
    do {
      let (name, language) = (batch.extensionName, extensions.language)
      reads = try await store.read {
        [try $0.state(ofExtension: name), try language.read(in: $0)]
      }
    } catch {
      throw .failed(message: ErrorWords.text(of: error), hint: nil)
    }
    // Waiting for the extension on the task's own thread would block the engine's timer.
    let failure = await withTaskCancellationHandler {
      await BlockingThread.run { ask(hosted, for: batch, reads, answer: answer) }
    } onCancel: {
      hosted.cancel()
    }
    if let failure { throw .failed(message: failure.message, hint: failure.hint) }
    await remember(hosted)
    if endsExtensions { hosted.endAside() }
  }

  /// Stores the description of an extension if its program has changed since the description was
  /// stored.
  ///
  /// The extension runs for the timelines anyway, and from now on pictures have the titles in the
  /// new description.
  private func remember(_ hosted: HostedExtension) async {
    guard hosted.row?.stamp != hosted.program?.stamp else { return }
    let asked = await BlockingThread.run { try? hosted.describe() }
    guard let description = asked,
      let row = hosted.row(keeping: .success(description), at: extensions.context.now)
    else { return }
    let isRebuilt = hosted.isRebuilt
    _ = try? await store.write(durability: .relaxed) {
      try $0.remember(row, kinds: description.kinds)
      // The pictures that the earlier build made are outdated.
      if isRebuilt { try $0.noteProgram(ofExtension: row.name) }
    }
    hosted.wasKept(as: row)
  }

  /// Requests the timelines of a batch from an extension, and passes each one to `answer`.
  ///
  /// - Returns: The reason why some requests were not answered; `nil` if all were.
  private func ask(
    _ hosted: HostedExtension,
    for batch: ReloadBatch,
    _ reads: [CollectionRead],
    answer: @Sendable (ReloadAnswer) -> Void
  ) -> ExtensionError? {
    var asked: [AskedTimeline] = []
    for (place, request) in batch.requests.enumerated() {
      do {
        asked.append(
          try AskedTimeline(request, at: place, isOffline: batch.isOffline, for: moment)
        )
      } catch {
        let failure = TimelineError.failed(
          message: "its configuration is damaged: \(error.message)",
          hint: nil
        )
        answer(ReloadAnswer(key: request.key, result: .failure(failure)))
      }
    }
    defer { hosted.progress.clear() }
    let limit = min(batch.timelineLimit, batch.runLimit)
    func timelines(
      _ asked: [AskedTimeline]
    ) throws(ExtensionError) -> [FailedTimeline] {
      var failed: [FailedTimeline] = []
      let pictures = asked.map(\.picture)
      let session = try hosted.session()
      var meter = ProcessorMeter { session.processorTime }
      session.timelines(pictures, within: limit, events: hosted.events) { position, result in
        let time = meter.lap()
        switch result {
        case .success(let timeline):
          answer(
            ReloadAnswer(
              key: asked[position].request.key,
              result: .success(timeline.reading(reads)),
              processorTime: time
            )
          )
        case .failure(let error):
          failed.append(FailedTimeline(asked: asked[position], error: error, processorTime: time))
        }
      }
      return failed
    }
    do throws(ExtensionError) {
      var failed = try timelines(asked)
      if asked.count > 1, failed.contains(where: { $0.error.isCrash }) {
        // If one widget's crash has prevented the other answers, each timeline is requested
        // separately.
        let lost = failed.filter(\.error.isCrash)
        failed.removeAll(where: \.error.isCrash)
        for one in lost {
          hosted.forgetLost()
          failed += try timelines([one.asked])
        }
      }
      // The failures are reported in the order of the requests.
      failed.sort { $0.asked.place < $1.asked.place }
      let advice = failed.isEmpty ? nil : ImportedAdvice(hosted)
      var explained: [String: ExtensionError] = [:]
      for one in failed {
        let asked = one.asked
        // One cause usually makes a widget fail in every size.
        let known = one.error.isCrash ? explained[asked.picture.kind] : nil
        let error =
          known
          ?? hosted.explained(one.error) { session in
            session.timelines([asked.picture], within: limit) { _, _ in }
          }
        if error.isCrash { explained[asked.picture.kind] = error }
        let words = advice?.words(for: error) ?? (error.message, error.hint)
        let isWanted = asked.request.wantsPlaceholder && error.leavesPlaceholder
        answer(
          ReloadAnswer(
            key: asked.request.key,
            result: .failure(.failed(message: words.message, hint: words.hint)),
            placeholder: isWanted ? placeholder(asked.picture, from: hosted) : nil,
            processorTime: one.processorTime
          )
        )
      }
      return nil
    } catch {
      return error
    }
  }

  /// Requests a widget's placeholder; `nil` if the widget's code does not make one.
  private func placeholder(
    _ picture: WidgetRequest,
    from hosted: HostedExtension
  ) -> MadeEntry? {
    // If the process crashed or was killed, it is started once more.
    hosted.forgetLost()
    return try? hosted.session().placeholder(picture, events: hosted.events)
  }
}

/// A timeline to reload, with the request to its extension, and its position among the requests.
private struct AskedTimeline {
  let request: ReloadRequest
  let place: Int
  let picture: WidgetRequest

  /// Creates the request.
  ///
  /// - Throws: `FrameFault` if the widget's stored configuration cannot be read.
  init(
    _ request: ReloadRequest,
    at place: Int,
    isOffline: Bool,
    for moment: Int64?
  ) throws(FrameFault) {
    self.request = request
    self.place = place
    picture = WidgetRequest(
      kind: request.kind,
      family: request.key.size.family,
      configuration: try [IntentArgument](configurationBytes: request.configuration),
      isOffline: isOffline,
      isScrolled: request.key.size.isScrolled,
      foreseen: moment
    )
  }
}

/// A timeline of which the reload has failed, with the error.
private struct FailedTimeline {
  let asked: AskedTimeline
  let error: ExtensionError
  let processorTime: Duration?
}

extension ExtensionError {
  /// Whether only the widget's own code has failed, so that the extension can still be asked for a
  /// placeholder (SU-90).
  fileprivate var leavesPlaceholder: Bool {
    switch reason {
    // A placeholder is possible even if a parameter without a value prevents a timeline.
    case .refused(.timeline), .refused(.intent), .hung, .crashed, .askedTooMuch: true
    default: false
    }
  }
}

extension MadeTimeline {
  /// Returns the timeline with these collections added to those from which it was made, such as the
  /// extension's state and the language.
  fileprivate func reading(_ reads: [CollectionRead]) -> MadeTimeline {
    var timeline = self
    for read in reads { timeline.reads[read.collection] = read.sequence }
    return timeline
  }
}
