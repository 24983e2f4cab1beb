import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

extension HostedExtension {
  /// Writes a note of the extension to the log with its output; a warning is also shown to the
  /// user.
  func log(_ notice: LogNotice) {
    let text = TerminalText.sanitized(notice.text)
    if let path = hello.logPath {
      ExtensionLog(path: path).append("\(name): \(notice.level.rawValue): \(text)")
    }
    if notice.level == .note { return }
    progress.clear()
    output.warning("extension \(name): \(text)")
  }

  /// Returns the placed widgets of this extension, in order of position; empty if the store cannot
  /// be read (WK-39).
  func placedConfigurations() -> [PlacedConfiguration] {
    guard let path = hello.storePath,
      let placed = try? StoreReader(at: StoreLocation(path: path)).placedWidgets()
    else { return [] }
    return placed.filter { $0.extensionName == name && !$0.isActivity }.compactMap { widget in
      guard let family = WidgetFamily(rawValue: Int(widget.family)) else { return nil }
      return PlacedConfiguration(
        kind: widget.kind,
        family: family.commandLineName,
        configuration: (try? [IntentArgument](configurationBytes: widget.configuration)) ?? []
      )
    }
  }
}
