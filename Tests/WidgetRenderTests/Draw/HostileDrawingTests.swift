import TestSupport
import Testing

@testable import WidgetRender

@Suite("Hostile shapes", .timeLimit(.minutes(5)))
struct HostileDrawingTests {
  static let wild: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, 1e6, -7, 0.5, 33,
  ]

  private func number(_ random: inout SplitMix64) -> Double {
    Bool.random(using: &random)
      ? Double.random(in: -90...180, using: &random) : Self.wild.randomElement(using: &random) ?? 0
  }

  private func point(_ random: inout SplitMix64) -> ArchivedPoint {
    ArchivedPoint(x: number(&random), y: number(&random))
  }

  private func outline(_ depth: Int, _ random: inout SplitMix64) -> ArchivedOutline {
    let inner = depth > 0 ? outline(depth - 1, &random) : .rectangle
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .rectangle
    case 1:
      return .roundedRectangle(
        ArchivedCornerRadii(topLeading: number(&random), bottomTrailing: number(&random))
      )
    case 2: return .capsule
    case 3: return .circle
    case 4: return .ellipse
    case 5: return .containerRelative
    case 6: return .trimmed(inner, from: number(&random), to: number(&random))
    case 7: return .inset(inner, by: number(&random))
    case 8: return .rotated(inner, degrees: number(&random), anchor: point(&random))
    case 9: return .scaled(inner, x: number(&random), y: number(&random), anchor: point(&random))
    case 10: return .moved(inner, by: point(&random))
    case 11: return .sized(inner, width: number(&random), height: number(&random))
    default: return .path(path(&random))
    }
  }

  private func path(_ random: inout SplitMix64) -> ArchivedPath {
    ArchivedPath(
      (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .move(point(&random))
        case 1: .line(point(&random))
        case 2: .quad(point(&random), control: point(&random))
        case 3: .curve(point(&random), control1: point(&random), control2: point(&random))
        default: .close
        }
      }
    )
  }

  private func paint(_ random: inout SplitMix64) -> ArchivedPaint {
    let gradient = ArchivedGradient(
      (0..<Int.random(in: 0..<5, using: &random)).map { _ in
        let color = SystemColor.allCases.randomElement(using: &random) ?? .red
        let opacity = UInt8.random(in: 0...255, using: &random)
        return ArchivedGradient.Stop(
          ArchivedColor(.system(color), opacity: opacity),
          at: number(&random)
        )
      }
    )
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .linear(gradient, from: point(&random), to: point(&random))
    case 1:
      return .radial(gradient, center: point(&random), from: number(&random), to: number(&random))
    case 2:
      return .elliptical(
        gradient,
        center: point(&random),
        from: number(&random),
        to: number(&random)
      )
    case 3:
      return .angular(gradient, center: point(&random), from: number(&random), to: number(&random))
    default: return WidgetRenderTests.paint(.green, UInt8.random(in: 0...255, using: &random))
    }
  }

  private func view(_ random: inout SplitMix64) -> ArchivedView {
    let outline = outline(3, &random)
    let stroke = ArchivedStroke(
      width: number(&random),
      cap: ArchivedStroke.Cap.allCases.randomElement(using: &random) ?? .butt,
      join: ArchivedStroke.Join.allCases.randomElement(using: &random) ?? .miter,
      dash: (0..<Int.random(in: 0..<4, using: &random)).map { _ in number(&random) },
      dashPhase: number(&random)
    )
    let isFilled = Bool.random(using: &random)
    let part: ArchivedShape.Part =
      isFilled
      ? .inside(isEvenOdd: Bool.random(using: &random))
      : .edge(stroke, isInset: Bool.random(using: &random))
    let shape = ArchivedView.shape(ArchivedShape(outline, part, paint(&random)))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return shape.with(.clipShape(self.outline(2, &random)))
    case 1: return text("東京 words").with(.background(shape, .center)).with(.opacity(99))
    case 2: return shape.with(.mask(view(&random), .center))
    case 3: return shape.with(.rotation(degrees: number(&random), anchor: point(&random)))
    case 4:
      return shape.with(
        .scale(x: number(&random), y: number(&random), anchor: point(&random))
      )
    case 5:
      let style = ArchivedMeter.Style.allCases.randomElement(using: &random) ?? .bar
      return .zStack(.center, [shape, meter(style, .fraction(number(&random)))])
    case 6: return .zStack(.center, [shape, text("東京").with(.foreground(paint(&random)))])
    default: return shape.with(.zIndex(number(&random)))
    }
  }

  @Test func `no shape traps, hangs or is too wide`() {
    var random = SplitMix64(seed: 7)
    for round in 0..<150 {
      let view = ArchivedView.zStack(.center, [view(&random), view(&random)])
      let size = (Int.random(in: 0...24, using: &random), Int.random(in: 0...9, using: &random))
      let grid = picture(view, size.0, size.1, isASCII: round % 5 == 0).grid
      for line in lines(of: grid) { #expect(line.unicodeScalars.count <= size.0 * 2) }
      #expect(!grid.ansi(depth: .truecolor).isEmpty || size.1 == 0)
      if round % 5 == 0 { #expect(grid.plainBytes.allSatisfy { $0 < 0x80 }) }
    }
  }

  @Test func `a path of many points costs what its picture costs`() {
    var random = SplitMix64(seed: 9)
    let elements = (0..<60_000).map { _ in
      ArchivedPath.Element.curve(
        ArchivedPoint(
          x: .random(in: -1e9...1e9, using: &random),
          y: .random(in: 0...1e9, using: &random)
        ),
        control1: .zero,
        control2: .center
      )
    }
    let view = shape(.path(ArchivedPath([.move(.zero)] + elements)))
    #expect(lines(view, 40, 20).count == 20)
  }
}
