import SharedStore
import WidgetTerminal

extension PlacedWidget {
  /// The name of the kind that users type; if several extensions have a kind with this name, its
  /// extension's name precedes it.
  var commandName: String { kindName ?? KindName.commandName(of: kind) }

  /// The widget without the name of its kind, for comparisons: an extension can rename a kind
  /// although the widget stays the same.
  var withoutKindName: PlacedWidget {
    var widget = self
    widget.kindName = nil
    return widget
  }

  /// The name of the kind without the name of its extension.
  var ownCommandName: String {
    commandName.split(separator: "/").last.map(String.init) ?? commandName
  }
}
