/// The intent calls that may follow a position of a script, from its syntax tree (LG-31).
///
/// They are those in the rest of the position's own block and of the blocks around it. Both arms of
/// a branch, another pass of a loop, and the bodies of called functions are included.
struct FollowingCalls {
  /// A call and its index among the script's sites.
  struct Call: Hashable {
    let span: SourceSpan
    let site: Int
  }

  private let script: CheckedScript
  private var calls: Set<Call> = []
  /// The indices of the functions whose calls have already been included.
  private var functions: Set<Int> = []
  /// Whether the part of the tree being visited may run after the position.
  private var isReached = false
  /// The source range of the frame's current call.
  private var place = SourceSpan(start: 0, end: 0)
  /// Whether the call at `place` has begun, as the call of a function has.
  ///
  /// The intent at which the dry run stopped has not begun.
  private var isDone = false

  /// Returns the calls that may follow a machine's position, which is a call in each of its frames.
  ///
  /// `places` are the source ranges of these calls, outermost first.
  static func calls(after places: [SourceSpan], in script: CheckedScript) -> [Call] {
    var following = FollowingCalls(script: script)
    for (depth, place) in places.enumerated() {
      following.follow(place, isDone: depth < places.count - 1, isOutermost: depth == 0)
    }
    return following.calls.sorted { $0.span.start < $1.span.start }
  }

  private init(script: CheckedScript) {
    self.script = script
  }

  private mutating func follow(_ place: SourceSpan, isDone: Bool, isOutermost: Bool) {
    let function = script.functions.first { function in
      let body = function.function.body.span
      return body.start <= place.start && place.end <= body.end
    }
    let body = isOutermost ? nil : function?.function.body.statements
    (self.place, self.isDone, isReached) = (place, isDone, false)
    walk(body ?? script.statements)
    // A place that is in no call: all may follow.
    guard !isReached else { return }
    isReached = true
    walk(body ?? script.statements)
  }

  private mutating func walk(_ statements: [ScriptStatement]) {
    for statement in statements {
      walk(statement)
      if isReached, statement.goesNoFurther { return }
    }
  }

  private mutating func walk(_ statement: ScriptStatement) {
    switch statement.kind {
    case .binding(_, _, let value), .assignment(_, _, let value), .expression(let value),
      .print(let value), .fail(let value), .wait(let value):

      walk(value)
    case .parameter(_, let value), .return(let value), .exit(let value): value.map { walk($0) }
    case .branch(let branch): walk(branch)
    case .each(_, let list, let block):
      walk(list)
      again { $0.walk(block.statements) }
    case .repetition(let count, let block):
      walk(count)
      again { $0.walk(block.statements) }
    case .loop(let condition, let block):
      again { following in
        following.walk(condition)
        following.walk(block.statements)
      }
    case .attempt(let block, _, let handler):
      walk(block.statements)
      walk(handler.statements)
    case .parallel(let block):
      if statement.span == place { isReached = true }
      // All of it runs at once.
      again { $0.walk(block.statements) }
    case .atomic(let block): walk(block.statements)
    case .use, .function, .leave, .next, .missing: break
    }
  }

  /// Visits a part of the tree that may run again, such as the body of a loop.
  ///
  /// If the position is in it, it is visited twice, so that calls before the position are included
  /// too.
  private mutating func again(_ body: (inout FollowingCalls) -> Void) {
    let wasReached = isReached
    body(&self)
    if isReached, !wasReached { body(&self) }
  }

  private mutating func walk(_ branch: Branch) {
    for arm in branch.arms {
      walk(arm.condition)
      let wasReached = isReached
      walk(arm.block.statements)
      // It is this arm that runs.
      if isReached, !wasReached { return }
    }
    if let block = branch.otherwise { walk(block.statements) }
  }

  private mutating func walk(_ condition: Condition) {
    for expression in condition.expressions { walk(expression) }
  }

  private mutating func walk(_ expression: Expression) {
    switch expression.kind {
    case .literal, .name, .enumCase, .keyPath, .missing: return
    case .string(let segments):
      for case .expression(let part) in segments { walk(part) }
    case .list(let elements): elements.forEach { walk($0) }
    case .member(let value, _), .unary(_, let value), .at(let value, _), .grouped(let value):
      walk(value)
    case .method(let value, _, let arguments):
      walk(value)
      arguments.forEach { walk($0.value) }
    case .binary(_, let left, let right, _), .index(let left, let right):
      walk(left)
      walk(right)
    case .find(let find):
      find.list.map { walk($0) }
      find.filter.map { walk($0) }
      find.limit.map { walk($0) }
      reach(expression)
    case .prompt(_, let arguments):
      arguments.forEach { walk($0.value) }
      reach(expression)
    case .call(_, let arguments):
      arguments.forEach { walk($0.value) }
      let isHere = reach(expression)
      if isReached, !(isHere && isDone) { add(expression) }
    }
  }

  /// Returns whether the frame is at this expression, with its operands evaluated.
  @discardableResult
  private mutating func reach(_ expression: Expression) -> Bool {
    guard !isReached, expression.span == place else { return false }
    isReached = true
    return true
  }

  private mutating func add(_ call: Expression) {
    switch script.binding(of: call.id) {
    case .intent(let site): calls.insert(Call(span: call.span, site: site))
    case .function(let index, _):
      guard functions.insert(index).inserted else { return }
      for value in script.functions[index].function.defaults { value.map { walk($0) } }
      walk(script.functions[index].function.body.statements)
    default: break
    }
  }
}

extension ScriptStatement {
  /// Whether the statements after this one in its block never run.
  fileprivate var goesNoFurther: Bool {
    switch kind {
    case .leave, .next, .return, .exit, .fail: true
    default: false
    }
  }
}
