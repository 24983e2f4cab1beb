/// `func name(label: Type) -> Type { }`.
package struct Function: Sendable {
  package let name: Name
  /// Each with its type; the label is the name.
  package let parameters: [BoundName]
  /// `nil` for one that gives nothing back.
  package let result: TypeName?
  package let body: Block

  package init(name: Name, parameters: [BoundName], result: TypeName?, body: Block) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}
