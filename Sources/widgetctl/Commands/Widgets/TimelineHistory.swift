import Ground
import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The command `timeline --history`, which lists the reloads of a placed widget and draws them as a
/// picture.
struct TimelineHistory {
  static let option = OptionDefinition(
    "history",
    "its past reloads instead: when, why, who asked, what came and what it cost"
  )
  let host: Host
  let widget: PlacedWidget
  let timelines: [StoredTimeline]
  /// The time span of the history, in microseconds since 1970 UTC; `nil` for the last day.
  let span: Range<Int64>?

  private var context: CommandContext { host.context }

  func run(_ options: PictureOptions) throws(CommandError) -> ExitCode {
    let histories = try histories(at: options.drawing.now.microseconds)
    let zone = options.drawing.timeZone
    let texts = histories.map { HistoryText(history: $0, zone: zone) }
    if context.output.isJSON || options.format == .archive(.json) {
      try context.output.result(json: [("timelines", .array(texts.map(\.json)))])
      return .done
    }
    let told = texts.filter { !$0.history.reloads.isEmpty }
    guard let first = told.first else { throw nothing }
    switch options.form {
    case .png, .svg, .html, .markdown:
      try options.write(try picture(of: first, options), title: first.name, to: context.output)
    case .plain, .ansi:
      var bytes: [UInt8] = []
      for (place, text) in told.enumerated() {
        if place > 0 { bytes.append(0x0A) }
        bytes += Array(context.output.text(of: text.facts).utf8)
        bytes += options.bytes(of: try picture(of: text, options))
        bytes += text.table.map { Array(context.output.text(of: $0).utf8) } ?? []
      }
      try context.output.result(bytes)
    }
    return .done
  }

  private func picture(
    of text: HistoryText,
    _ options: PictureOptions
  ) throws(CommandError) -> WidgetPicture {
    HistoryPicture(
      history: text.history,
      title: "\(text.name), \(text.size)",
      columns: options.columns,
      drawing: options.drawing,
      language: try host.extensions.language.pictures
    ).picture()
  }

  private func histories(at now: Int64) throws(CommandError) -> [ReloadHistory] {
    let span = span ?? now - RecentReloads.length..<now
    guard let reader = try host.store.reader() else { return [] }
    return try stored { () throws(StoreError) in
      try timelines.map { (timeline) throws(StoreError) in
        let reloads = try reader.reloads(ofTimeline: timeline.id, since: span.lowerBound)
        return ReloadHistory(
          widget: widget,
          timeline: timeline,
          // Reloads recorded while the clock was ahead are shown with the latest ones.
          reloads: reloads.filter { $0.begun < span.upperBound || $0.ended > now },
          span: span,
          now: now
        )
      }
    }
  }

  private var nothing: CommandError {
    .failed(
      .negative,
      message: "\(WidgetSelector.name(of: widget)) was not reloaded in that time",
      hint: "\(context.advised("timeline \(widget.shortID) --history --for 30d")) goes further back"
    )
  }
}
