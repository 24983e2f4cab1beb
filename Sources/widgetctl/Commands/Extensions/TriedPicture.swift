import WidgetExtension
import WidgetRender
import WidgetTimeline

/// Checks of a program before it is added as an extension.
extension HostedExtension {
  /// The error with which drawing the program's output fails; `nil` if the output can be drawn.
  var undrawn: ExtensionError? {
    progress.waiting(for: "Asking \(name) for a picture") { drawingFailure }
  }

  /// Whether the program's output has no visible text; only a menu-bar plugin may print such
  /// output.
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
