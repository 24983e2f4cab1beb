/// Which entity a text means: exact id, unique id prefix, unique name (LG-7).
package struct EntityRequest: Codable, Equatable, Sendable {
  /// The entity type's identifier, case apart.
  package var entity: String
  package var text: String
  /// What words in the text are counted from, in microseconds since 1970 UTC (RT-2).
  package var now: Int64
  /// Whether it is looked for in the transaction that is open.
  package var isInTransaction: Bool

  package init(entity: String, text: String, now: Int64, isInTransaction: Bool = false) {
    self.entity = entity
    self.text = text
    self.now = now
    self.isInTransaction = isInTransaction
  }
}
