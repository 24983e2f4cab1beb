/// What a call is given for one parameter.
package struct Argument: Sendable {
  /// `nil` where the first required parameter goes without its label.
  package let label: Name?
  package let value: Expression

  package init(label: Name?, value: Expression) {
    self.label = label
    self.value = value
  }
}
