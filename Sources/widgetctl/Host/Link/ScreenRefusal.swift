import Moments
import SharedStore
import StoreLink
import WidgetTerminal

extension CommandError {
  /// Returns the error for a press or key in a widget on a hub's board, if this machine does not
  /// have the hub's list.
  ///
  /// Without it, the widget's intent would change the list of this machine instead.
  ///
  /// - Returns: `nil` if the store is linked, or if the widget is on another board.
  static func withoutList(
    for widget: PlacedWidget,
    _ reader: StoreReader?
  ) throws(CommandError) -> CommandError? {
    let screen: ScreenBoard?
    do {
      guard let reader, try reader.link() == nil else { return nil }
      screen = try reader.screen()
    } catch {
      throw CommandError(any: error)
    }
    guard let screen, widget.board == screen.board else { return nil }
    let name = WidgetSelector.name(of: widget)
    let link = "'widgetctl link \(ShellWord.quoted(screen.address))'"
    return .failed(
      .notPermitted,
      message: String(
        english:
          "\(name) is on the hub's board '\(screen.name)', and this machine does not have the hub's list",
        turkish: "\(name), merkezin '\(screen.name)' panosunda; merkezdeki liste bu makinede yok"
      ),
      hint: String(
        english: "press it on a machine that was linked with \(link)",
        turkish: "\(link) ile bağlanmış bir makinede basın"
      )
    )
  }
}
