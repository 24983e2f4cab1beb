import Foundation
import SharedStore
import WidgetExtension
import WidgetTerminal

/// A program of widgets as a person runs it, without a host: it shows what it holds.
@MainActor
enum AloneProgram {
  /// Does what the command line asks and ends; the main actor stays at the disposal of views.
  static func run(_ content: ServedContent) -> Never {
    ProcessSetup.prepare()
    let program = CommandLine.arguments.first.map { String($0.split(separator: "/").last ?? "") }
    let signature = AloneCommand.signature(program: program ?? "widgets")
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
          let request = AloneRequest(
            content: content,
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
      content.useStore(try SharedStore(at: StoreLocation(path: path), schemas: content.schemas))
    } catch {
      throw .failed(.unavailable, message: error.message, hint: error.hint)
    }
  }
}
