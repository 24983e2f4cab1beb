import Foundation
import Ground
import WidgetExtension
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Keeps pictures on the terminal up to date: entries as they come, dates as they count, timelines as they end.
@MainActor
struct AloneWatch {
  let request: AloneRequest
  let wanted: [(widget: ServedWidget, request: WidgetRequest)]

  func run() async throws(CommandError) {
    guard request.arguments.value(of: .at) == nil else {
      throw .usage(.conflict("--watch", "--at"))
    }
    guard let screen = WatchedScreen() else {
      throw .failed(
        .usage,
        message: "--watch needs a terminal",
        hint: "without it the picture is printed once"
      )
    }
    defer { screen.leave() }
    var timelines: [PlannedTimeline] = []
    var shown = CellGrid(size: .zero)
    while !screen.isEnded {
      // The width is asked for anew, as a window changes its size.
      let options = try request.options()
      let pictures = AlonePictures(options: options)
      let now = Date(Instant(microseconds: SystemTime.microsecondsSince1970))
      if timelines.isEmpty || timelines.contains(where: { $0.isOver(at: now) }) {
        timelines = []
        for (widget, request) in wanted {
          timelines.append(try await pictures.timeline(widget, request))
        }
      }
      let entries = zip(wanted, timelines).map { wanted, timeline in
        AlonePictures.Shown(
          timeline.entry(at: now),
          of: wanted.widget,
          in: wanted.request.family
        )
      }
      let grid = try pictures.shelf(entries).grid
      let update = FrameUpdate(depth: options.depth, palette: Palette(options.scheme))
      try request.output.result(update.bytes(from: shown, to: grid))
      shown = grid
      await screen.pause(until: Self.nextSecond(after: now))
    }
  }

  /// Dates that count change with each second, entries on none in between.
  private static func nextSecond(after now: Date) -> Date {
    Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down) + 1)
  }
}

extension PlannedTimeline {
  /// Whether its policy asks for the next timeline.
  fileprivate func isOver(at now: Date) -> Bool {
    due.map { $0 <= now } ?? false
  }
}
