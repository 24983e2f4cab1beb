import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Describes a run of the journal as text and as JSON.
struct RunText {
  let run: RecordedRun
  /// The decoded result of the run; `nil` if it has none.
  private let end: RunResult?

  init(run: RecordedRun) {
    self.run = run
    end = RunResult(journalBytes: run.result)
  }

  /// The intent with its arguments in the syntax of scripts, such as `add-to-do(name: "Buy milk")`.
  var call: String {
    if reversed != nil { return name }
    guard case .performed(let outcome) = end,
      case .entity(let entity) = outcome.value
    else { return RunCall(run.run).text }
    return RunCall(run.run).text(knowing: entity)
  }

  /// The run as a part of a sentence, such as `completed 4 “Buy milk”`; its call if the intent
  /// returned no dialog.
  var words: String {
    guard case .performed(let outcome) = end, let dialog = outcome.dialog,
      let clause = DialogClause(dialog)
    else { return call }
    return clause.text
  }

  /// The reason why the intent failed; `nil` if it did not fail.
  var failure: String? {
    if case .failed(let failure) = end { failure.message } else { nil }
  }

  /// The name of the intent that users type.
  var name: String { CommandLineName.intent(run.run.intent) }

  /// The result of the run as text; for a run that was undone, the number of the run that undid it.
  var result: String {
    // Runs that a recovery could not save are marked as undone by themselves.
    if let number = run.takenBackBy, number != run.number {
      return run.run.origin == JournalRun.undoOrigin
        ? "done again by \(number)" : "undone by \(number)"
    }
    if let count = reversed?.count { return count == 1 ? "1 run" : "\(count) runs" }
    switch end {
    case .performed(let outcome):
      return outcome.dialog ?? outcome.value.map { ValueText.lines($0).joined(separator: ", ") }
        ?? ""
    case .failed(let failure): return "failed: \(failure.message)"
    case nil: return run.finished == nil ? "unfinished" : ""
    }
  }

  /// Returns the cells of a row of the log.
  ///
  /// `maker` is the name of the machine that made the run, or `nil` if this machine did.
  func row(in zone: TimeZoneRules, madeOn maker: String? = nil) -> [String] {
    [
      "\(run.number)", ISODate.minuteText(Instant(microseconds: run.started), in: zone),
      maker.map { "\(run.run.origin), \($0)" } ?? run.run.origin, call, result,
    ]
  }

  var json: JSONText {
    var members: [(String, JSONText)] = [
      ("number", .integer(run.number)),
      ("run", .string(run.run.id)),
      ("script", .optional(run.run.script)),
      ("started", .instant(run.started)),
      ("finished", .instant(run.finished)),
      ("origin", .string(run.run.origin)),
      ("key", .optional(run.run.key)),
      ("intent", .string(name)),
      (
        "parameters",
        .array(
          RunCall(run.run).arguments.map {
            .object([("name", .string($0.name)), ("value", Self.json($0.input))])
          }
        )
      ),
    ]
    if let reversed {
      let isUndo = run.run.origin == JournalRun.undoOrigin
      let runs = JSONText.array(reversed.map { .string($0) })
      members.append((isUndo ? "tookBack" : "broughtBack", runs))
    }
    switch end {
    case .performed(let outcome):
      members.append(("dialog", .optional(outcome.dialog)))
      members.append(("value", outcome.value.map { .raw($0.json) } ?? .null))
    case .failed(let failure): members.append(("error", .string(failure.message)))
    case nil: break
    }
    members.append(("takenBackBy", run.takenBackBy.map { .integer($0) } ?? .null))
    members.append(("broughtBackBy", run.broughtBackBy.map { .integer($0) } ?? .null))
    return .object(members)
  }

  /// The ids of the runs that an undo or a redo has reversed; `nil` for other runs.
  private var reversed: [String]? { run.run.reversed }

  private static func json(_ input: IntentInput) -> JSONText {
    switch input {
    case .text(let text): .string(text)
    case .value(let value): .raw(value.json)
    }
  }
}
