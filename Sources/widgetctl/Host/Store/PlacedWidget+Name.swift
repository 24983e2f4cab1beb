import SharedStore
import WidgetTerminal

extension PlacedWidget {
  /// The name by which the command line knows the kind, after that of its extension if several have one of that name.
  var commandName: String { kindName ?? KindName.commandName(of: kind) }

  /// The same without the name of its kind, which the store learns when its extension is asked.
  var unnamed: PlacedWidget {
    var widget = self
    widget.kindName = nil
    return widget
  }

  /// The name of the kind in its extension.
  var ownCommandName: String {
    commandName.split(separator: "/").last.map(String.init) ?? commandName
  }
}
