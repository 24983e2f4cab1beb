import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Reloads the widgets that show data which an intent has changed.
struct PerformedWidgets {
  private let host: Host
  private let store: HostStore
  private let extensions: Extensions
  /// The leases of timelines that a command has passed to this process; `nil` in the command
  /// itself.
  private let held: HeldLeases?

  private var output: Output { host.context.output }

  /// Prepares the reloads.
  ///
  /// - Throws: `CommandError` if the extensions cannot be found.
  init(_ host: Host, held: HeldLeases? = nil) throws(CommandError) {
    self.host = host
    self.held = held
    store = try host.store
    extensions = try host.extensions
  }

  /// Leaves the reloads to a separate process, unless the user waits for the pictures.
  ///
  /// Until the reloads are done, the timelines are marked as outdated and their leases are held.
  /// `show` waits a moment for the new pictures; an old picture that it draws is marked as
  /// outdated.
  func reloadAfterAnswer(pressed placement: Int64? = nil) {
    if host.context.waitsForPictures { return reload(pressed: placement) }
    do throws(CommandError) {
      // The new process is not run by a user whose language it could store.
      if try extensions.language.isOutdated(in: store) { store.note(extensions.language) }
      let requested = try requestedTimelines()
      let followUp = FollowUp(
        pressed: placement,
        requested: Array(requested),
        leases: Array(try requested.union(dirtyTimelines()))
      )
      if !followUp.isEmpty { host.followUp = followUp }
    } catch {
      warn("the widgets were not refreshed: \(error.message)", hint: FollowUp.hint)
    }
  }

  /// Reloads the changed timelines in every size that was shown before; a failure is a warning.
  ///
  /// The timelines stay marked as outdated until they are reloaded. So `refresh` reloads those that
  /// failed, or for which the user did not wait (CL-17). The widget whose control was pressed comes
  /// first, even if the press failed (WK-94, AI-70).
  func reload(
    pressed placement: Int64? = nil,
    requested: Set<TimelineKey> = [],
    notingLanguage: Bool = true,
    concerning extensionName: String? = nil
  ) {
    extensions.progress.waiting(for: Self.words) {
      if let placement { reload(placement) }
      let concern = Concern(widget: placement, extensionName: extensionName)
      remake(requested, for: placement == nil ? .command : .press, notingLanguage, concern)
    }
  }

  /// The widget and the extension that a command is about; all of their failures are reported.
  private struct Concern {
    var widget: Int64?
    var extensionName: String?

    /// Returns whether the command reports a failure: a first failure, or any failure of its own
    /// widget or extension.
    func includes(_ outcome: ReloadOutcome) -> Bool {
      guard case .failed(let failure) = outcome.result, failure.failures > 1 else { return true }
      return outcome.key.placement == widget || outcome.extensionName == extensionName
    }
  }

  private func reload(_ placement: Int64) {
    do throws(CommandError) {
      let driver = EngineDriver(store: store.writable, extensions: extensions, held: held)
      warn(
        of: try driver.refresh(
          RefreshRequest(.placements([placement]), by: .press, isForced: true)
        ),
        Concern(widget: placement)
      )
    } catch {
      warn("the widget was not refreshed: \(error.message)", hint: FollowUp.hint)
    }
  }

  private func remake(
    _ requested: Set<TimelineKey>,
    for asker: ReloadAsker,
    _ notesLanguage: Bool,
    _ concern: Concern
  ) {
    do throws(CommandError) {
      // A command that only reads does not affect the language of pictures.
      if notesLanguage, try extensions.language.isOutdated(in: store) {
        store.note(extensions.language)
      }
      let driver = EngineDriver(store: store.writable, extensions: extensions, held: held)
      let requested = try requested.union(requestedTimelines())
      if !requested.isEmpty {
        let request = RefreshRequest(.timelines(requested), by: .widgetCenter, isForced: true)
        warn(of: try driver.refresh(request), concern)
      }
      for attempt in 0..<Self.attempts {
        let keys = try dirtyTimelines()
        if keys.isEmpty { return }
        var request = RefreshRequest(.timelines(keys), by: asker)
        request.isRepeated = attempt > 0
        let report = try driver.refresh(request)
        warn(of: report, concern)
        // The process with the lease may have read the data before this change was committed.
        guard report.isMadeElsewhere else { return }
        ThreadPause.wait(microseconds: Self.pauseInMicroseconds)
      }
    } catch {
      warn("the widgets were not refreshed: \(error.message)", hint: FollowUp.hint)
    }
  }

  /// Warns the user of the failures that the command reports; `timeline` and `doctor` report the
  /// others.
  private func warn(of report: RefreshReport, _ concern: Concern) {
    var report = report
    report.outcomes.removeAll { !concern.includes($0) }
    let placed = (try? store.reader()?.placedWidgets()) ?? []
    for failure in report.failureLines(of: placed) { warn(failure.message, hint: failure.hint) }
  }

  /// Prints a warning, for which the progress line is erased.
  private func warn(_ message: String, hint: String?) {
    extensions.progress.aside { output.warning(message, hint: hint) }
  }

  private static let words = "Making the pictures again"

  /// The most attempts to reload the timelines, 25 ms apart, and thus five seconds in all.
  ///
  /// A later `refresh` reloads those that remain.
  private static let attempts = 200
  private static let pauseInMicroseconds: UInt32 = 25_000

  private func dirtyTimelines() throws(CommandError) -> Set<TimelineKey> {
    try timelines { _, timeline in timeline.isDirty }
  }

  /// Returns the timelines that intents have requested to reload through `WidgetCenter`.
  private func requestedTimelines() throws(CommandError) -> Set<TimelineKey> {
    var requests: [String: Set<String?>] = [:]
    for hosted in extensions.all {
      let kinds = hosted.takeReloads()
      if !kinds.isEmpty { requests[hosted.name] = kinds }
    }
    guard !requests.isEmpty else { return [] }
    return try timelines { widget, _ in
      guard let kinds = requests[widget.extensionName] else { return false }
      return kinds.contains(nil) || kinds.contains(widget.kind)
    }
  }

  /// Returns those timelines that `isWanted` accepts, and that were shown before, if only as a
  /// placeholder.
  private func timelines(
    _ isWanted: (PlacedWidget, StoredTimeline) -> Bool
  ) throws(CommandError) -> Set<TimelineKey> {
    guard let reader = try store.reader() else { return [] }
    return try stored { () throws(StoreError) in
      var keys: Set<TimelineKey> = []
      for widget in try reader.placedWidgets() {
        for timeline in try reader.timelines(placement: widget.id)
        where timeline.generation + timeline.failures > 0 && isWanted(widget, timeline) {
          guard let size = TimelineSize(number: timeline.family) else { continue }
          keys.insert(TimelineKey(placement: widget.id, size: size))
        }
      }
      return keys
    }
  }
}
