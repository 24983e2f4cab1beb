import IntentScript
import SharedStore

extension ScriptCatalog {
  /// What the extensions of this machine offer to scripts, and the widgets that are placed.
  init(_ extensions: [DescribedExtension], placed: [PlacedWidget], callsHidden: Bool) {
    self.init(
      extensions.map { host in
        Entry(
          host: host.name,
          intents: host.description.intents.filter { $0.role != .configuration },
          entities: host.description.entities,
          enumerations: host.description.enumerations,
          kinds: host.description.widgets.map(\.name)
        )
      },
      placedWidgets: placed.map(\.shortID),
      callsHidden: callsHidden
    )
  }
}
