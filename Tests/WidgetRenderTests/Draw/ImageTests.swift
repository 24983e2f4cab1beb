import Testing

@testable import WidgetRender

@Suite("Images", .timeLimit(.minutes(5)))
struct ImageTests {
  private func image(_ pixels: [[UInt32?]], tint: ArchivedColor? = nil) -> ArchivedView {
    let bytes = pixels.joined().flatMap { pixel -> [UInt8] in
      guard let pixel else { return [0, 0, 0, 0] }
      return [UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF), 255]
    }
    return .image(
      ArchivedImage(
        width: pixels.first?.count ?? 0,
        height: pixels.count,
        pixels: bytes,
        pointWidth: 8,
        pointHeight: 16,
        isResizable: true,
        tint: tint
      )
    )
  }

  @Test func `a cell shows two pixels`() {
    let grid = picture(image([[0xFC0000, 0x0000FC], [0x00FC00, nil]]), 2, 1).grid
    #expect(look(grid, 0, 0).foreground == .rgb(0xFC0000))
    #expect(look(grid, 0, 0).background == .rgb(0x00FC00))
    #expect(grid[0, 0].text == "▀" && grid[1, 0].text == "▀")
    #expect(look(grid, 1, 0).background == .standard)
  }

  @Test func `what is clear shows what is below`() {
    let view = ArchivedView.zStack(.center, [.fill(paint(.blue)), image([[nil], [0xFC0000]])])
    let grid = picture(view, 1, 1).grid
    let shown = [look(grid, 0, 0).foreground, look(grid, 0, 0).background]
    #expect(shown == [.rgb(0x0A84FF), .rgb(0xFC0000)])
    let bare = picture(image([[nil], [0xFC0000]]), 1, 1).grid
    #expect(bare[0, 0].text == "▄" && look(bare, 0, 0).background == .standard)
  }

  @Test func `pixels are averaged`() {
    let grid = picture(image([[0x000000, 0xFCFCFC], [0xFCFCFC, 0x000000]]), 1, 1).grid
    #expect(look(grid, 0, 0).background == .rgb(0x7C7C7C))
  }

  @Test func `a template takes the tint`() {
    let grid = picture(
      image([[0x123456], [0x654321]], tint: ArchivedColor(.system(.green))),
      1,
      1
    ).grid
    #expect(look(grid, 0, 0).background == .rgb(0x30D158))
  }

  @Test(arguments: [(UInt8(255), "█"), (100, "")])
  func `pixels that a faint tint leaves no colour are not drawn`(opacity: UInt8, cell: String) {
    // Of an eighth of what the tint has.
    let pixels = Array(repeating: [255, 255, 255, 32] as [UInt8], count: 2).flatMap(\.self)
    let view = ArchivedView.image(
      ArchivedImage(
        width: 1,
        height: 2,
        pixels: pixels,
        pointWidth: 8,
        pointHeight: 16,
        isResizable: true,
        tint: ArchivedColor(.system(.green), opacity: opacity)
      )
    )
    let grid = picture(view, 1, 1).grid
    #expect((look(grid, 0, 0).background == .standard) == cell.isEmpty)
  }

  @Test func `without colours an image is shades`() {
    let view = image([[0x000000, 0x404040, 0x808080, 0xB0B0B0, 0xFFFFFF]])
    #expect(lines(view, 5, 1) == [" ░▒▓█"])
    #expect(lines(view, 5, 1, isASCII: true) == [" :+*@"])
  }

  @Test func `a redacted image is a block of its size`() {
    // SU-65
    let view = image([[0xFF0000]]).with(.redacted(.placeholder))
    #expect(lines(view, 3, 2) == ["░░░", "░░░"])
  }

  @Test(arguments: [(3, 3, 4), (-1, 5, 40), (.max, .max, 16), (0, 0, 0)])
  func `an image without its pixels draws nothing`(_ width: Int, _ height: Int, _ count: Int) {
    let image = ArchivedImage(
      width: width,
      height: height,
      pixels: Array(repeating: 255, count: count),
      pointWidth: .nan,
      pointHeight: -.infinity,
      isResizable: true
    )
    #expect(lines(.image(image), 3, 1) == [""])
  }
}
