import WidgetTerminal
import WidgetTimeline

/// Starts commands that make pictures which the store does not contain yet.
extension StoreLive {
  /// Starts a command that makes a first picture, unless one is running or has failed before.
  func makeFirst(widget: String?, size: String?) {
    let (id, family) = (widget ?? "", size ?? "")
    let purpose = LiveRuns.Purpose.firstPicture(widget: id, size: family)
    guard !runs.isRunning(purpose), failures["\(id) \(family)"] == nil else { return }
    let words = ["show"] + [widget].compactMap { $0 } + (size.map { ["--size", $0] } ?? [])
    if !runs.start(words, for: purpose) { failures["\(id) \(family)"] = "no process is left" }
  }

  /// Starts a command that makes a picture with all rows, unless one is running or has failed
  /// before.
  func makeRows(of widget: String, in size: TimelineSize) {
    let purpose = LiveRuns.Purpose.firstPicture(widget: widget, size: size.words)
    guard !runs.isRunning(purpose), failure(of: widget, in: size.words) == nil else { return }
    let words = ["refresh", widget, "--scrolled", size.family.commandLineName]
    if !runs.start(words, for: purpose) {
      failures["\(widget) \(size.words)"] = "no process is left"
    }
  }

  /// Returns the reason why the first picture of a widget in a size could not be made; `nil` if it
  /// did not fail.
  func failure(of widget: String, in size: String) -> String? { failures["\(widget) \(size)"] }
}
