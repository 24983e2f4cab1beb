/// The terminal colours that symbolic colours become, for one colour scheme.
package struct Palette: Sendable, Hashable {
  package enum Scheme: Sendable, Hashable, CaseIterable {
    case light, dark
  }

  package var scheme: Scheme

  package init(_ scheme: Scheme) {
    self.scheme = scheme
  }

  package static let light = Palette(.light)
  package static let dark = Palette(.dark)
}
