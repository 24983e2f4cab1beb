/// A collection that was read, and the store's commit sequence at the first read.
package struct CollectionRead: Hashable, Sendable {
  package let collection: String
  package let sequence: Int64

  package init(collection: String, sequence: Int64) {
    self.collection = collection
    self.sequence = sequence
  }
}
