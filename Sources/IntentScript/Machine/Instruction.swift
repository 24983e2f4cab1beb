/// One step of a compiled script, in 16 bytes.
///
/// An operand that is read is a register of the frame, or a constant where it is negative: `~index`.
package struct Instruction: Sendable, Hashable {
  package let operation: Operation
  /// The register that is written, or the instruction that is jumped to.
  package var a: Int32
  package var b: Int32
  package var c: Int32

  /// The register of a value that nothing reads.
  static let nowhere: Int32 = -1

  package init(_ operation: Operation, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0) {
    self.operation = operation
    self.a = a
    self.b = b
    self.c = c
  }
}
