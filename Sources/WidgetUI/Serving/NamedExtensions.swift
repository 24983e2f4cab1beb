import Foundation
import Ground
import RuntimeRecords
import WidgetTerminal

/// Several extensions in one executable file, each named after the module that declares its bundle.
///
/// A process serves the widgets of the extension whose name it was started under. It also serves
/// the file's intents, entities and previews, except those in the modules of the other extensions.
@MainActor
package enum NamedExtensions {
  /// The entry point of the file, which never returns.
  ///
  /// If the name of the process is not that of an extension, it prints an error and exits with 64.
  package static func main(_ bundles: [any WidgetBundle.Type]) -> Never {
    let names = bundles.map { ModuleName.of($0) ?? "" }
    let started = CalledName.own ?? ""
    guard let index = names.firstIndex(of: started) else { refuse(started, names) }
    serve(bundles[index], besides: Set(names).subtracting([started]))
  }

  private static func serve<Bundle: WidgetBundle>(
    _ bundle: Bundle.Type,
    besides otherModules: Set<String>
  ) -> Never {
    WidgetService.run(
      [Bundle()._widget],
      owner: Bundle.self,
      client: Bundle._storeClient,
      besides: otherModules
    )
  }

  private static func refuse(_ started: String, _ names: [String]) -> Never {
    let known = names.joined(separator: ", ")
    let error = CommandError.usage(
      .other(
        message: "this program is started by the name of an extension: \(known)",
        hint: "a link makes one: ln -s \(ShellWord.quoted(started)) \(names.first ?? "")"
      )
    )
    let words = CommandLine.arguments.dropFirst()
    Output(program: started, for: words, environment: .process).report(error)
    exit(error.exitCode.rawValue)
  }
}
