/// One numbered step of a module's schema, done once and whole.
public struct Migration: Sendable {
  public let number: Int64
  public let operations: [Operation]

  public init(_ number: Int64, _ operations: [Operation]) {
    self.number = number
    self.operations = operations
  }
}
