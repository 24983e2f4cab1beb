/// A tree as text, without places and numbers: two scripts with the same text mean the same.
package struct TreeText {
  private var text = ""

  /// The statements of a script, one after the other.
  package static func text(of script: ParsedScript) -> String {
    var tree = TreeText()
    tree.add(script.statements)
    return tree.text
  }

  mutating func add(_ words: String...) {
    for word in words { text += word }
  }

  /// A text in quotes, so that two that stand side by side are not one.
  mutating func quote(_ text: String) { add("\"", text, "\"") }

  mutating func node(_ name: String, _ contents: (inout TreeText) -> Void) {
    add("(", name, " ")
    contents(&self)
    add(")")
  }

  mutating func add(_ statements: [Statement]) {
    for statement in statements {
      add(statement)
      add("\n")
    }
  }

  mutating func add(_ block: Block) { node("block") { $0.add(block.statements) } }

  mutating func add(_ name: BoundName) {
    add(name.name.text)
    if let type = name.type {
      add(":")
      add(type)
    }
    add(" ")
  }

  mutating func add(_ type: TypeName) {
    switch type {
    case .named(let name): add(name.text)
    case .list(let element, _): node("list") { $0.add(element) }
    case .optional(let type, _): node("optional") { $0.add(type) }
    }
  }

  mutating func add(_ condition: Condition) {
    for clause in condition.clauses {
      switch clause {
      case .expression(let value): add(value)
      case .binding(let name, let value):
        node("let") {
          $0.add(name)
          $0.add(value)
        }
      }
    }
  }
}
