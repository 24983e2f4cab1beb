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
    // SU-63
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

  @Test func `vibrant shows light as levels of the foreground`() {
    let levels = [SystemColor.white, .yellow, .blue, .black].map {
      grid(ink(ArchivedColor(.system($0))), .vibrant)[1, 0].style.foreground?.opacity ?? 255
    }
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 4)
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
