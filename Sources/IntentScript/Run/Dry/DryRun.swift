internal import WidgetIntents

/// Walks through a script without performing anything (LG-16).
///
/// Searches run; intents are printed with their arguments, and what they would return stands for
/// itself. Where that decides a branch, both arms are listed.
struct DryRun<Host: ScriptHost>: Sendable {
  let script: CheckedScript
  let host: Host
  let evaluator: ValueEvaluator
  let options: ScriptOptions
  var places: ScriptPlaces
  /// The names of the function, or of the script, that is walked through.
  var frame: [DryValue]
  var lines: [ScriptEvent] = []
  var indent = 0
  var steps = 0
  var outputBytes = 0
  /// The functions that are walked through, innermost last.
  var active: [Int] = []
  /// How many undecided branches are around the statement.
  var undecided = 0
  /// What `now` is in the statement.
  var now: Int64 = 0
  /// The statement, for errors.
  var place = SourceSpan(start: 0, end: 0)

  /// What a statement does to those after it.
  enum Flow: Sendable {
    case goesOn
    case leaves
    case nextRound
    case returns(DryValue)
    case ends(exitCode: Int32)
  }

  init(_ script: CheckedScript, host: Host, clock: ScriptClock, _ options: ScriptOptions) {
    self.script = script
    self.host = host
    self.options = options
    evaluator = ValueEvaluator(clock: clock, limits: options.limits) {
      host.columns(of: $0)
    }
    places = ScriptPlaces(script.sources)
    frame = Array(repeating: .nothing, count: script.slots)
  }

  nonisolated(nonsending) mutating func run() async -> ScriptOutcome {
    var outcome = ScriptOutcome()
    for parameter in script.parameters {
      if let value = options.parameters[parameter.name] { frame[parameter.slot] = .known(value) }
    }
    do throws(ScriptFault) {
      if case .ends(let exitCode) = try await walk(script.statements) {
        outcome.exitCode = exitCode
      }
    } catch {
      let error = ScriptError(error, at: place)
      outcome.error = error
      outcome.exitCode = error.exitCode
    }
    do throws(IntentError) {
      try await host.deliver(lines)
    } catch {
      if outcome.error == nil {
        let error = ScriptError(ScriptFault(error, intent: nil), at: place)
        outcome.error = error
        outcome.exitCode = error.exitCode
      }
    }
    return outcome
  }

  /// Prints a line at the depth of the blocks around it.
  mutating func emit(_ line: String) throws(ScriptFault) {
    let text = String(repeating: "  ", count: indent) + line
    outputBytes += text.utf8.count + 1
    guard outputBytes <= options.limits.outputBytes else {
      throw .limit(name: "outputBytes", value: options.limits.outputBytes)
    }
    lines.append(.output(text))
  }

  mutating func step() throws(ScriptFault) {
    steps += 1
    guard steps < options.limits.steps else {
      throw .limit(name: "steps", value: options.limits.steps)
    }
    if Task.isCancelled { throw .cancelled }
  }

  /// What stands in the text, as a symbol for its value.
  func symbol(_ expression: Expression) -> DryValue {
    .symbol("⟨\(places.text(of: expression.span))⟩")
  }
}

/// A value of a dry run: known, or standing for what an intent would have returned.
enum DryValue: Sendable, Hashable {
  case known(IntentValue)
  /// `⟨result of add-to-do⟩.name`
  case symbol(String)

  static let nothing = DryValue.known(.none)

  /// The value, where it is known.
  var value: IntentValue? {
    if case .known(let value) = self { value } else { nil }
  }
}
