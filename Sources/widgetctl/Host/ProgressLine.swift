import Synchronization
import WidgetExtension
import WidgetRender
import WidgetTerminal

/// How far an intent is, on a line of its own that goes away when it is done (CL-17).
final class ProgressLine: Sendable {
  /// A terminal that does not say how wide it is has at least these columns.
  private static let fallbackColumns = 40

  private let isShown: Bool
  private let isDrawn = Mutex(false)

  /// `isShown` says that somebody is watching standard error.
  init(isShown: Bool) {
    self.isShown = isShown
  }

  func show(_ notice: ProgressNotice) {
    guard isShown else { return }
    let columns = TerminalDevice.columns(of: .standardError) ?? Self.fallbackColumns
    // The last column stays free: some terminals would begin a new line.
    write("\r\u{1B}[K" + Self.text(notice, columns: columns - 1))
    isDrawn.withLock { $0 = true }
  }

  /// Takes the line away before anything else is written.
  func clear() {
    let wasDrawn = isDrawn.withLock { isDrawn in
      defer { isDrawn = false }
      return isDrawn
    }
    if wasDrawn { write("\r\u{1B}[K") }
  }

  /// `42 %  Loading prices`, cut where the terminal ends.
  static func text(_ notice: ProgressNotice, columns: Int) -> String {
    let words = TerminalText.sanitized(notice.text)
    let share = notice.fraction.flatMap { fraction in
      fraction.isFinite ? "\(Int((min(max(fraction, 0), 1) * 100).rounded(.down))) %" : nil
    }
    let text = [share, words.isEmpty ? nil : words].compactMap { $0 }.joined(separator: "  ")
    return CellText.clipped(text, columns: columns, isASCII: false)
  }

  private func write(_ text: String) {
    _ = OutputDescriptor.standardError.write(Array(text.utf8))
  }
}
