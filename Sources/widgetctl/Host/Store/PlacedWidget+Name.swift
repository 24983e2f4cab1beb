import SharedStore
import WidgetTerminal

extension PlacedWidget {
  /// The name by which the command line knows the kind, after that of its extension if several have one of that name.
  var commandName: String { kindName ?? KindName.commandName(of: kind) }

  /// The widget without the name of its kind, which an extension may give while the widget stays the same.
  var withoutKindName: PlacedWidget {
    var widget = self
    widget.kindName = nil
    return widget
  }

  /// The name of the kind in its extension.
  var ownCommandName: String {
    commandName.split(separator: "/").last.map(String.init) ?? commandName
  }
}
