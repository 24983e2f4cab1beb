import IntentScript
import Synchronization
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Writes what a script tells while it runs.
final class ScriptOutput: Sendable {
  private let context: CommandContext
  private let failure = Mutex<CommandError?>(nil)

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Why nothing more can be written: there is no point in going on then.
  var error: CommandError? { failure.withLock { $0 } }

  /// Writes events in order, those of one call at once.
  func deliver(_ events: [ScriptEvent]) {
    guard error == nil else { return }
    let isJSON = context.output.isJSON
    var result = ""
    for event in events {
      // What was traced before a line stands above it where both streams are one terminal.
      if case .statement(let line, let text) = event, !isJSON {
        flush(&result)
        context.output.message(Self.trace(line, text))
      } else {
        result += isJSON ? ScriptEventText.json(event, isASCII: context.isASCII) : plain(event)
      }
    }
    flush(&result)
  }

  private func flush(_ text: inout String) {
    guard !text.isEmpty, error == nil else { return }
    do throws(CommandError) {
      try context.output.result(text)
    } catch {
      failure.withLock { $0 = error }
    }
    text = ""
  }

  private func plain(_ event: ScriptEvent) -> String {
    ScriptEventText.lines(event).map { line in
      let safe = TerminalText.sanitized(line, lineBreaks: .kept)
      return (context.isASCII ? AsciiForm.text(of: safe) : safe) + "\n"
    }.joined()
  }

  private static func trace(_ line: Int, _ text: String) -> String {
    "+ \(line): \(TerminalText.sanitized(text))\n"
  }
}
