public import Foundation
import WidgetRender

/// An outline that fills its frame; without a style it is filled with the foreground (SU-64).
///
/// The library's own shapes stay symbolic, so that the host fits them to any size. The path of your
/// own shape is requested once, for the size that it has in the widget's family.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle.
  ///
  /// - Parameter rect: The frame in points, with its origin at zero.
  /// - Returns: The path of the outline.
  func path(in rect: CGRect) -> Path
  /// Returns the shape's size for a proposal; by default the proposed size (SU-11).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The use for which the shape is made; it has no effect in a terminal.
  static var role: ShapeRole { get }
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be drawn with its edges moved inward.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with its edges moved inward by a number of points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A type-erased shape.
public struct AnyShape: Sendable {
  private let shape: any Shape

  public nonisolated init<Content: Shape>(_ shape: Content) {
    self.shape = shape
  }
}

extension AnyShape: Shape, FormedShape {
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func form(in rect: CGRect?) -> ShapeForm? { shape.formed(in: rect) }
}

extension Path: Shape, FormedShape {
  public func path(in rect: CGRect) -> Path {
    rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.path(archived)) }
}

/// The use for which a shape is made; it has no effect in a terminal.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// The archived form of a shape: its outline and, if it is stroked, its line.
struct ShapeForm: Sendable {
  private(set) var outline: ArchivedOutline
  private(set) var stroke: ArchivedStroke?
  /// The number of changes nested around the outline; changes beyond an archive's limit are
  /// dropped.
  private var depth = 1

  init(_ outline: ArchivedOutline, stroke: ArchivedStroke? = nil) {
    self.outline = outline
    self.stroke = stroke
  }

  /// Returns the archived form with a changed outline and the same line.
  func changing(_ change: (ArchivedOutline) -> ArchivedOutline) -> ShapeForm {
    guard depth < ArchiveLimits.maximumOutlineDepth else { return self }
    var form = self
    form.outline = change(outline)
    form.depth += 1
    return form
  }

  /// Returns the archived form of a line along the same outline.
  func stroked(_ stroke: ArchivedStroke) -> ShapeForm {
    var form = self
    form.stroke = stroke
    return form
  }

  /// Returns the part of the outline to paint: the line of a stroked form, otherwise the inside by
  /// the rule of `style`.
  func part(_ style: FillStyle) -> ArchivedShape.Part {
    if let stroke { return .edge(stroke, isInset: false) }
    return .inside(isEvenOdd: style.isEOFilled)
  }
}

/// A shape of the library, which has an archived form.
protocol FormedShape: Sendable {
  /// Returns the archived form in `rect`, or if `rect` is `nil` one that fits every size.
  ///
  /// - Returns: `nil` if there is no `rect` and the shape has no form for every size.
  func form(in rect: CGRect?) -> ShapeForm?
}

extension Shape {
  /// Returns the archived form in `rect`, or if `rect` is `nil` one that fits every size.
  ///
  /// - Returns: `nil` if there is no `rect` and this is an author's shape.
  func formed(in rect: CGRect?) -> ShapeForm? {
    if let formed = self as? any FormedShape { return formed.form(in: rect) }
    return rect.map { ShapeForm(.path(path(in: $0).archived)) }
  }
}

/// A shape that is itself a line, whose width does not change when the shape's points are
/// transformed.
protocol StrokedForm {
  func centerLine(in rect: CGRect) -> Path
  var line: ArchivedStroke { get }
}

extension _StrokedShape: StrokedForm {
  func centerLine(in rect: CGRect) -> Path { shape.path(in: rect) }
  var line: ArchivedStroke { style.archived }
}

extension ArchiveScope {
  /// Returns a shape painted with `paint`; the path of an author's shape is requested when the
  /// shape's size is known.
  func painted<Content: Shape>(
    _ shape: Content,
    _ paint: ArchivedPaint,
    part: @escaping (ShapeForm) -> ArchivedShape.Part
  ) -> ArchivedView {
    if let form = shape.formed(in: nil, in: environment) {
      return .shape(ArchivedShape(form.outline, part(form), paint))
    }
    let make: @MainActor (ViewFrame) -> ArchivedView = { place in
      let rect = CGRect(origin: .zero, size: place.size)
      guard let form = shape.formed(in: rect, in: environment) else { return .shape(.nothing) }
      return .shape(ArchivedShape(form.outline, part(form), paint))
    }
    if shape.fillsItsRoom { return sized(make) }
    return sized(answering: { shape.sizeThatFits(ProposedViewSize($0)).cells }) { place in
      let cells = place.cells.size
      return .modified(
        make(place),
        .frame(
          width: CellLength(cells: cells.columns),
          height: CellLength(cells: cells.rows),
          .center
        )
      )
    }
  }

  /// Returns `view` in front of `background`, which contains earlier fills and strokes, in the size
  /// of `view`.
  func painted<Background: View>(_ view: ArchivedView, over background: Background) -> ArchivedView
  {
    let behind = layered(background)
    return behind == .empty ? view : .modified(view, .background(behind, .center))
  }
}

extension Shape {
  /// Whether the shape fills the proposed size, which is tested with one proposal of unequal sides.
  fileprivate var fillsItsRoom: Bool {
    let room = CGSize(width: 136, height: 176)
    return sizeThatFits(ProposedViewSize(room)) == room
  }
}

extension ArchivedShape {
  /// A shape that occupies its space and draws nothing.
  fileprivate static let nothing = ArchivedShape(
    .path(ArchivedPath()),
    filledWith: .color(.primary)
  )
}
