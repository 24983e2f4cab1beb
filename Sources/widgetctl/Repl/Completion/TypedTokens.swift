import IntentScript
import WidgetIntents

/// The tokens before the cursor.
///
/// It determines those types of values that are known without a check of the complete input.
struct TypedTokens {
  /// The most levels of nested members and calls whose types are determined.
  private static let maximumDepth = 64

  let scope: CompletionScope
  let tokens: [Token]
  private let bytes: [UInt8]
  /// The variables and constants that the input declares before the cursor, with their types.
  private(set) var locals: [String: IntentValueType]

  init(_ tokens: [Token], in text: String, scope: CompletionScope) {
    self.scope = scope
    self.tokens = tokens
    bytes = Array(text.utf8)
    locals = scope.locals
    for index in tokens.indices { bind(at: index) }
  }

  func kind(_ index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    return String(decoding: bytes[Int(token.offset)..<Int(token.end)], as: UTF8.self)
  }

  func isSpaced(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].marks.contains(.spaced)
  }

  /// Returns the type of the value whose last token has this index; `nil` if it is unknown.
  func type(endingAt index: Int, depth: Int = 0) -> IntentValueType? {
    guard let kind = kind(index), depth < Self.maximumDepth else { return nil }
    switch kind {
    case .int: return .int
    case .double: return .double
    case .string, .stringClose: return .string
    case .true, .false: return .bool
    case .now, .date: return .date
    case .day, .today, .tomorrow, .yesterday: return .dateComponents
    case .rightParen: return typeOfCall(endingAt: index, depth: depth)
    case .rightSquare:
      guard let open = opening(of: index), !isSpaced(open),
        case .list(let element)? = type(endingAt: open - 1, depth: depth + 1)
      else { return nil }
      return element
    default: break
    }
    guard kind.isWord else { return nil }
    if self.kind(index - 1) == .dot {
      guard let base = type(endingAt: index - 2, depth: depth + 1) else { return nil }
      let name = text(index)
      return scope.members(of: base).first { $0.name == name }?.type
    }
    return locals[text(index)]
  }

  private func typeOfCall(endingAt index: Int, depth: Int) -> IntentValueType? {
    guard let open = opening(of: index) else { return nil }
    if let callee = callee(of: open) {
      guard self.kind(open - 2) == .dot else { return scope.result(of: callee) }
      guard let owner = type(endingAt: open - 3, depth: depth + 1) else { return nil }
      return scope.functions(of: owner).first { $0.name == callee }?.type(for: owner.unwrapped)
    }
    return type(endingAt: index - 1, depth: depth + 1)
  }

  /// Returns the name directly before an opening parenthesis; `nil` if there is none.
  func callee(of open: Int) -> String? {
    guard kind(open - 1)?.isWord == true, !isSpaced(open) else { return nil }
    return text(open - 1)
  }

  private func opening(of close: Int) -> Int? {
    var depth = 0
    for index in stride(from: close, through: 0, by: -1) {
      switch tokens[index].kind {
      case .rightParen, .rightSquare, .rightBrace: depth += 1
      case .leftParen, .leftSquare, .leftBrace:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// Records the name that a statement declares at this token, with its type if that is known.
  private mutating func bind(at index: Int) {
    let name = text(index + 1)
    switch tokens[index].kind {
    case .let, .var, .param:
      guard kind(index + 1)?.isName == true else { return }
      if kind(index + 2) == .colon {
        locals[name] = type(named: text(index + 3))
      } else if kind(index + 2) == .assign {
        let type = type(ofExpressionAt: index + 3)
        let isCondition = kind(index - 1).map { $0 == .if || $0 == .while || $0 == .comma } ?? false
        locals[name] = isCondition ? type?.unwrapped : type
      }
    case .for:
      guard kind(index + 2) == .in, case .list(let element)? = type(ofExpressionAt: index + 3)
      else {
        return
      }
      locals[name] = element
    case .catch where kind(index + 1)?.isName == true:
      locals[name] = .entity("Error")
    case .colon where kind(index - 1)?.isName == true && isParameter(index - 1):
      locals[text(index - 1)] = type(named: text(index + 1))
    default: break
    }
  }

  /// Returns whether a token is the name of a parameter in the declaration of a function, as in
  /// `func f(a: Int, b: `.
  private func isParameter(_ index: Int) -> Bool {
    var index = index
    while kind(index - 1) == .comma, kind(index - 3) == .colon { index -= 4 }
    return kind(index - 1) == .leftParen && kind(index - 3) == .func
  }

  /// Returns the type of the expression that begins at a token; `nil` if it is unknown.
  ///
  /// A search is recognised by its first word, any other expression by the type of its last part.
  private func type(ofExpressionAt start: Int) -> IntentValueType? {
    if kind(start) == .find { return .list(.entity(text(start + 1))) }
    var depth = 0
    var index = start
    while let kind = kind(index) {
      switch kind {
      case .leftParen, .leftSquare: depth += 1
      case .rightParen, .rightSquare: depth -= 1
      case .newline, .semicolon, .leftBrace, .rightBrace, .comma:
        if depth <= 0 { return type(endingAt: index - 1) }
      default: break
      }
      index += 1
    }
    return type(endingAt: index - 1)
  }

  /// Returns the type that has this name in source code; `nil` if there is none.
  func type(named name: String) -> IntentValueType? {
    let simple: [IntentValueType] = [
      .bool, .int, .double, .string, .url, .date, .dateComponents, .duration,
    ]
    if let type = simple.first(where: { $0.description == name }) { return type }
    if scope.enumeration(name) != nil { return .enumeration(name) }
    return scope.entity(name) != nil ? .entity(name) : nil
  }
}
