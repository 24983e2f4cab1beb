import WidgetExtension
import WidgetRender
import WidgetTimeline

/// Tests of a program while it is added: its description, and whether it can be drawn.
extension HostedExtension {
  /// The reason why the program's output cannot be drawn; `nil` if it can.
  var undrawn: ExtensionError? {
    progress.waiting(for: "Asking \(name) for a picture") { drawingFailure }
  }

  /// Whether its output has no visible text, which is allowed only for a plugin.
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
