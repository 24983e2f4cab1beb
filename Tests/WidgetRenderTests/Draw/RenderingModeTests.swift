import Testing

@testable import WidgetRender

@Suite("Rendering modes", .timeLimit(.minutes(5)))
struct RenderingModeTests {
  private func grid(
    _ view: ArchivedView,
    _ mode: DrawContext.RenderingMode,
    isInvalidated: Bool = false
  ) -> CellGrid {
    let context = DrawContext(now: noon, renderingMode: mode, isInvalidated: isInvalidated)
    return WidgetPicture(view, size: CellSize(columns: 3, rows: 1), in: context).grid
  }

  private func ink(_ color: ArchivedColor) -> ArchivedView {
    text("a", style: TextStyle(foreground: color))
  }

  @Test func `accented shows the accent and the foreground`() {
    // WK-44, SU-63
    let red = ArchivedColor(.system(.red), opacity: 128)
    #expect(
      grid(ink(red), .accented)[1, 0].style.foreground
        == ArchivedColor(.foreground(level: 1), opacity: 128)
    )
    #expect(
      grid(ink(red).with(.accented), .accented)[1, 0].style.foreground
        == ArchivedColor(.accent, opacity: 128)
    )
    #expect(grid(ink(.secondary), .accented)[1, 0].style.foreground == .secondary)
    #expect(grid(ink(red).with(.accented), .fullColor)[1, 0].style.foreground == red)
  }

  // WK-44
  @Test func `levels of the foreground are levels of the accent where that is taken`() {
    let levels = [1, 2, 3, 4].map { level in
      grid(ink(ArchivedColor(.foreground(level: level))).with(.accented), .accented)[1, 0].style
        .foreground
    }
    #expect(levels.map { $0?.base } == Array(repeating: .accent, count: 4))
    #expect(levels.map { $0?.opacity } == [255, 153, 77, 46])
  }

  // WK-44
  @Test(arguments: [ArchivedColor.primary, .secondary, ArchivedColor(.foreground(level: 3))])
  func `vibrant leaves levels of the foreground as they are`(color: ArchivedColor) {
    #expect(grid(ink(color), .vibrant)[1, 0] == grid(ink(color), .fullColor)[1, 0])
  }

  // The case of a sample: the ground of an accessory could not be seen.
  @Test func `a ground of a faint level is no fainter, one of a colour is`() {
    func ground(_ color: ArchivedColor, _ mode: DrawContext.RenderingMode) -> ArchivedColor? {
      let view = ArchivedView.zStack(.center, [.fill(.color(color)), text("a")])
      return grid(view, mode)[0, 0].style.background
    }
    let faint = ArchivedColor(.foreground(level: 5))
    #expect(ground(faint, .vibrant) == faint)
    #expect(ground(.primary, .vibrant)?.opacity == 64)
  }

  // WK-44
  @Test(arguments: DrawContext.RenderingMode.allCases)
  func `what is clear stays clear`(mode: DrawContext.RenderingMode) {
    let clear = ArchivedColor(.system(.clear))
    let paint = ArchivedPaint.linear(
      ArchivedGradient([.init(clear, at: 0), .init(clear, at: 1)]),
      from: .zero,
      to: ArchivedPoint(x: 1, y: 0)
    )
    #expect((0..<3).allSatisfy { grid(.fill(paint), mode)[$0, 0] == grid(.empty, mode)[$0, 0] })
  }

  // SU-63
  @Test(arguments: [
    (DrawContext.RenderingMode.fullColor, ArchivedColor.Base.system(.black)),
    (.accented, .foreground(level: 1)), (.vibrant, .foreground(level: 1)),
  ])
  func `luminanceToAlpha makes light colours opaque and dark ones clear`(
    mode: DrawContext.RenderingMode,
    base: ArchivedColor.Base
  ) {
    func color(_ system: SystemColor) -> ArchivedColor? {
      grid(ink(ArchivedColor(.system(system))).with(.luminanceToAlpha), mode)[1, 0].style.foreground
    }
    let colors = [SystemColor.white, .yellow, .blue].map(color)
    #expect(colors.allSatisfy { $0?.base == base || $0 == nil })
    let opacities = colors.map { $0?.opacity ?? 255 }
    #expect(opacities == opacities.sorted(by: >) && Set(opacities).count == 3)
    #expect(color(.black)?.opacity == 0)
    let accented = ink(ArchivedColor(.system(.blue))).with(.luminanceToAlpha).with(.accented)
    let expected: ArchivedColor.Base = mode == .accented ? .accent : base
    #expect(grid(accented, mode)[1, 0].style.foreground?.base == expected)
  }

  // SU-63
  @Test func `a mask by light shows what lies under its light part`() {
    let halves = [SystemColor.white, .black].map { ArchivedColor(.system($0)) }
    let light = row(.fill(.color(halves[0])), .fill(.color(halves[1])), spacing: 0)
    let view = text("abcd").with(.mask(light.with(.luminanceToAlpha), .center))
    let context = DrawContext(now: noon)
    let picture = WidgetPicture(view, size: CellSize(columns: 4, rows: 1), in: context)
    #expect(picture.grid.plainText == "ab\n")
  }

  @Test func `vibrant shows light as levels of the foreground`() {
    let levels = [SystemColor.white, .yellow, .blue, .black].map {
      grid(ink(ArchivedColor(.system($0))), .vibrant)[1, 0].style.foreground?.opacity ?? 255
    }
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 4)
  }

  @Test(arguments: [SystemColor.red, .orange])
  func `what is late or broken is as bright as text in vibrant places`(_ color: SystemColor) {
    let drawn = grid(ink(ArchivedColor(.system(color))), .vibrant)
    #expect(drawn[1, 0].style.foreground == grid(ink(.primary), .vibrant)[1, 0].style.foreground)
  }

  @Test(arguments: [DrawContext.RenderingMode.accented, .vibrant])
  func `the widget's background is gone`(_ mode: DrawContext.RenderingMode) {
    let view = text("a").with(.containerBackground(.color, .center))
    #expect(grid(view, mode)[0, 0].style.background == nil)
    #expect(grid(view, .fullColor)[0, 0].style.background != nil)
  }

  @Test func `what can be out of date is dim until it is answered`() {
    let view = text("a").with(.invalidatable)
    #expect(grid(view, .fullColor, isInvalidated: true)[1, 0].style.attributes == .dim)
    #expect(grid(view, .fullColor)[1, 0].style.attributes == [])
    #expect(grid(text("a"), .fullColor, isInvalidated: true)[1, 0].style.attributes == [])
  }

  @Test func `a redacted shape is neutral, its background is not`() {
    // SU-65
    let neutral = grid(shape(.circle).with(.redacted(.placeholder)), .fullColor)
    #expect((0..<3).allSatisfy { neutral[$0, 0].style.foreground?.base != .system(.red) })
    let view = text("a").frame(3, 1).with(.background(shape(.rectangle), .center))
    #expect(
      grid(view.with(.redacted(.placeholder)), .fullColor)[0, 0].style.background?.base
        == .system(.red)
    )
  }
}
