import Foundation
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Canvas", .timeLimit(.minutes(5)))
struct CanvasTests {
  /// Returns the views that a canvas of 80 × 64 points draws, one for each step.
  private func steps(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [ArchivedView] {
    let view = ViewArchiver.archive(Canvas(renderer: renderer).frame(width: 80, height: 64))
    guard case .modified(.zStack(.topLeading, let children), .frame) = view else { return [] }
    return Array(children.dropFirst())
  }

  private func shape(_ view: ArchivedView?) -> ArchivedShape? {
    switch view {
    case .shape(let shape): shape
    case .stack(let stack): shape(stack.children.first)
    default: nil
    }
  }

  private let red = ArchivedPaint.color(ArchivedColor(.system(.red)))
  private let square = Path(CGRect(x: 0, y: 0, width: 40, height: 16))

  // SU-11
  @Test func `a drawing is made for the room that it gets`() {
    var sizes: [CGSize] = []
    _ = steps { _, size in sizes.append(size) }
    #expect(sizes == [CGSize(width: 80, height: 64)])
  }

  @Test func `paths are filled and stroked in the order of drawing`() {
    let steps = steps { context, _ in
      context.fill(square, with: .color(.red), style: FillStyle(eoFill: true))
      context.stroke(square, with: .color(.red), lineWidth: 2)
      context.fill(Path(), with: .color(.red))
    }
    #expect(steps.count == 2)
    #expect(shape(steps.first)?.part == .inside(isEvenOdd: true))
    #expect(shape(steps.last)?.part == .edge(ArchivedStroke(width: 2), isInset: false))
    #expect(shape(steps.first)?.paint == red)
  }

  @Test func `a transform holds for points and widths, and a copy's only for the copy`() {
    let steps = steps { context, _ in
      var copy = context
      copy.translateBy(x: 8, y: 16)
      copy.scaleBy(x: 2, y: 2)
      copy.stroke(square, with: .color(.red), style: StrokeStyle(lineWidth: 3, dash: [1]))
      context.fill(square, with: .color(.red))
    }
    #expect(
      shape(steps.first)?.outline
        == .path(
          ArchivedPath([
            .move(.init(x: 8, y: 16)), .line(.init(x: 88, y: 16)), .line(.init(x: 88, y: 48)),
            .line(.init(x: 8, y: 48)), .close,
          ])
        )
    )
    #expect(
      shape(steps.first)?.part == .edge(ArchivedStroke(width: 6, dash: [2]), isInset: false)
    )
    #expect(shape(steps.last)?.part == .inside(isEvenOdd: false))
  }

  @Test func `gradients lie where the drawing says`() {
    let gradient = Gradient(colors: [.red, .red])
    let stops = ArchivedGradient([.init(red.mainColor, at: 0), .init(red.mainColor, at: 1)])
    let steps = steps { context, _ in
      context.fill(
        square,
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 64))
      )
      context.fill(
        square,
        with: .radialGradient(
          gradient,
          center: CGPoint(x: 20, y: 16),
          startRadius: 1,
          endRadius: 9
        )
      )
      context.fill(
        square,
        with: .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
      )
    }
    #expect(
      steps.map { shape($0)?.paint } == [
        .linear(stops, from: .zero, to: .init(x: 0.5, y: 1)),
        .radial(stops, center: .init(x: 0.25, y: 0.25), from: 1, to: 9),
        .linear(stops, from: .init(x: 0, y: 0.125), to: .init(x: 0.5, y: 0.125)),
      ]
    )
  }

  /// A background is not drawn without colours, so only shapes below text are backgrounds.
  @Test func `a shape is a surface where letters stand on it`() {
    let steps = steps { context, _ in
      context.fill(square, with: .color(.red))
      context.fill(square.offsetBy(dx: 0, dy: 32), with: .color(.red))
      context.draw(Text(verbatim: "a"), at: CGPoint(x: 20, y: 8))
    }
    let isSurface = steps.prefix(2).map { if case .shape = $0 { true } else { false } }
    #expect(isSurface == [true, false])
  }

  @Test func `opacities of layers multiply`() {
    let steps = steps { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.fill(square, with: .color(.red))
      }
      context.fill(square, with: .color(.red))
    }
    #expect(steps.compactMap { shape($0)?.paint.mainColor.opacity } == [64, 128])
  }

  @Test func `what is clipped is drawn only inside the path`() {
    let steps = steps { context, _ in
      context.fill(square, with: .color(.red))
      context.clip(to: square)
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), options: .inverse)
      context.fill(square, with: .color(.red))
    }
    #expect(steps.first?.allModifiers == [])
    guard case .clipShape(.path(let path)) = steps.last?.allModifiers.first else {
      Issue.record("\(steps)")
      return
    }
    #expect(path.elements.first == .move(.zero) && steps.last?.allModifiers.count == 1)
  }

  @Test(arguments: [
    (UnitPoint.topLeading, 5, 2), (.center, 4, 2), (.bottomTrailing, 2, 1), (.top, 4, 2),
  ])
  func `a text hangs on its anchor`(anchor: UnitPoint, columns: Int, rows: Int) {
    let steps = steps { context, _ in
      context.draw(Text(verbatim: "abc"), at: CGPoint(x: 40, y: 32), anchor: anchor)
    }
    #expect(
      steps.first?.allOverlays.first?.modifiers.first == .offset(columns: columns, rows: rows)
    )
    #expect(steps.first?.allOverlays.first?.words == ["abc"])
  }

  @Test func `a text is measured before it is drawn`() {
    _ = steps { context, size in
      let text = context.resolve(Text(verbatim: "ab cd"))
      #expect(text.measure(in: size) == CGSize(width: 40, height: 16))
      #expect(text.measure(in: CGSize(width: 24, height: 64)) == CGSize(width: 16, height: 32))
      #expect(text.firstBaseline(in: size) == 16)
    }
  }

  @Test func `a text in a rectangle and a symbol have their frames`() {
    let steps = steps { context, _ in
      context.opacity = 0.5
      context.draw(Text(verbatim: "a"), in: CGRect(x: 8, y: 16, width: 24, height: 32))
      context.draw(Image(systemName: "star"), at: CGPoint(x: 40, y: 32))
    }
    let views = steps.compactMap(\.allOverlays.first)
    #expect(
      views.first?.modifiers == [
        .opacity(128), .offset(columns: 1, rows: 1), .frame(width: 3, height: 2, .topLeading),
      ]
    )
    #expect(views.last?.symbols == ["star"])
  }

  @Test func `an endless drawing ends, and has no symbols`() {
    let steps = steps { context, _ in
      #expect(context.resolveSymbol(id: 1) == nil)
      for _ in 0..<3_000 { context.fill(square, with: .color(.red)) }
    }
    #expect(steps.count == 2_000)
  }
}

extension ArchivedView {
  /// The views that directly overlay this one.
  fileprivate var allOverlays: [ArchivedView] {
    modifiers.compactMap { if case .overlay(let view, _) = $0 { view } else { nil } }
  }
}
