/// The number of a place in the tree that means something: an expression, or a name that is bound.
///
/// The checker's tables are indexed by it. The numbers of a script's files follow one another.
package struct NodeID: Sendable, Hashable {
  package let index: Int32

  package init(_ index: Int32) {
    self.index = index
  }
}
