import Dispatch
import Foundation
import Ground
import WidgetExtension
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Keeps pictures on the terminal up to date: entries as they come, dates as they count, timelines as they end.
@MainActor
struct StandaloneWatch {
  let request: StandaloneRequest
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
    var timelines: [(timeline: PlannedTimeline?, failure: CommandError?)] = []
    var shown = CellGrid(size: .zero)
    while !screen.isEnded {
      // The width is asked for anew, as a window changes its size.
      let options = try request.options()
      let pictures = StandalonePictures(options: options)
      let now = Date(Instant(microseconds: SystemTime.microsecondsSince1970))
      if timelines.isEmpty || timelines.contains(where: { $0.timeline?.isOver(at: now) == true }) {
        timelines = []
        for (widget, request) in wanted {
          timelines.append(await pictures.timeline(widget, request))
        }
      }
      let entries = zip(wanted, timelines).compactMap { wanted, made in
        made.timeline.map {
          StandalonePictures.Shown(
            $0.entry(at: now),
            of: wanted.widget,
            in: wanted.request.family,
            isPlaceholder: made.failure != nil
          )
        }
      }
      if entries.isEmpty { break }
      let grid = try pictures.shelf(entries).grid
      let update = FrameUpdate(depth: options.depth, palette: Palette(options.scheme))
      try request.output.result(update.bytes(from: shown, to: grid))
      shown = grid
      await screen.pause(until: Self.nextSecond(after: now))
    }
    try request.end(with: timelines.compactMap(\.failure))
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

/// The terminal's alternate screen; the normal one is restored on `q`, on a signal and at the end.
@MainActor
private final class WatchedScreen {
  private(set) var isEnded = false
  private var saved = termios()
  private var sources: [any DispatchSourceProtocol] = []
  private var waiter: CheckedContinuation<Void, Never>?

  /// - Returns: `nil` where input or output is no terminal.
  init?() {
    guard TerminalDevice.isTerminal(.standardOutput), TerminalDevice.isInputTerminal,
      tcgetattr(STDIN_FILENO, &saved) == 0
    else { return nil }
    var keys = saved
    keys.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &keys)
    // The alternate screen, without a cursor.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    watchInput()
    for number in [SIGINT, SIGTERM, SIGHUP] { watch(number) }
  }

  /// Restores the normal screen and the terminal's settings.
  func leave() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSANOW, &saved)
  }

  /// Waits until `date`, or until the user or a signal ends the watch.
  func pause(until date: Date) async {
    guard !isEnded else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(wallDeadline: .now() + max(date.timeIntervalSinceNow, 0.01))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.resume() }
    }
    await withCheckedContinuation { continuation in
      waiter = continuation
      timer.resume()
    }
    timer.cancel()
  }

  private func resume() {
    waiter?.resume()
    waiter = nil
  }

  private func end() {
    isEnded = true
    resume()
  }

  private func watchInput() {
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [weak self] in
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      let isQuit = count <= 0 || byte == UInt8(ascii: "q") || byte == 0x03 || byte == 0x04
      MainActor.assumeIsolated { if isQuit { self?.end() } }
    }
    source.resume()
    sources.append(source)
  }

  private func watch(_ number: Int32) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.leave()
        ProcessSetup.leave(128 + number)
      }
    }
    source.resume()
    sources.append(source)
  }

  private func write(_ text: String) {
    _ = OutputDescriptor.standardOutput.write(Array(text.utf8))
  }
}
