import IntentScript
import Ground
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Prints the events of a running script.
final class ScriptOutput: Sendable {
  private let context: CommandContext
  /// Formats the events of a dry run; `nil` if the script is really run.
  private let dryRun: DryRunText?
  /// Whether control characters are printed unchanged.
  private let isRaw: Bool
  private let failure = Guarded<CommandError?>(nil)

  init(_ context: CommandContext, isRaw: Bool = false) {
    self.context = context
    dryRun =
      context.arguments.has(.dryRun)
      ? DryRunText(.reader(in: context.timeZone(), standingAt: nil)) : nil
    self.isRaw = isRaw
  }

  /// The error because of which nothing more can be printed; `nil` if there is none.
  var error: CommandError? { failure.withLock { $0 } }

  /// Prints events in order; all events of one call of this function are written at once.
  func deliver(_ events: [ScriptEvent]) {
    guard error == nil else { return }
    let isJSON = context.output.isJSON
    var result = ""
    for event in events {
      // If both outputs are the same terminal, the traced statement must be printed before its
      // output.
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
    (dryRun?.lines(event) ?? ScriptEventText.lines(event)).map { line in
      let safe = isRaw ? line : Self.harmless(line)
      return (context.isASCII ? AsciiForm.text(of: safe) : safe) + "\n"
    }.joined()
  }

  /// Returns the text without control characters, except tabs and line ends, because programs that
  /// read the output need these (LG-28).
  private static func harmless(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { TerminalText.sanitized(String($0), lineBreaks: .kept) }
      .joined(separator: "\t")
  }

  private static func trace(_ line: Int, _ text: String) -> String {
    "+ \(line): \(TerminalText.sanitized(text))\n"
  }
}

/// Formats the events of a script as lines of text, or each as one line of JSON.
enum ScriptEventText {
  /// Returns the lines for an event on standard output.
  static func lines(_ event: ScriptEvent) -> [String] {
    switch event {
    case .output(let text): [text]
    case .result(let value): ValueText.lines(value)
    case .performed, .statement, .unknown, .possible: []
    }
  }

  static func json(_ event: ScriptEvent, isASCII: Bool) -> String {
    let members: [(String, JSONText)]
    switch event {
    case .output(let text): members = [("event", .string("output")), ("text", .string(text))]
    case .statement(let line, let text):
      members = [
        ("event", .string("statement")), ("line", .integer(Int64(line))), ("text", .string(text)),
      ]
    case .result(let value): members = [("event", .string("result")), ("value", .raw(value.json))]
    case .performed(let intent, let arguments, let outcome, let line):
      members = [
        ("event", .string("performed")), ("line", .integer(Int64(line))),
        ("intent", .string(intent)),
        ("arguments", .object(arguments.map { ($0.name, json($0.input)) })),
        ("dialog", .optional(outcome.dialog)),
        ("value", outcome.value.map { .raw($0.json) } ?? .null),
        ("isRepetition", .bool(outcome.isRepetition == true)),
      ]
    case .unknown(let reason, let hint, let place):
      members = [
        ("event", .string("unknown")), ("file", .string(place.file)),
        ("line", .integer(Int64(place.line))), ("reason", .string(reason)),
        ("hint", .optional(hint)),
      ]
    case .possible(let intent, let parameters, let place):
      members = [
        ("event", .string("possible")), ("file", .string(place.file)),
        ("line", .integer(Int64(place.line))), ("intent", .string(intent)),
        ("parameters", .array(parameters.map { .string($0) })),
      ]
    }
    return line(members, isASCII: isASCII)
  }

  /// Returns a JSON object on one line, with the schema version as its first member.
  static func line(_ members: [(String, JSONText)], isASCII: Bool) -> String {
    let json = JSONText.object([("schemaVersion", .integer(Output.schemaVersion))] + members)
    return json.line(isASCII: isASCII)
  }

  static func json(_ input: IntentInput) -> JSONText {
    switch input {
    case .text(let text): .string(text)
    case .value(let value): .raw(value.json)
    }
  }
}

/// Formats the events of a dry run as text.
///
/// Calls are written in the syntax of scripts, and printed text follows a bar. If the dry run has
/// ended early, the calls that may follow are listed.
struct DryRunText: Sendable {
  private let calls: CallText

  init(_ clock: ScriptClock) {
    calls = CallText(clock)
  }

  func lines(_ event: ScriptEvent) -> [String] {
    switch event {
    case .performed(let intent, let arguments, _, _): return [calls.text(intent, arguments)]
    case .unknown(let reason, let hint, let place):
      let advice = hint.map { "; \($0)" } ?? ""
      return ["\(Self.text(place)): what follows is not known: \(reason)\(advice)"]
    case .possible(let intent, let parameters, let place):
      return ["\(Self.text(place)): may follow: \(intent)(\(parameters.joined(separator: ", ")))"]
    case .output, .result, .statement:
      return ScriptEventText.lines(event).flatMap { text in
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "| \($0)" }
      }
    }
  }

  private static func text(_ place: ScriptEvent.Place) -> String {
    "\(place.file):\(place.line)"
  }
}
