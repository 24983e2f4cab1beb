/// How one cell looks, with colours still symbolic; `nil` is the terminal's own colour.
///
/// A mixed colour is told by the uppermost of what it is mixed from.
package struct CellStyle: Sendable, Hashable {
  package var foreground: ArchivedColor?
  package var background: ArchivedColor?
  package var attributes: TextStyle.Attributes

  package init(
    foreground: ArchivedColor? = nil,
    background: ArchivedColor? = nil,
    attributes: TextStyle.Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package static let plain = CellStyle()
}
