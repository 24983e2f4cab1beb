import Foundation
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Archived styles", .timeLimit(.minutes(5)))
struct ShadingTests {
  private func paint<Style: ShapeStyle>(_ style: Style) -> ArchivedPaint? {
    guard case .shape(let shape) = ViewArchiver.archive(Rectangle().fill(style)) else { return nil }
    return shape.paint
  }

  private let red = ArchivedColor(.system(.red))
  private let colors = [Color.red, .blue]
  private var gradient: ArchivedGradient {
    ArchivedGradient([.init(red, at: 0), .init(ArchivedColor(.system(.blue)), at: 1)])
  }

  // SU-62
  @Test func `gradients keep their colours and places`() {
    let own = Gradient(colors: colors)
    let center = ArchivedPoint.center
    let (top, end) = (ArchivedPoint(x: 0.5, y: 0), ArchivedPoint(x: 1, y: 1))
    #expect(
      paint(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottomTrailing))
        == .linear(gradient, from: top, to: end)
    )
    #expect(
      paint(.radialGradient(own, center: .center, startRadius: 2, endRadius: 30))
        == .radial(gradient, center: center, from: 2, to: 30)
    )
    #expect(
      paint(.ellipticalGradient(own)) == .elliptical(gradient, center: center, from: 0, to: 0.5)
    )
    #expect(
      paint(.conicGradient(own, center: .center, angle: .degrees(10)))
        == .angular(gradient, center: center, from: 10, to: 370)
    )
    #expect(
      paint(.angularGradient(own, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        == .angular(gradient, center: center, from: 0, to: 90)
    )
    #expect(paint(own) == .linear(gradient, from: top, to: .init(x: 0.5, y: 1)))
  }

  @Test func `stops rise, are numbers and end where a screen cannot show more`() {
    let stops = [0.5, 0.2, CGFloat.nan, 2].map { Gradient.Stop(color: .red, location: $0) }
    let made = paint(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    guard case .linear(let gradient, _, _) = made else {
      Issue.record("\(String(describing: made))")
      return
    }
    #expect(gradient.stops.map(\.location) == [0.5, 0.5, 0.5, 2])
    let many = Gradient(colors: Array(repeating: .red, count: 1_000))
    #expect(paint(many)?.stops == ArchiveLimits.maximumStops)
    #expect(paint(Gradient(colors: []))?.mainColor == ArchivedColor(.system(.clear)))
  }

  @Test func `a gradient is a view, a background, a border and a surface`() throws {
    let style = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    let fill = ArchivedView.fill(try #require(paint(style)))
    let text = Text(verbatim: "a")
    #expect(ViewArchiver.archive(style) == fill)
    let made: [(ArchivedView, ArchivedModifier)] = [
      (ViewArchiver.archive(text.background(style)), .background(fill, .center)),
      (ViewArchiver.archive(text.overlay(style)), .overlay(fill, .center)),
      (ViewArchiver.archive(text.border(style)), .border(try #require(paint(style)))),
      (
        ViewArchiver.archive(text.containerBackground(style, for: .widget)),
        .containerBackground(fill, .center)
      ),
    ]
    for (view, modifier) in made { #expect(view.modifiers == [modifier]) }
  }

  // SU-60
  @Test func `letters and symbols take a gradient across all of them`() throws {
    let style = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    let paint = try #require(self.paint(style))
    #expect(
      ViewArchiver.archive(Text(verbatim: "a").foregroundStyle(style)).modifiers
        == [.foreground(paint)]
    )
    let stack = HStack {
      Text(verbatim: "a")
      Text(verbatim: "b").foregroundColor(.red)
      Image(systemName: "star")
      Circle()
    }
    guard case .stack(let made) = ViewArchiver.archive(stack.foregroundStyle(style)) else {
      Issue.record("no stack")
      return
    }
    #expect(made.children[0].modifiers == [.foreground(paint)])
    #expect(made.children[1].modifiers.isEmpty)
    #expect(made.children[2].modifiers == [.foreground(paint)])
    #expect(made.children[3] == .shape(ArchivedShape(.circle, filledWith: paint)))
  }

  // SU-60, SU-61
  @Test func `levels of a style are fainter`() {
    #expect(paint(.red.secondary) == .color(ArchivedColor(.system(.red), opacity: 153)))
    #expect(paint(.quinary) == .color(ArchivedColor(.foreground(level: 5))))
    #expect(paint(.red.opacity(0.5)) == .color(ArchivedColor(.system(.red), opacity: 128)))
    #expect(paint(.opacity(0.5)) == .color(ArchivedColor(.foreground(level: 1), opacity: 128)))
    #expect(
      paint(.background.secondary) == .color(ArchivedColor(.rgb(light: 0xF2F2F7, dark: 0x1C1C1E)))
    )
    #expect(paint(.fill.quaternary)?.mainColor.opacity == 33)
    let faint = paint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).tertiary)
    #expect(faint?.mainColor == ArchivedColor(.system(.red), opacity: 77))
  }

  // SU-62
  @Test func `the system's styles stay symbolic`() {
    #expect(paint(.background) == .color(ArchivedColor(.background)))
    #expect(paint(.windowBackground) == .color(ArchivedColor(.background)))
    #expect(paint(.tint) == .color(.accent))
    #expect(paint(.selection) == .color(.accent))
    #expect(paint(.separator) == .color(ArchivedColor(.foreground(level: 4))))
    #expect(paint(.placeholder) == .color(ArchivedColor(.foreground(level: 3))))
    #expect(paint(.link) == .color(ArchivedColor(.system(.blue))))
    #expect(paint(.red.shadow(.drop(radius: 3))) == .color(red))
    #expect(paint(.red.blendMode(.screen)) == .color(red))
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let opacities = materials.compactMap { paint($0)?.mainColor.opacity }
    #expect(opacities == opacities.sorted() && Set(opacities).count == materials.count)
  }

  // SU-62
  @Test func `a tint may be a gradient`() {
    let view = ViewArchiver.archive(Rectangle().fill(.tint).tint(Gradient(colors: colors)))
    #expect(
      view
        == .shape(
          ArchivedShape(.rectangle, filledWith: paint(Gradient(colors: colors)) ?? .color(red))
        )
    )
  }

  /// A style that is red in the light scheme and blue in the dark one.
  private struct Own: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .light ? Color.red : Color.blue
    }
  }

  /// A style that resolves to itself without end.
  private struct Endless: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Endless { self }
  }

  @Test func `an author's style is asked for its place`() {
    #expect(paint(Own()) == .color(red))
    #expect(paint(AnyShapeStyle(Own())) == .color(red))
    #expect(paint(Endless()) == .color(.primary))
    let dark = ViewArchiver.archive(Rectangle().fill(Own()).environment(\.colorScheme, .dark))
    #expect(
      dark
        == .shape(
          ArchivedShape(
            .rectangle,
            filledWith: .color(.init(.rgb(light: 0x0A84FF, dark: 0x0A84FF)))
          )
        )
    )
  }

  @Test func `a mesh is the mean of its rows`() {
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.black, .white, .black, .black]
    )
    #expect(paint(mesh)?.mainColor.base == .rgb(light: 0x808080, dark: 0x808080))
  }
}

extension ArchivedPaint {
  /// The number of stops of a linear gradient; `nil` for other paints.
  fileprivate var stops: Int? {
    if case .linear(let gradient, _, _) = self { gradient.stops.count } else { nil }
  }
}
