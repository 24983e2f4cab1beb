import Foundation
import Ground
import Moments
import SharedStore
import WidgetExtension
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The live view of an extension without a host, which looks like the host's.
@MainActor
struct StandaloneWatch {
  let request: StandaloneRequest
  let wanted: [(widget: ServedWidget, request: WidgetRequest)]

  func run() async throws(CommandError) {
    guard request.arguments.value(of: .at) == nil else {
      throw .usage(.conflict("--watch", "--at"))
    }
    guard TerminalDevice.isTerminal(.standardOutput), TerminalDevice.isInputTerminal,
      let wake = WakePipe()
    else {
      throw .failed(
        .usage,
        message: "--watch needs a terminal",
        hint: "without it the picture is printed once"
      )
    }
    let source = try source(wake)
    if let failure = await source.makeAll() { throw failure }
    let (arguments, output) = (request.arguments, request.output)
    // The view waits for keys on a thread of its own; the main actor stays free for views.
    let ended = await BlockingThread.run { () -> Result<Int32, CommandError> in
      do throws(CommandError) {
        let loop = try LiveLoop(source, environment: .process, title: output.program) {
          () throws(CommandError) in
          try PictureOptions(
            arguments,
            environment: .process,
            output: output,
            now: SystemTime.microsecondsSince1970
          )
        }
        return .success(try loop.run())
      } catch {
        return .failure(error)
      }
    }
    let code = try ended.get()
    if code != 0 { ProcessSetup.leave(code) }
  }

  private func source(_ wake: WakePipe) throws(CommandError) -> StandaloneLive {
    let options = try request.options()
    let (environment, content) = (request.environment, request.content)
    let name = request.output.program
    let intents = content.intents
    var path: String?
    if !content.schemas.isEmpty || content.hasActivities() {
      path = try StorePath.store(
        option: request.arguments.value(of: .store),
        environment: environment,
        accountHome: { Account.home }
      )
    }
    let lock = try StorePath.runLock(
      extensionName: name,
      environment: environment,
      accountHome: { Account.home }
    )
    return StandaloneLive(
      wanted,
      runs: StandaloneRuns(content, name: name, storePath: path, runLockPath: lock),
      keys: { kind in
        LiveRowKeys(intents.shortCommands, intents.intents, intents.enumerations, kind: kind)
      },
      storeLocation: path.map { StoreLocation(path: $0) },
      wake: wake,
      isDark: options.isDark
    ) { widget, request in
      var options = options
      options.drawing.now = Instant(microseconds: SystemTime.microsecondsSince1970)
      return await StandalonePictures(options: options).timeline(widget, request)
    }
  }
}
