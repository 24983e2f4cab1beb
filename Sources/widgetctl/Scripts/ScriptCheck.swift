import IntentScript
import SharedStore
import WidgetTerminal

/// Checks scripts by what the extensions of this machine offer.
struct ScriptCheck {
  let context: CommandContext
  let store: HostStore
  let pool: ExtensionPool
  let catalog: ScriptCatalog

  /// Asks the extensions what they offer; what the store remembers is not asked for again.
  init(_ context: CommandContext, isNetworkAllowed: Bool) throws(CommandError) {
    let store = try HostStore(context)
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: isNetworkAllowed)
    let reader = try store.reader()
    let placed = try stored { () throws(StoreError) in try reader?.placedWidgets() ?? [] }
    self.context = context
    self.store = store
    self.pool = pool
    catalog = ScriptCatalog(
      try pool.describe(store),
      placed: placed,
      callsHidden: context.arguments.has(.hidden)
    )
  }

  /// The script with what its names mean, or everything that is wrong with it.
  func check(_ file: ScriptFile) -> Result<CheckedScript, RejectedScript> {
    let folder = ScriptFolder(ofScript: file.path)
    return ScriptChecker.check(file.parsed, catalog: catalog) { path, span in
      folder.load(path, at: span)
    }
  }
}
