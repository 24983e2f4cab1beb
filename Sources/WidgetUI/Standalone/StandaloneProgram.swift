import Foundation
import Ground
import SharedStore
import WidgetExtension
import WidgetTerminal

/// Runs an extension without a host, as a command-line program that shows its widgets.
@MainActor
enum StandaloneProgram {
  /// Runs the command line and exits; the main actor remains available to views.
  ///
  /// Previews of `otherModules` are ignored.
  static func run(_ content: ServedContent, besides otherModules: Set<String>) -> Never {
    ProcessSetup.prepare()
    ProcessSetup.requireArguments(CommandLine.arguments)
    let signature = StandaloneCommand.signature(program: CalledName.own ?? "widgets")
    let words = CommandLine.arguments.dropFirst()
    let environment = EnvironmentVariables.process
    let output = Output(program: signature.program, for: words, environment: environment)
    Task {
      do throws(CommandError) {
        let arguments = try usage { () throws(UsageError) in
          try ArgumentParser.parse(words, for: signature)
        }
        if arguments.wantsHelp {
          try output.result(
            prose: arguments.wantsWholeHelp
              ? HelpText.whole(signature) : HelpText.short(signature)
          )
        } else {
          try openStore(of: content, arguments, environment)
          let request = StandaloneRequest(
            content: content,
            otherModules: otherModules,
            arguments: arguments,
            environment: environment,
            output: output
          )
          try await request.run()
        }
        ProcessSetup.leave(ExitCode.done.rawValue)
      } catch {
        output.report(error)
        ProcessSetup.leave(error.exitCode.rawValue)
      }
    }
    dispatchMain()
  }

  /// Opens the store that the host would open, for widgets that keep records in it.
  private static func openStore(
    of content: ServedContent,
    _ arguments: Arguments,
    _ environment: EnvironmentVariables
  ) throws(CommandError) {
    guard !content.schemas.isEmpty else { return }
    let path = try StorePath.store(
      option: arguments.value(of: .store),
      environment: environment,
      accountHome: { Account.home }
    )
    do throws(StoreError) {
      let location = StoreLocation(path: path)
      content.useStore(
        arguments.has(StandaloneCommand.simulate)
          ? try SharedStore(copyOf: location, schemas: content.schemas)
          : try SharedStore(at: location, schemas: content.schemas)
      )
    } catch {
      throw .failed(.unavailable, message: error.message, hint: error.hint)
    }
  }
}

/// The command line of an extension without a host.
enum StandaloneCommand {
  static let family = OptionDefinition(
    "family",
    value: "FAMILY",
    "one size instead of every size that the widget supports: small, medium, large, …"
  )
  static let snapshot = OptionDefinition("snapshot", "the gallery's picture, not the timeline's")
  static let placeholder = OptionDefinition("placeholder", "the picture before there is any data")
  static let timeline = OptionDefinition("timeline", "every entry of the timeline, with its date")
  static let watch = OptionDefinition("watch", "keep the picture up to date until q is pressed")
  static let preview = OptionDefinition(
    "preview",
    value: "NAME",
    "one of the program's previews, entry by entry, each at its own date"
  )
  static let simulate = OptionDefinition(
    "simulate",
    "how often the widgets would be reloaded in a week, and why: see --for, --budget, --seen"
  )
  static let list = OptionDefinition("list", "the widgets with their sizes, and the previews")

  static func signature(program: String) -> CommandSignature {
    CommandSignature(
      program: program,
      name: "",
      synopsis: "[WIDGET…] [--family FAMILY] [--at TIME] [--PARAMETER VALUE…]",
      summary: "Shows the widgets of this program.",
      examples: [
        .init(program, "every widget in every size"),
        .init("\(program) --family small --watch", "one size, kept up to date"),
        .init("\(program) --timeline", "what the widgets will show, entry by entry"),
        .init("\(program) --preview NAME", "a #Preview of the sources; --list names them"),
      ],
      details: """
        The program holds a widget extension. 'widgetctl extension add' takes it in beside the
        other widgets; run by itself it shows what it holds. Parameters are those of a widget's
        configuration. With --simulate it lists how often the widgets would be reloaded in a week,
        each in its first size or the one that --family names; --for, --budget, --seen and the other
        options of 'widgetctl simulate' say what happens around them, and --max-reloads makes it a
        test.
        """,
      options: [family, snapshot, placeholder, timeline, preview, watch, list, simulate]
        + SimulationOptions.definitions + PictureOptions.definitions,
      operands: 0...100,
      operandName: "WIDGET",
      takesParameters: true
    )
  }
}
