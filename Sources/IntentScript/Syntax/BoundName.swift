/// A name that a statement binds, with the type that is written beside it.
package struct BoundName: Sendable {
  package let id: NodeID
  package let name: Name
  package let type: TypeName?

  package init(_ name: Name, id: NodeID, type: TypeName? = nil) {
    self.id = id
    self.name = name
    self.type = type
  }
}
