import WidgetExtension
import WidgetRender
import WidgetTimeline

/// A program that is taken in is tried once: what it offers, and whether it can be drawn.
extension HostedExtension {
  /// The reason why the program's output cannot be drawn; `nil` if it can.
  var undrawn: ExtensionError? {
    progress.waiting(for: "Asking \(name) for a picture") { drawingFailure }
  }

  /// Whether it printed nothing that one line shows: a plugin may, another program is none then.
  var isBlank: Bool {
    (try? snapshot(.accessoryInline))?.light == ArchivedView.empty.compactBytes
  }

  private var drawingFailure: ExtensionError? {
    do throws(ExtensionError) {
      _ = try snapshot(.systemMedium)
      return nil
    } catch {
      return error
    }
  }

  private func snapshot(_ family: WidgetFamily) throws(ExtensionError) -> MadeEntry? {
    guard let widget = try describe().widgets.first else { return nil }
    let request = WidgetRequest(kind: widget.kind, family: family)
    return try session().snapshot(request, events: events)
  }
}
