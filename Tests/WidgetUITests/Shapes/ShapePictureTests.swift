import Foundation
import TestSupport
import Testing
import WidgetUI

@MainActor
@Suite("Pictures of shapes", .timeLimit(.minutes(5)))
struct ShapePictureTests {
  /// A wave from the left edge to the right one.
  private struct Wave: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: CGPoint(x: 0, y: rect.midY))
        $0.addCurve(
          to: CGPoint(x: rect.maxX, y: rect.midY),
          control1: CGPoint(x: rect.width * 0.35, y: -rect.height * 0.8),
          control2: CGPoint(x: rect.width * 0.65, y: rect.height * 1.8)
        )
      }
    }
  }

  /// A star with five points.
  private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
      let radius = min(rect.width, rect.height) / 2
      let points = (0..<10).map { index in
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        let reach = index.isMultiple(of: 2) ? radius : radius * 0.45
        return CGPoint(x: rect.midX + cos(angle) * reach, y: rect.midY + sin(angle) * reach)
      }
      return Path {
        $0.addLines(points)
        $0.closeSubpath()
      }
    }
  }

  // SU-64
  @Test func `filled shapes`() throws {
    let view = HStack {
      Circle()
      Ellipse()
      Capsule().frame(width: 24)
      UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12).frame(width: 24)
    }
    try expectSnapshot(pictures(of: view), "shapes-filled")
  }

  // SU-64
  @Test func `stroked shapes`() throws {
    let view = HStack {
      Circle().stroke(lineWidth: 2)
      RoundedRectangle(cornerRadius: 12).stroke(.red, lineWidth: 1)
      Capsule().strokeBorder()
    }
    try expectSnapshot(pictures(of: view), "shapes-stroked")
  }

  // SU-64
  @Test func `a ring around a text`() throws {
    let style = StrokeStyle(lineWidth: 8, lineCap: .round)
    let view = ZStack {
      Circle().stroke(.gray, lineWidth: 8).opacity(0.3)
      Circle().trim(from: 0, to: 0.7).stroke(style: style).rotation(.degrees(-90))
        .foregroundColor(.green)
      Text(verbatim: "70 %")
    }
    try expectSnapshot(pictures(of: view), "shapes-ring")
  }

  // SU-11
  @Test func `shapes of an author`() throws {
    let view = VStack {
      Wave().stroke(.blue, lineWidth: 2)
      HStack {
        Star().fill(.yellow)
        Star().stroke(.red)
      }
    }
    try expectSnapshot(pictures(of: view), "shapes-own")
  }

  // SU-64
  @Test func `changed shapes`() throws {
    let view = HStack {
      Circle().scale(0.5).rotation(.degrees(90)).offset(y: 16)
      Ellipse().trim(from: 0, to: 0.5)
      Ellipse().inset(by: 12)
    }
    try expectSnapshot(pictures(of: view), "shapes-changed")
  }

  @Test func `bars of a canvas, with a word above them`() throws {
    let values: [CGFloat] = [3, 7, 4, 9, 6, 2, 8]
    let view = Canvas { context, size in
      let step = size.width / CGFloat(values.count)
      for (index, value) in values.enumerated() {
        let height = (size.height - 16) * value / 10
        let bar = CGRect(
          x: CGFloat(index) * step,
          y: size.height - height,
          width: step - 8,
          height: height
        )
        context.fill(Path(bar), with: .color(.green))
      }
      let corner = CGPoint(x: size.width, y: 0)
      context.draw(Text(verbatim: "most 9"), at: corner, anchor: .topTrailing)
    }
    try expectSnapshot(pictures(of: view), "canvas-bars")
  }

  // SU-40
  @Test func `a line through values`() throws {
    let values: [CGFloat] = [0.3, 0.6, 0.4, 0.9, 0.5, 0.2, 0.8]
    let view = GeometryReader { proxy in
      Path { path in
        path.addLines(
          values.enumerated().map { index, value in
            CGPoint(
              x: proxy.size.width * CGFloat(index) / CGFloat(values.count - 1),
              y: proxy.size.height * (1 - value)
            )
          }
        )
      }
      .stroke(.green, lineWidth: 2)
    }
    try expectSnapshot(pictures(of: view), "path-line")
  }
}
