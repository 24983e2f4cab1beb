/// `if … { } else if … { } else { }`.
package struct Branch: Sendable {
  package let arms: [Arm]
  package let otherwise: Block?

  package init(arms: [Arm], otherwise: Block?) {
    self.arms = arms
    self.otherwise = otherwise
  }

  package struct Arm: Sendable {
    package let condition: Condition
    package let block: Block

    package init(condition: Condition, block: Block) {
      self.condition = condition
      self.block = block
    }
  }
}
