internal import WidgetIntents

extension DryRun {
  /// Walks the arm that is taken; every arm that may be taken where that is not known.
  nonisolated(nonsending) mutating func branch(
    _ branch: Branch
  ) async throws(ScriptFault) -> Flow {
    var word = "if"
    var flows: [Flow] = []
    let before = frame
    var frames: [[DryValue]] = []
    for arm in branch.arms {
      frame = before
      switch try await decide(arm.condition) {
      case true?:
        if frames.isEmpty { return try await walk(arm.block.statements) }
        flows.append(try await this("else", arm.block))
        frames.append(frame)
        return merge(frames, flows)
      case false?: continue
      case nil:
        let text = arm.condition.expressions.map { places.text(of: $0.span) }
        flows.append(try await this("\(word) \(text.joined(separator: ", "))", arm.block))
        frames.append(frame)
        word = "else if"
      }
    }
    frame = before
    guard !frames.isEmpty else {
      guard let block = branch.otherwise else { return .goesOn }
      return try await walk(block.statements)
    }
    if let block = branch.otherwise {
      flows.append(try await this("else", block))
    } else {
      flows.append(.goesOn)
    }
    frames.append(frame)
    return merge(frames, flows)
  }

  /// Walks an arm of an undecided branch, under a heading.
  private nonisolated(nonsending) mutating func this(
    _ heading: String,
    _ block: Block
  ) async throws(ScriptFault) -> Flow {
    try emit(heading)
    indent += 1
    undecided += 1
    defer {
      indent -= 1
      undecided -= 1
    }
    return try await walk(block.statements)
  }

  /// A name that the arms left with different values is not known after them.
  private mutating func merge(_ frames: [[DryValue]], _ flows: [Flow]) -> Flow {
    let reached = zip(frames, flows).filter { if case .goesOn = $1 { true } else { false } }
    guard let first = reached.first?.0 else { return flows.first ?? .goesOn }
    frame = first
    for (other, _) in reached.dropFirst() {
      for slot in frame.indices where frame[slot] != other[slot] {
        frame[slot] = .symbol("⟨undecided⟩")
      }
    }
    return .goesOn
  }

  /// Whether a condition holds, `nil` where that is not known; its names are bound.
  private nonisolated(nonsending) mutating func decide(
    _ condition: Condition
  ) async throws(ScriptFault) -> Bool? {
    var isKnown = true
    for clause in condition.clauses {
      switch clause {
      case .expression(let expression):
        switch try await evaluate(expression) {
        case .known(let value): if value != .bool(true) { return false }
        case .symbol: isKnown = false
        }
      case .binding(let name, let expression):
        let value = try await evaluate(expression)
        if value == .nothing { return false }
        if value.value == nil { isKnown = false }
        bind(name.id, value)
      }
    }
    return isKnown ? true : nil
  }

  nonisolated(nonsending) mutating func each(
    _ name: BoundName,
    _ list: Expression,
    _ block: Block
  ) async throws(ScriptFault) -> Flow {
    let text = places.text(of: list.span)
    guard case .known(.list(let elements)) = try await evaluate(list) else {
      bind(name.id, .symbol("⟨\(name.name.text)⟩"))
      return try await once("for \(name.name.text) in \(text)", block)
    }
    for element in elements {
      bind(name.id, .known(element))
      if let flow = after(try await walk(block.statements)) { return flow }
    }
    return .goesOn
  }

  nonisolated(nonsending) mutating func repetition(
    _ count: Expression,
    _ block: Block
  ) async throws(ScriptFault) -> Flow {
    guard case .known(.int(let times)) = try await evaluate(count) else {
      return try await once("repeat \(places.text(of: count.span)) times", block)
    }
    var round = 0
    while round < times {
      try step()
      if let flow = after(try await walk(block.statements)) { return flow }
      round += 1
    }
    return .goesOn
  }

  nonisolated(nonsending) mutating func loop(
    _ condition: Condition,
    _ block: Block
  ) async throws(ScriptFault) -> Flow {
    while true {
      try step()
      now = evaluator.clock.now()
      switch try await decide(condition) {
      case false?: return .goesOn
      case true?:
        if let flow = after(try await walk(block.statements)) { return flow }
      case nil:
        let text = condition.expressions.map { places.text(of: $0.span) }
        return try await once("while \(text.joined(separator: ", "))", block)
      }
    }
  }

  /// What a round does to the loop; `nil` where the next one follows.
  private func after(_ flow: Flow) -> Flow? {
    switch flow {
    case .goesOn, .nextRound: nil
    case .leaves: .goesOn
    case .returns, .ends: flow
    }
  }

  /// A loop whose rounds are not known: one stands for all, and what it assigned is not known.
  private nonisolated(nonsending) mutating func once(
    _ heading: String,
    _ block: Block
  ) async throws(ScriptFault) -> Flow {
    let before = frame
    _ = try await this(heading, block)
    for slot in frame.indices where frame[slot] != before[slot] {
      frame[slot] = .symbol("⟨undecided⟩")
    }
    return .goesOn
  }
}
