import Foundation
import WidgetRender

/// What the host is told of a shape: its outline and, where only a line along it counts, the line.
struct ShapeForm: Sendable {
  private(set) var outline: ArchivedOutline
  private(set) var stroke: ArchivedStroke?
  /// Outlines inside each other; further changes are left out where an archive holds no more.
  private var depth = 1

  init(_ outline: ArchivedOutline, stroke: ArchivedStroke? = nil) {
    self.outline = outline
    self.stroke = stroke
  }

  /// The same line along a changed outline.
  func changing(_ change: (ArchivedOutline) -> ArchivedOutline) -> ShapeForm {
    guard depth < ArchiveLimits.maximumOutlineDepth else { return self }
    var form = self
    form.outline = change(outline)
    form.depth += 1
    return form
  }

  /// The line along the same outline.
  func stroked(_ stroke: ArchivedStroke) -> ShapeForm {
    var form = self
    form.stroke = stroke
    return form
  }

  /// What is painted when the form is filled.
  func part(_ style: FillStyle) -> ArchivedShape.Part {
    if let stroke { return .edge(stroke, isInset: false) }
    return .inside(isEvenOdd: style.isEOFilled)
  }
}

/// A shape that knows what the host is told of it.
protocol FormedShape: Sendable {
  /// The form in `rect`; where that is `nil`, the form for every size, if there is one.
  func form(in rect: CGRect?) -> ShapeForm?
}

extension Shape {
  /// The form in `rect`; where that is `nil`, the form for every size, which authors' shapes do not have.
  func formed(in rect: CGRect?) -> ShapeForm? {
    if let formed = self as? any FormedShape { return formed.form(in: rect) }
    return rect.map { ShapeForm(.path(path(in: $0).archived)) }
  }
}
