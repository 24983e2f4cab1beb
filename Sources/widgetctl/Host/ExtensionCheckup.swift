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
      return missing + pool.connections.map(finding)
    } catch {
      return [Finding(.wrong, "extensions", error.message, hint: error.hint)]
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
