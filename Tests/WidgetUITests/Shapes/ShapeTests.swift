import Foundation
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Archived shapes", .timeLimit(.minutes(5)))
struct ShapeTests {
  private func archive<Content: View>(_ view: Content) -> ArchivedView {
    ViewArchiver.archive(view)
  }

  private func shape<Content: View>(_ view: Content) throws -> ArchivedShape {
    guard case .shape(let shape) = archive(view) else {
      throw Unexpected(view: archive(view))
    }
    return shape
  }

  private struct Unexpected: Error { let view: ArchivedView }

  private let red = ArchivedPaint.color(ArchivedColor(.system(.red)))

  // SU-64
  @Test func `the library's shapes stay symbolic`() throws {
    let radii = ArchivedCornerRadii(
      topLeading: 1,
      bottomLeading: 2,
      bottomTrailing: 3,
      topTrailing: 4
    )
    let expected: [(ArchivedOutline, AnyShape)] = [
      (.rectangle, AnyShape(.rect)),
      (.circle, AnyShape(.circle)),
      (.ellipse, AnyShape(.ellipse)),
      (.capsule, AnyShape(.capsule(style: .circular))),
      (.containerRelative, AnyShape(.containerRelative)),
      (.roundedRectangle(.init(all: 6)), AnyShape(.rect(cornerRadius: 6))),
      (.roundedRectangle(.init(all: 3)), AnyShape(.rect(cornerSize: CGSize(width: 9, height: 3)))),
      (
        .roundedRectangle(radii),
        AnyShape(
          .rect(
            topLeadingRadius: 1,
            bottomLeadingRadius: 2,
            bottomTrailingRadius: 3,
            topTrailingRadius: 4
          )
        )
      ),
    ]
    for (outline, content) in expected {
      #expect(try shape(content) == ArchivedShape(outline, filledWith: .color(.primary)))
      #expect(try shape(content.fill(.red)) == ArchivedShape(outline, filledWith: red))
    }
  }

  // SU-64
  @Test func `changed shapes stay symbolic`() throws {
    let circle = Circle()
    let expected: [(ArchivedOutline, AnyShape)] = [
      (.trimmed(.circle, from: 0.25, to: 1), AnyShape(circle.trim(from: 0.25, to: 9))),
      (.inset(.circle, by: 4), AnyShape(circle.inset(by: 4))),
      (.inset(.circle, by: 6), AnyShape(circle.inset(by: 4).inset(by: 2))),
      (
        .rotated(.circle, degrees: 90, anchor: .init(x: 0, y: 1)),
        AnyShape(circle.rotation(.degrees(90), anchor: .bottomLeading))
      ),
      (.scaled(.circle, x: 2, y: 2, anchor: .center), AnyShape(circle.scale(2))),
      (.moved(.circle, by: .init(x: 3, y: 0)), AnyShape(circle.offset(x: 3))),
      (.sized(.circle, width: 20, height: 10), AnyShape(circle.size(width: 20, height: 10))),
      (
        .rotated(.trimmed(.circle, from: 0, to: 0.5), degrees: -90, anchor: .center),
        AnyShape(circle.trim(to: 0.5).rotation(.degrees(-90)))
      ),
    ]
    for (outline, content) in expected {
      #expect(try shape(content) == ArchivedShape(outline, filledWith: .color(.primary)))
    }
  }

  // SU-64
  @Test func `a line along a shape is a shape that is painted as a line`() throws {
    let line = ArchivedStroke(width: 4, cap: .round, join: .bevel, dash: [2, 3], dashPhase: 1)
    let style = StrokeStyle(
      lineWidth: 4,
      lineCap: .round,
      lineJoin: .bevel,
      dash: [2, 3],
      dashPhase: 1
    )
    let expected = ArchivedShape(.circle, line, edgedWith: red)
    #expect(try shape(Circle().stroke(.red, style: style)) == expected)
    #expect(try shape(Circle().stroke(style: style).fill(.red)) == expected)
    #expect(
      try shape(Circle().stroke(style: style).rotation(.degrees(30)))
        == ArchivedShape(
          .rotated(.circle, degrees: 30, anchor: .center),
          line,
          edgedWith: .color(.primary)
        )
    )
    #expect(
      try shape(Capsule().strokeBorder(.red, lineWidth: 2))
        == ArchivedShape(.capsule, ArchivedStroke(width: 2), isInset: true, edgedWith: red)
    )
    #expect(try shape(Circle().stroke(lineWidth: 3)).part == .edge(.init(width: 3), isInset: false))
  }

  @Test func `the even-odd rule is kept`() throws {
    #expect(try shape(Circle().fill(style: .init(eoFill: true))).part == .inside(isEvenOdd: true))
  }

  @Test func `a shape is painted over what was painted before`() throws {
    let view = archive(Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green))
    guard case .modified(.shape(let top), .background(let second, _)) = view,
      case .modified(.shape(let middle), .background(.shape(let bottom), _)) = second
    else { throw Unexpected(view: view) }
    #expect(top.part == .edge(.init(width: 1), isInset: true))
    #expect(middle.part == .edge(.init(width: 2), isInset: false))
    #expect(bottom == ArchivedShape(.circle, filledWith: red))
    guard
      case .modified(.shape(let inside), .background(.shape(let edge), _)) = archive(
        Circle().stroke(.red).fill(.blue)
      )
    else { throw Unexpected(view: view) }
    #expect(inside.part == .inside(isEvenOdd: false) && edge.part == .edge(.init(), isInset: false))
  }

  /// A shape of two diagonal lines.
  private struct Cross: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: rect.origin)
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      }
    }
  }

  private func cross(to x: Double, _ y: Double) -> ArchivedOutline {
    .path(ArchivedPath([.move(.zero), .line(.init(x: x, y: y))]))
  }

  // SU-11
  @Test func `an author's shape is asked for its path at the size it has`() throws {
    let view = archive(Cross().stroke(.red, lineWidth: 2).frame(width: 40, height: 32))
    guard case .modified(.shape(let shape), .frame) = view else { throw Unexpected(view: view) }
    #expect(shape == ArchivedShape(cross(to: 40, 32), .init(width: 2), edgedWith: red))
  }

  /// A shape that is half as high as it is wide.
  private struct Low: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let width = proposal.replacingUnspecifiedDimensions().width
      return CGSize(width: width, height: width / 2)
    }
  }

  // SU-11
  @Test func `an author's shape may choose its size`() throws {
    let view = archive(Low().frame(width: 64, height: 64))
    guard case .modified(.modified(.shape(let shape), let size), .frame) = view,
      case .path(let path) = shape.outline
    else { throw Unexpected(view: view) }
    #expect(size == .frame(width: 8, height: 2, .center))
    #expect(path.elements.contains(.line(.init(x: 64, y: 32))))
    #expect(Circle().sizeThatFits(.init(width: 30, height: 20)) == CGSize(width: 20, height: 20))
  }

  @Test func `an author's shape with a size of its own keeps it`() throws {
    #expect(
      try shape(Cross().size(width: 24, height: 16))
        == ArchivedShape(cross(to: 24, 16), filledWith: .color(.primary))
    )
  }

  @Test func `a path is drawn where it is, whatever the room`() throws {
    let path = Path(CGRect(x: 8, y: 16, width: 8, height: 16))
    #expect(
      try shape(path.fill(.red)).outline
        == .path(
          ArchivedPath([
            .move(.init(x: 8, y: 16)), .line(.init(x: 16, y: 16)), .line(.init(x: 16, y: 32)),
            .line(.init(x: 8, y: 32)), .close,
          ])
        )
    )
  }

  @Test func `a transform changes the points and not the line's width`() throws {
    let move = CGAffineTransform(scaleX: 2, y: 1)
    let view = archive(
      Cross().stroke(lineWidth: 3).transform(move).frame(width: 8, height: 16)
    )
    guard case .modified(.shape(let shape), .frame) = view else { throw Unexpected(view: view) }
    #expect(
      shape.outline == cross(to: 16, 16) && shape.part == .edge(.init(width: 3), isInset: false)
    )
  }

  /// A rectangle that can be inset.
  private struct Tile: InsettableShape {
    var amount: CGFloat = 0
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    func inset(by amount: CGFloat) -> some InsettableShape { Tile(amount: self.amount + amount) }
  }

  @Test func `an author's border lies half its width inside`() throws {
    let view = archive(Tile().strokeBorder(.red, lineWidth: 4).frame(width: 16, height: 16))
    guard case .modified(.shape(let shape), .frame) = view,
      case .path(let path) = shape.outline
    else { throw Unexpected(view: view) }
    #expect(path.elements.first == .move(.init(x: 2, y: 2)))
    #expect(shape.part == .edge(.init(width: 4), isInset: false))
  }

  @Test func `numbers that are none are drawn as something`() throws {
    let view = Path { $0.addLines([CGPoint(x: CGFloat.nan, y: .infinity), .zero]) }
    #expect(
      try shape(view.stroke(.red, lineWidth: -.infinity))
        == ArchivedShape(
          .path(ArchivedPath([.move(.init(x: 0, y: 1_000_000)), .line(.zero)])),
          ArchivedStroke(width: 0),
          edgedWith: red
        )
    )
    var deep = AnyShape(Circle())
    for _ in 0..<50 { deep = AnyShape(deep.rotation(.degrees(1))) }
    #expect(try ArchivedView(compactBytes: archive(deep).compactBytes) == archive(deep))
  }

  // SU-36
  @Test func `a view is cut to a shape`() throws {
    let text = Text(verbatim: "a")
    #expect(archive(text.clipShape(.capsule)).modifiers == [.clipShape(.capsule)])
    #expect(
      archive(text.cornerRadius(8)).modifiers == [.clipShape(.roundedRectangle(.init(all: 8)))]
    )
    #expect(
      archive(text.frame(width: 16, height: 16).clipShape(Cross())).modifiers.first
        == .clipShape(cross(to: 16, 16))
    )
    #expect(archive(text.contentShape(Circle())) == archive(text))
  }

  // SU-39
  @Test func `a shape lies behind a view, or before it`() {
    let text = Text(verbatim: "a")
    let filled = ArchivedView.shape(ArchivedShape(.circle, filledWith: red))
    #expect(archive(text.background(.red, in: .circle)).modifiers == [.background(filled, .center)])
    #expect(archive(text.overlay(.red, in: Circle())).modifiers == [.overlay(filled, .center)])
    #expect(
      archive(text.background(in: .circle).backgroundStyle(.red)).modifiers
        == [.background(filled, .center)]
    )
  }

  @Test func `a container's shape is that of relative shapes inside`() throws {
    #expect(
      try shape(ContainerRelativeShape().fill(.red).containerShape(.capsule))
        == ArchivedShape(.capsule, filledWith: red)
    )
  }
}
