import Foundation
import Ground
import RuntimeRecords
import WidgetTerminal

/// Several extensions in one file, each named after the module that declares its bundle.
///
/// A process serves the extension by whose name it was started, with its widgets. Of the intents, entities and previews
/// in the file it serves those that do not belong to the modules of the other extensions.
@MainActor
package enum NamedExtensions {
  /// The entry point of the file, which never returns.
  ///
  /// Under a name that is not an extension's it prints an error and exits with 64.
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
    WidgetService.run([Bundle()._widget], owner: Bundle.self, besides: otherModules)
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
