import Foundation
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Makes the pictures of a run and puts them side by side.
@MainActor
struct StandalonePictures {
  enum Mode {
    /// The entry of the timeline that is current.
    case current
    case snapshot, placeholder
    /// All entries of the timeline.
    case timeline
  }

  /// An archived entry with the frame it is shown in.
  struct Shown {
    /// What JSON calls it: a widget's kind, or a preview's name.
    fileprivate let name: String
    fileprivate let title: String
    /// What is written into the bottom line of the frame.
    let badge: String?
    fileprivate let size: CellSize
    let entry: MadeEntry
    /// When the picture is looked at; `nil` is the time of the run.
    fileprivate let instant: Instant?

    init(_ entry: MadeEntry, of widget: ServedWidget, in family: WidgetFamily, title: String? = nil)
    {
      instant = title == nil ? nil : Instant(entry.date)
      name = KindName.commandName(of: widget.kind)
      self.title = title ?? widget.displayName
      badge = family.commandLineName
      size = CellSize(columns: family.cells.columns, rows: family.cells.rows)
      self.entry = entry
    }

    init(_ entry: MadeEntry, of preview: CataloguedPreview) {
      name = preview.name
      title = preview.name
      badge = preview.family?.commandLineName
      size = preview.cells
      instant = Instant(entry.date)
      self.entry = entry
    }
  }

  let options: PictureOptions

  private var now: Date { Date(options.drawing.now) }

  func shown(
    _ wanted: [(widget: ServedWidget, request: WidgetRequest)],
    _ mode: Mode
  ) async throws(CommandError) -> [Shown] {
    var shown: [Shown] = []
    for (widget, request) in wanted {
      switch mode {
      case .placeholder:
        let entry = try await made(widget) { try await widget.placeholder(request) }
        shown.append(Shown(entry, of: widget, in: request.family))
      case .snapshot:
        let entry = try await made(widget) { try await widget.snapshot(request) }
        shown.append(Shown(entry, of: widget, in: request.family))
      case .current:
        let timeline = try await timeline(widget, request)
        let entry = timeline.entry(at: now)
        shown.append(Shown(entry, of: widget, in: request.family))
      case .timeline:
        shown += try await timeline(widget, request).entries.map {
          Shown($0, of: widget, in: request.family, title: date(of: $0))
        }
      }
    }
    return shown
  }

  /// The entries in order, with the date of the next reload.
  func timeline(
    _ widget: ServedWidget,
    _ request: WidgetRequest
  ) async throws(CommandError) -> PlannedTimeline {
    try await made(widget) {
      try ReloadPlanner().plan(try await widget.timeline(request), reason: .first, at: now)
    }
  }

  /// The pictures in their boxes, side by side where there is room.
  func shelf(_ shown: [Shown]) throws(CommandError) -> WidgetPicture {
    var pictures: [WidgetPicture] = []
    for picture in shown { pictures.append(try self.picture(picture)) }
    return Shelf(pictures).picture(columns: options.columns)
  }

  private func picture(_ shown: Shown) throws(CommandError) -> WidgetPicture {
    let plan = FramedWidget.plan(shown.size, columns: options.columns)
    var drawing = options.drawing
    if let instant = shown.instant { drawing.now = instant }
    let widget = FramedWidget(
      WidgetPicture(try view(of: shown), size: plan.content, in: drawing),
      title: shown.title,
      badge: shown.badge
    )
    return plan.isFramed
      ? widget.picture(in: options.drawing) : widget.pictureWithoutBorder(in: options.drawing)
  }

  /// Day and minute, such as `2026-12-01 09:00`.
  private func date(of entry: MadeEntry) -> String {
    let text = ISODate.text(Instant(entry.date), in: options.drawing.timeZone)
    return String(text.prefix(16)).replacing("T", with: " ")
  }

  private func view(of shown: Shown) throws(CommandError) -> ArchivedView {
    let bytes = options.scheme == .dark ? shown.entry.dark ?? shown.entry.light : shown.entry.light
    do throws(ArchiveError) {
      return try ArchivedView(compactBytes: bytes)
    } catch {
      throw .failed(.internalError, message: error.message, hint: error.hint)
    }
  }
}

extension StandalonePictures {
  /// What a widget's code makes; its errors are those of a command.
  func made<Value: Sendable>(
    _ widget: ServedWidget,
    _ make: @MainActor () async throws -> Value
  ) async throws(CommandError) -> Value {
    do {
      return try await RunScope.with(\.isNetworkAllowed, true, make)
    } catch {
      let failure = ServedFailure(error)
      throw .failed(
        ExitCode(rawValue: failure.exitCode) ?? .unavailable,
        message: "\(KindName.commandName(of: widget.kind)): \(failure.message)",
        hint: failure.hint
      )
    }
  }

  /// The pictures as archives, with what they are pictures of.
  static func json(_ shown: [Shown]) throws(CommandError) -> JSONText {
    var widgets: [JSONText] = []
    for picture in shown {
      widgets.append(
        .object([
          ("kind", .string(picture.name)),
          ("size", .optional(picture.badge)),
          ("date", .instant(Instant(picture.entry.date).microseconds)),
          ("archive", .raw(try archiveText(picture.entry.light))),
        ])
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
        hint: "look at the view's own code"
      )
    }
  }
}
