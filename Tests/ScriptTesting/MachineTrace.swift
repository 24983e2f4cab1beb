package import IntentScript
internal import Moments
internal import WidgetIntents

/// Runs a script's machine without tasks and without a host, and records its actions and its end.
///
/// The answers depend only on the questions.
package struct MachineTrace: Sendable {
  package private(set) var lines: [String] = []
  private var actionsLeft: Int

  /// Runs a script until it ends, or has requested `mostActions` actions.
  package init(_ script: CheckedScript, mostActions: Int = 1_000) {
    actionsLeft = mostActions
    var limits = ScriptLimits()
    limits.steps = 100_000
    limits.depth = 100
    limits.values = 10_000
    limits.bytes = 100_000
    limits.outputBytes = 100_000
    var machine = ScriptMachine(
      ScriptCompiler.program(script),
      clock: .fixed(at: Instant(microseconds: ScriptTrial.now)),
      limits: limits,
      columns: { $0.count }
    )
    run(&machine)
  }

  private mutating func run(_ machine: inout ScriptMachine) {
    while actionsLeft > 0 {
      actionsLeft -= 1
      do throws(ScriptFault) {
        guard answer(try machine.run(), &machine) else { return }
      } catch {
        lines.append("\(machine.span): \(error)")
        return
      }
    }
  }

  /// Answers an action; returns `false` if the machine has ended.
  private mutating func answer(_ action: MachineAction, _ machine: inout ScriptMachine) -> Bool {
    if case .parallel(var branches) = action {
      lines.append("\(machine.span): parallel \(branches.count)")
      for index in branches.indices { run(&branches[index]) }
      machine.resume(branches: branches)
      return true
    }
    lines.append("\(machine.span): \(action)")
    switch action {
    case .input(let part):
      let isEnd = part == .lines && lines.count.isMultiple(of: 4)
      machine.resume(isEnd ? .none : .string("line \(lines.count),two\n"))
    case .perform(let site, let values):
      // Failures are a part of what is compared.
      if lines.count.isMultiple(of: 7) {
        machine.fail(ScriptFault(.failed("refused \(values.count)"), intent: nil))
      } else {
        let result = machine.program.sites[site].reference.intent.resultType
        machine.resume(sample(result))
      }
    case .find(let search):
      let found = IntentValue.list([entity(search.entity, "1"), entity(search.entity, "2")])
      machine.resume(found)
    case .entity(let type, let text): machine.resume(entity(type, text))
    case .prompt(let prompt):
      switch prompt.form {
      case .confirmation: machine.resume(.bool(lines.count.isMultiple(of: 2)))
      case .value(let type): machine.resume(sample(type))
      case .choice: machine.resume(.choice(0))
      }
    case .finished, .branchEnded: return false
    default: machine.resume()
    }
    return true
  }

  private func entity(_ type: String, _ text: String) -> IntentValue {
    .entity(
      EntityValue(
        type: type,
        id: text,
        title: text,
        properties: [
          EntityValue.Property(name: "name", value: .string(text)),
          EntityValue.Property(name: "isDone", value: .bool(false)),
          EntityValue.Property(name: "count", value: .int(lines.count)),
        ]
      )
    )
  }

  private func sample(_ type: IntentValueType) -> IntentValue {
    switch type {
    case .bool: .bool(true)
    case .int: .int(lines.count)
    case .double: .double(0.5)
    case .string: .string("text")
    case .entity(let name): entity(name, "3")
    case .list(let element): .list([sample(element), sample(element)])
    case .optional(let wrapped): lines.count.isMultiple(of: 2) ? .none : sample(wrapped)
    default: .none
    }
  }
}
