/// One step of a compiled script, in 16 bytes.
///
/// An operand that is read is a register of the frame, or the constant with the index `~operand` if
/// it is negative.
package struct Instruction: Sendable, Hashable {
  package let operation: Operation
  /// The register for the result, or the index of the instruction to jump to.
  package var a: Int32
  package var b: Int32
  package var c: Int32

  /// The destination of a result that is dropped.
  static let nowhere: Int32 = -1

  package init(_ operation: Operation, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0) {
    self.operation = operation
    self.a = a
    self.b = b
    self.c = c
  }
}

extension Instruction {
  /// The operation that an instruction performs with its operands a, b and c.
  package enum Operation: UInt8, Sendable, Hashable {
    /// Copies b to a.
    case move
    /// Continues at the instruction a.
    case jump
    /// Jumps to a at the end of a loop's round, and counts a step.
    case loop
    /// Continues at the instruction a if b is true.
    case jumpIf
    case jumpUnless
    /// Continues at the instruction a if b has no value.
    case jumpIfNone
    case jumpIfSome
    /// Jumps to a unless the comparison of b and c holds.
    case jumpUnlessEqual, jumpUnlessNotEqual
    case jumpUnlessLess, jumpUnlessLessOrEqual
    case jumpUnlessGreater, jumpUnlessGreaterOrEqual
    /// Sets a to the result of the operation for b and c.
    case add, subtract, multiply, divide, remainder
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, hasPrefix, hasSuffix
    /// `not` sets a to the opposite of b; `negate` sets a to -b.
    case not, negate
    /// Sets c to the next element of the list b, whose position is in the register after it; jumps
    /// to a at the end.
    case next
    /// Decrements the register b; jumps to a at zero.
    case countDown
    /// Calls the function that begins at b with the registers from c on, which become its frame.
    ///
    /// Sets a to its result.
    case call
    /// Begins a function whose frame needs a number of registers, which is a.
    case enter
    /// Leaves the function with the result b.
    case `return`

    /// Sets a to the property of b whose name has the number c.
    case property
    /// Sets a to the built-in member c of b.
    case member
    /// Sets a to the element of the list b at the index c.
    case element
    /// Sets a to the result of the built-in function b for the registers from c on.
    case apply
    /// Sets a to the list, or the text, of c registers from b on.
    case list, text
    /// Sets a to b, converted by the coercion c.
    case coerce
    /// Sets a to the time, which is read once and stored in the register b.
    case now
    /// Sets a to the day that the word c means at the time in the register b.
    case day
    /// Sets a to the day b at the constant c's time of day.
    case at

    /// Sets a to the result of the intent at the site b for the registers from c on; `nowhere`
    /// drops it.
    case perform
    /// Sets a to the result of the search b with the operands from c on.
    case find
    /// Sets a to the entity of the type with the name number b, found by the text c.
    case resolve
    /// Draws the widget b in the size c.
    case picture
    /// Sets a to the next line of standard input, or to no value at its end.
    case readLine
    /// Sets a to all of standard input.
    case readText
    /// Sets a to the answer to the prompt b, whose question and choices are in the registers from c
    /// on.
    case ask
    case wait
    case print
    /// Fails with the message b, which a `catch` can handle.
    case fail
    /// Ends the script with the exit code b.
    case exit
    /// Ends the script with b as its result.
    case finish

    /// Begins a `try`: a failure before its end jumps to a, with the error in the register b.
    case beginTry
    case endTry
    case beginAtomic
    case endAtomic
    /// Runs the branches of the block a at once.
    case parallel
    case endBranch
    /// Reports that the statement is about to run.
    case trace
  }
}
