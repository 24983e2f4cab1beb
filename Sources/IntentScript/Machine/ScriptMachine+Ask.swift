internal import Moments
internal import WidgetIntents

extension ScriptMachine {
  /// Executes an instruction that involves the host, ends the script, or enters or leaves a block.
  ///
  /// It returns the action that the host must perform; `nil` if the machine continues by itself.
  mutating func ask(_ instruction: Instruction) throws(ScriptFault) -> MachineAction? {
    switch instruction.operation {
    case .perform:
      let site = Int(instruction.b)
      let values = Array(operands(from: instruction.c, program.sites[site].parameters.count))
      let isDropped = instruction.a == Instruction.nowhere
      return stop(isDropped ? .nothing : .register(instruction.a), .perform(site: site, values))
    case .find:
      let template = program.searches[Int(instruction.b)]
      let values = Array(operands(from: instruction.c, template.operands))
      guard !template.isInList else {
        finish(instruction, try evaluator.find(template, values))
        return nil
      }
      return stop(.register(instruction.a), .find(try template.search(values)))
    case .resolve:
      let type = program.names[Int(instruction.b)]
      let text = evaluator.text(read(instruction.c))
      return stop(.register(instruction.a), .entity(type: type, text: text))
    case .picture:
      let size = read(instruction.c)
      return stop(
        .nothing,
        .picture(evaluator.text(read(instruction.b)), size: size == .none ? nil : Self.name(size))
      )
    case .ask:
      let template = program.prompts[Int(instruction.b)]
      return stop(.register(instruction.a), .prompt(prompt(template, at: instruction.c)))
    case .readLine: return stop(.register(instruction.a), .input(.lines))
    case .readText: return stop(.register(instruction.a), .input(.text))
    case .wait: return stop(.nothing, .wait(microseconds: try wait(read(instruction.b))))
    case .print:
      let text = evaluator.lines(read(instruction.b))
      outputBytes += text.utf8.count + 1
      guard outputBytes <= evaluator.limits.outputBytes else {
        throw .limit(name: "outputBytes", value: evaluator.limits.outputBytes)
      }
      return stop(.nothing, .output(text))
    case .fail:
      throw .failed(
        message: evaluator.text(read(instruction.b)),
        hint: nil,
        intent: nil,
        exitCode: 1
      )
    case .exit:
      guard case .int(let code) = read(instruction.b), (0...255).contains(code) else {
        throw .failure(
          "an exit code is from 0 to 255, found \(evaluator.text(read(instruction.b)))"
        )
      }
      return end(value: .none, exitCode: Int32(code))
    case .trace: return stop(.nothing, .statement(program.span(at: pc)))
    case .parallel: return parallel(Int(instruction.a))
    case .endBranch: return .branchEnded
    default: return try scope(instruction)
    }
  }

  /// Stops the machine for an action of the host; `awaits` is the register for its result, if it
  /// has one.
  private mutating func stop(_ awaits: Awaits, _ action: MachineAction) -> MachineAction {
    self.awaits = awaits
    pc += 1
    return action
  }

  private mutating func parallel(_ index: Int) -> MachineAction {
    let block = program.blocks[index]
    awaits = .branches(index)
    pc = Int(block.end)
    let frame = registers[base...]
    return .parallel(
      block.branches.map { branch in
        var machine = self
        machine.registers = Array(frame)
        machine.calls = []
        machine.scopes = []
        machine.base = 0
        machine.pc = Int(branch.start)
        machine.place = machine.pc
        machine.awaits = .nothing
        machine.outputBytes = 0
        return machine
      }
    )
  }

  private func prompt(_ template: PromptTemplate, at first: Int32) -> Question {
    let form: Question.Form
    switch template.form {
    case .confirm: form = .confirmation
    case .ask: form = .value(template.answer)
    case .choose:
      var choices: [String] = []
      if let position = template.choices,
        case .list(let values) = read(first + Int32(position))
      {
        choices = values.map(evaluator.text)
      }
      form = .choice(choices)
    }
    return Question(question(of: template, at: first), form)
  }

  func question(of template: PromptTemplate, at first: Int32) -> String {
    if let position = template.question { return evaluator.text(read(first + Int32(position))) }
    return template.form == .choose ? "Which one?" : "Go on?"
  }

  /// Returns the length of a wait that begins now, in microseconds; 0 for a time that has passed.
  private func wait(_ value: IntentValue) throws(ScriptFault) -> Int64 {
    guard case .duration(let duration) = value else {
      throw .failure("wait takes a span of time, found \(value.type)", hint: "for example 10 s")
    }
    if duration.isExact { return max(0, duration.microseconds) }
    let now = evaluator.clock.now()
    guard let end = evaluator.clock.adding(duration, to: now) else {
      throw .failure("\(duration) ends beyond the calendar")
    }
    return max(0, end.microseconds - now.microseconds)
  }

  /// Returns the name of a widget size: the raw value of a case, or a text.
  private static func name(_ size: IntentValue) -> String {
    if case .enumeration(let value) = size { value.rawValue } else { size.displayText }
  }
}
