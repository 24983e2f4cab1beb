import SharedStore
import WidgetTerminal

extension PlacedWidget {
  /// The name of the kind on the command line; if several extensions have a kind with this name,
  /// its extension's name precedes it.
  var commandName: String { kindName ?? KindName.commandName(of: kind) }

  /// The widget without its kind's name, for comparisons: an extension can rename a kind while the
  /// widget stays the same.
  var withoutKindName: PlacedWidget {
    var widget = self
    widget.kindName = nil
    return widget
  }

  /// The name of the kind without its extension's name.
  var ownCommandName: String {
    commandName.split(separator: "/").last.map(String.init) ?? commandName
  }
}
