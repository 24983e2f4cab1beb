import IntentScript
import WidgetIntents

/// Determines the kind of word that can follow the tokens before the cursor.
struct PlaceFinder {
  /// An open bracket before the cursor, with the arguments that are already typed in it.
  private struct Level {
    /// The name of the function or intent that is called; `nil` for a bracket that does not belong
    /// to a call.
    var callee: String?
    var used: [String] = []
    var label: String?
    var arguments = 0
    var find: Search?
  }

  /// A `find` expression that can still be continued.
  private struct Search {
    var entity: String?
    var clause = CompletionPlace.FindClause.entity
    /// The property that the condition compares with the value at the cursor; `nil` if it compares
    /// none.
    var compared: String?
  }

  private let typed: TypedTokens
  private var levels = [Level()]

  init(_ typed: TypedTokens) {
    self.typed = typed
    for index in typed.tokens.indices { take(index) }
  }

  private var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  private mutating func take(_ index: Int) {
    switch typed.tokens[index].kind {
    case .leftParen: levels.append(Level(callee: typed.callee(of: index)))
    case .leftSquare, .leftBrace, .interpolationOpen: levels.append(Level())
    case .rightParen, .rightSquare, .interpolationClose: close()
    case .rightBrace:
      close()
      level.find = nil
    case .comma:
      level.label = nil
      level.arguments += 1
      level.find = nil
    case .colon:
      guard typed.kind(index - 1)?.isWord == true else { return }
      let label = typed.text(index - 1)
      level.label = label
      level.used.append(label)
    case .newline, .semicolon: level.find = nil
    case .find where typed.kind(index - 1) != .dot: level.find = Search()
    default: takeInFind(index)
    }
  }

  private mutating func close() {
    if levels.count > 1 { levels.removeLast() }
  }

  private mutating func takeInFind(_ index: Int) {
    guard level.find != nil else { return }
    let (name, before) = (typed.text(index), typed.text(index - 1))
    if typed.kind(index - 1) == .find { level.find?.entity = name }
    switch typed.tokens[index].kind {
    case .where: level.find?.clause = .filter
    case .sort: level.find?.clause = .sort
    case .limit: level.find?.clause = .limit
    case .and, .or, .not: level.find?.compared = nil
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .contains, .hasPrefix,
      .hasSuffix:
      if level.find?.clause == .filter { level.find?.compared = before }
    default: break
    }
  }

  /// Returns the kind of word that can follow all tokens; `isJoined` is `true` if no space precedes
  /// the cursor.
  func place(isJoined: Bool) -> CompletionPlace {
    let last = typed.tokens.count - 1
    guard let kind = typed.kind(last) else { return .statement }
    switch kind {
    case .newline, .semicolon, .leftBrace: return .statement
    case .rightBrace: return .block
    case .int, .double: return isJoined ? .unit : .operator
    case .dot: return afterDot(last)
    case .let, .var, .for, .func, .param, .use: return .nothing
    case .catch: return .nothing
    case .find: return .entityType
    case .arrow: return .typeName
    case .colon: return afterColon(last)
    case .leftParen, .comma: return inBrackets(last)
    case .assign: return .value(typed.type(endingAt: last - 1))
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .contains, .hasPrefix,
      .hasSuffix:
      return .value(typeOfOperand(before: last))
    case .at: return .nothing
    case .sort where level.find != nil: return .words(["by"])
    default: break
    }
    if let place = inFind(last, kind) { return place }
    return kind.continuesValue ? .value(nil) : afterValue(last, kind)
  }

  private func afterDot(_ index: Int) -> CompletionPlace {
    let hasBase = typed.kind(index - 1).map { $0.isWord || $0.endsValue } ?? false
    guard hasBase, !typed.isSpaced(index) else {
      return .enumerationCase(expected(before: index))
    }
    return typed.type(endingAt: index - 1).map { .member($0) } ?? .nothing
  }

  private func afterColon(_ index: Int) -> CompletionPlace {
    if let callee = level.callee, typed.kind(index - 3) != .func, !isDeclaration {
      return .value(type(of: level.label, in: callee))
    }
    return .typeName
  }

  /// Whether the cursor is among the parameters in the declaration of a function.
  private var isDeclaration: Bool {
    guard let open = typed.tokens.lastIndex(where: { $0.kind == .leftParen }) else { return false }
    return typed.kind(open - 2) == .func
  }

  private func inBrackets(_ index: Int) -> CompletionPlace {
    guard let callee = level.callee else { return .value(nil) }
    if isDeclaration { return .nothing }
    if typed.scope.entity(callee) != nil { return .entity(callee) }
    if callee == "show" {
      return level.arguments == 0 ? .value(.enumeration(Self.widget)) : .words(["size: "])
    }
    guard let parameters = typed.scope.parameters(of: callee) else { return .value(nil) }
    let first = level.arguments == 0 ? parameters.first?.type : nil
    return .argument(callee: callee, used: level.used, first: first)
  }

  /// A name for the type of the widget in a `show` statement; no value has this type.
  static let widget = "widget"
  /// A name for the type of the argument `size` in a `show` statement; no value has this type.
  static let family = "family"

  private func type(of label: String?, in callee: String) -> IntentValueType? {
    if callee == "show" { return .enumeration(label == "size" ? Self.family : Self.widget) }
    return typed.scope.parameters(of: callee)?.first { $0.name == label }?.type
  }

  /// Returns the type that a value must have which begins at the token `index`; `nil` if any type
  /// is possible.
  private func expected(before index: Int) -> IntentValueType? {
    switch typed.kind(index - 1) {
    case .colon?: return level.callee.flatMap { type(of: level.label, in: $0) }
    case .leftParen?, .comma?:
      guard level.arguments == 0 else { return nil }
      return level.callee.flatMap { typed.scope.parameters(of: $0)?.first?.type }
    case .assign?: return typed.type(endingAt: index - 2)
    case .equal?, .notEqual?: return typeOfOperand(before: index - 1)
    default: return nil
    }
  }

  private func typeOfOperand(before index: Int) -> IntentValueType? {
    if let find = level.find, let entity = find.entity, let compared = find.compared {
      return typed.scope.entity(entity)?.properties.first { $0.name == compared }?.type
    }
    return typed.type(endingAt: index - 1)
  }

  private func inFind(_ index: Int, _ kind: Token.Kind) -> CompletionPlace? {
    guard let find = level.find, let entity = find.entity else { return nil }
    switch kind {
    case .where, .and, .or, .not: return .property(of: entity)
    case .by, .then: return .property(of: entity)
    case .limit: return .value(.int)
    case .descending: return .findClause(.sort)
    default: break
    }
    if typed.kind(index - 1) == .find { return .findClause(.entity) }
    guard kind.isWord || kind.endsValue else { return nil }
    return .findClause(find.clause)
  }

  private func afterValue(_ index: Int, _ kind: Token.Kind) -> CompletionPlace {
    if typed.kind(index - 1) == .for { return .words(["in"]) }
    return kind == .string || kind == .stringClose ? .words(["and", "or"]) : .operator
  }

  /// The type of the entities whose names can be typed in the quoted text at the cursor.
  ///
  /// It is `nil` if the text cannot be the name of an entity. The opening quote is not among the
  /// tokens.
  var entityInQuotes: String? {
    let last = typed.tokens.count - 1
    guard let kind = typed.kind(last) else { return nil }
    if kind == .leftParen, let callee = level.callee, typed.scope.entity(callee) != nil {
      return callee
    }
    guard kind == .colon || kind == .leftParen else { return nil }
    guard case .entity(let type)? = expected(before: last + 1)?.unwrapped else { return nil }
    return type
  }
}

extension Token.Kind {
  /// Whether the token is one after which a value must follow, such as `and` or `+`.
  fileprivate var continuesValue: Bool {
    switch self {
    case .and, .or, .not, .if, .while, .in, .repeat, .return, .print, .fail, .exit, .wait: true
    case .ask, .confirm, .choose, .leftSquare, .interpolationOpen, .otherwise, .plus, .minus: true
    case .star, .slash, .percent: true
    default: false
    }
  }

  /// Whether the token is one with which a value can end, such as a number; names and keywords are
  /// not included.
  fileprivate var endsValue: Bool {
    switch self {
    case .rightParen, .rightSquare, .string, .stringClose, .int, .double, .day, .date, .clock: true
    default: false
    }
  }
}
