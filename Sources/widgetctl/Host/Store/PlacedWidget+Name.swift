import SharedStore
import WidgetTerminal

extension PlacedWidget {
  /// The name by which the command line knows the kind, after that of its extension if several have one of that name.
  var commandName: String { kindName ?? KindName.commandName(of: kind) }

  /// The name of the kind in its extension.
  var ownCommandName: String {
    commandName.split(separator: "/").last.map(String.init) ?? commandName
  }
}
