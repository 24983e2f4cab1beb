import Foundation
import Ground
import Moments
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Makes the pictures that a command line requests and arranges them side by side.
@MainActor
struct StandalonePictures {
  enum Mode {
    /// The current entry of the timeline.
    case current
    case snapshot, placeholder
    /// All entries of the timeline.
    case timeline
  }

  /// An archived entry with the text of its frame.
  struct Shown {
    /// The name in JSON: a widget's kind, or a preview's name.
    fileprivate let name: String
    fileprivate let title: String
    /// The text in the bottom line of the frame; `nil` for none.
    let badge: String?
    /// The family; `nil` for a preview without one.
    fileprivate let family: WidgetFamily?
    fileprivate let size: CellSize
    let entry: MadeEntry
    /// The moment that the picture shows; `nil` for the time at which the program runs.
    fileprivate let instant: Instant?
    /// The state that a preview of a Live Activity shows; `nil` for anything else.
    fileprivate let state: PreviewedState?

    init(
      _ entry: MadeEntry,
      of widget: ServedWidget,
      in family: WidgetFamily,
      title: String? = nil,
      isPlaceholder: Bool = false
    ) {
      instant = title == nil ? nil : Instant(entry.date)
      name = KindName.commandName(of: widget.kind)
      self.title = title ?? String(localized: widget.displayName)
      badge = isPlaceholder ? "placeholder" : family.commandLineName
      self.family = family
      size = CellSize(columns: family.cells.columns, rows: family.cells.rows)
      self.entry = entry
      state = nil
    }

    init(_ entry: MadeEntry, of preview: CataloguedPreview, showing state: PreviewedState? = nil) {
      name = preview.name
      title = preview.name
      family = preview.family
      badge = preview.family?.commandLineName
      size = preview.cells
      instant = Instant(entry.date)
      self.entry = entry
      self.state = state
    }
  }

  let options: PictureOptions

  private var now: Date { options.drawing.now.date }

  /// Returns the pictures of all widgets, and the errors; one widget's error does not affect the
  /// others (SU-90).
  func shown(
    _ wanted: [(widget: ServedWidget, request: WidgetRequest)],
    _ mode: Mode
  ) async -> (shown: [Shown], failures: [CommandError]) {
    var shown: [Shown] = []
    var failures: [CommandError] = []
    // A provider that kept the user waiting once is not asked again for the next size.
    var hung: [String: TimelineError] = [:]
    for (widget, request) in wanted {
      let made: WidgetPictures
      if let error = hung[widget.kind] {
        made = await failed(widget, request, error)
      } else {
        made = await pictures(widget, request, mode)
      }
      if case .timedOut? = made.error { hung[widget.kind] = made.error }
      shown += made.entries.map { self.shown($0, of: widget, request, mode, made.failure) }
      // One cause usually fails a widget in every size.
      if let failure = made.failure, !failures.contains(failure) { failures.append(failure) }
    }
    return (shown, failures)
  }

  private func shown(
    _ entry: MadeEntry,
    of widget: ServedWidget,
    _ request: WidgetRequest,
    _ mode: Mode,
    _ failure: CommandError?
  ) -> Shown {
    Shown(
      entry,
      of: widget,
      in: request.family,
      title: mode == .timeline && failure == nil ? date(of: entry) : nil,
      isPlaceholder: failure != nil
    )
  }

  private func pictures(
    _ widget: ServedWidget,
    _ request: WidgetRequest,
    _ mode: Mode
  ) async -> WidgetPictures {
    let now = now
    do {
      return try await RunScope.with(\.isNetworkAllowed, true) {
        switch mode {
        case .placeholder: WidgetPictures(entries: [try await widget.placeholder(request)])
        case .snapshot: WidgetPictures(entries: [try await widget.snapshot(request)])
        case .current:
          WidgetPictures(entries: [try await planned(widget, request).entry(at: now)])
        case .timeline: WidgetPictures(entries: try await planned(widget, request).entries)
        }
      }
    } catch {
      return await failed(widget, request, error)
    }
  }

  /// Returns the entries in order and the date of the next reload.
  ///
  /// If the provider fails, the only entry is the placeholder.
  func timeline(
    _ widget: ServedWidget,
    _ request: WidgetRequest
  ) async -> (timeline: PlannedTimeline?, failure: CommandError?) {
    do {
      let timeline = try await RunScope.with(\.isNetworkAllowed, true) {
        try await planned(widget, request)
      }
      return (timeline, nil)
    } catch {
      let made = await failed(widget, request, error)
      let retry = Instant(now).advanced(by: ReloadBackoff.firstDelay).date
      let lone = MadeTimeline(entries: made.entries, policy: .after(retry))
      return (try? ReloadPlanner().plan(lone, reason: .first, at: now), made.failure)
    }
  }

  private func planned(
    _ widget: ServedWidget,
    _ request: WidgetRequest
  ) async throws -> PlannedTimeline {
    try ReloadPlanner().plan(try await widget.timeline(request), reason: .first, at: now)
  }

  /// Returns the pictures in their frames, side by side if there is enough space.
  func shelf(_ shown: [Shown]) throws(CommandError) -> WidgetPicture {
    var pictures: [WidgetPicture] = []
    for picture in shown { pictures.append(try self.picture(picture)) }
    return WidgetPicture(joining: pictures, columns: options.columns)
  }

  private func picture(_ shown: Shown) throws(CommandError) -> WidgetPicture {
    let plan = FramedWidget.plan(shown.size, columns: options.columns)
    var drawing = options.drawing(in: shown.family)
    if let instant = shown.instant { drawing.now = instant }
    let widget = FramedWidget(
      WidgetPicture(try view(of: shown), size: plan.content, in: drawing),
      title: shown.title,
      badge: shown.badge
    )
    return plan.isFramed
      ? widget.picture(in: options.drawing) : widget.pictureWithoutBorder(in: options.drawing)
  }

  /// Returns the day and the minute of an entry, such as `2026-12-01 09:00`.
  private func date(of entry: MadeEntry) -> String {
    let text = ISODate.text(Instant(entry.date), in: options.drawing.timeZone)
    return String(text.prefix(16)).replacing("T", with: " ")
  }

  private func view(of shown: Shown) throws(CommandError) -> ArchivedView {
    let bytes = options.isDark ? shown.entry.dark ?? shown.entry.light : shown.entry.light
    do throws(ArchiveError) {
      return try ArchivedView(compactBytes: bytes)
    } catch {
      throw .failed(.internalError, message: error.message, hint: error.hint)
    }
  }
}

/// The pictures of one widget, and the error if a placeholder replaces the requested entries.
private struct WidgetPictures {
  var entries: [MadeEntry]
  var failure: CommandError?
  /// The error of the provider; `nil` for any other error.
  var error: TimelineError?
}

extension StandalonePictures {
  /// Returns the placeholder that Apple's systems would show after a failure, and the failure's
  /// message.
  private func failed(
    _ widget: ServedWidget,
    _ request: WidgetRequest,
    _ error: any Error
  ) async -> WidgetPictures {
    let failure = ServedFailure(error)
    let name = KindName.commandName(of: widget.kind)
    var made = WidgetPictures(entries: [], error: error as? TimelineError)
    if made.error != nil, let placeholder = try? await widget.placeholder(request) {
      made.entries = [placeholder]
    }
    let what = made.entries.isEmpty ? name : "\(name) shows its placeholder"
    made.failure = .failed(
      ExitCode(rawValue: failure.exitCode) ?? .unavailable,
      message: "\(what): \(failure.message)",
      hint: failure.hint
    )
    return made
  }

  /// Returns the archives as JSON, with a description of each.
  static func json(_ shown: [Shown]) throws(CommandError) -> JSONText {
    var widgets: [JSONText] = []
    for picture in shown {
      let state = picture.state.map { state in
        [
          ("activity", JSONText.string(state.kind)),
          ("attributes", .string(state.attributes)), ("state", .string(state.state)),
        ]
      }
      widgets.append(
        .object(
          [
            ("kind", .string(picture.name)),
            ("size", .optional(picture.family?.commandLineName)),
            ("date", .instant(Instant(picture.entry.date).microseconds)),
            ("archive", .raw(try archiveText(picture.entry.light))),
          ] + (state ?? [])
        )
      )
    }
    return .array(widgets)
  }

  private static func archiveText(_ bytes: [UInt8]) throws(CommandError) -> String {
    do {
      return try ArchiveDocument(ArchivedView(compactBytes: bytes)).jsonText()
    } catch {
      throw .failed(
        .internalError,
        message: "the archive cannot be written as JSON: \(ErrorWords.text(of: error))",
        hint: "check the view's code"
      )
    }
  }
}
