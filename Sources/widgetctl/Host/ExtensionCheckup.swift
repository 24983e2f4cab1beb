import SharedStore
import WidgetExtension
import WidgetTerminal

/// Asks each extension what it offers, whatever the store remembers.
struct ExtensionCheckup {
  let store: HostStore

  func findings(_ context: CommandContext) -> [Finding] {
    do throws(CommandError) {
      let pool = try ExtensionPool(context, store: store, isNetworkAllowed: false)
      let names = Set(pool.connections.map(\.program.name))
      let missing = ExtensionCatalog.builtInNames.filter { !names.contains($0) }.map {
        Finding(
          .wrong,
          "extension \($0)",
          "not found",
          hint: "it belongs beside widgetctl or into ../libexec/widgetctl"
        )
      }
      return missing + pool.connections.map(finding) + (try lost())
    } catch {
      return [Finding(.wrong, "extensions", error.message, hint: error.hint)]
    }
  }

  /// Added extensions whose program is gone.
  private func lost() throws(CommandError) -> [Finding] {
    let reader = try store.reader()
    let known = try stored { () throws(StoreError) in try reader?.knownExtensions() ?? [] }
    return known.filter { $0.isAdded && !FileStamp.isExecutable($0.path) }.map {
      Finding(
        .wrong,
        "extension \($0.name)",
        "no program at \($0.path)",
        hint: "build it again, or 'widgetctl extension remove \($0.name)'"
      )
    }
  }

  private func finding(_ connection: ExtensionConnection) -> Finding {
    let subject = "extension \(connection.program.name)"
    do throws(ExtensionError) {
      let offer = try connection.client().describe()
      return Finding(
        .good,
        subject,
        "\(offer.widgets.count) widgets, \(offer.intents.count) intents, "
          + connection.program.path
      )
    } catch {
      return Finding(.wrong, subject, error.message, hint: error.hint)
    }
  }
}
