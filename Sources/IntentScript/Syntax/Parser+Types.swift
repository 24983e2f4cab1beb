extension Parser {
  /// `: Type`, if a colon stands here.
  mutating func optionalType() -> TypeName? { take(.colon) ? type() : nil }

  /// `Int`, `[ToDo]`, `Date?`.
  mutating func type() -> TypeName? {
    let first = index
    guard var type = plainType() else { return nil }
    if kind == .otherwise {
      lose("one `?`", hint: "a value is there or it is not: one `?` says so")
    }
    if take(.question) { type = .optional(type, span(from: first)) }
    if kind == .question {
      lose("one `?`", hint: "a value is there or it is not: one `?` says so")
    }
    return type
  }

  private mutating func plainType() -> TypeName? {
    let first = index
    if kind.isName {
      let name = name(token)
      advance()
      return .named(name)
    }
    guard kind == .leftSquare else {
      lose("a type", hint: "for example `Int`, `String`, `Date?` or `[ToDo]`")
      return nil
    }
    guard enter() else { return nil }
    defer { depth -= 1 }
    advance()
    let element = type()
    close(.rightSquare, "]", opened: first)
    return element.map { .list($0, span(from: first)) }
  }
}
