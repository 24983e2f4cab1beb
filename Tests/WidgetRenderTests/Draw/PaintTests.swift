import Testing

@testable import WidgetRender

@Suite("Paints", .timeLimit(.minutes(5)))
struct PaintTests {
  private func color(_ paint: ArchivedPaint, _ x: Double, _ y: Double) -> UInt32 {
    var colors = ColorTable()
    let frame = PlaneRect(x: 0, y: 0, width: 100, height: 50)
    let sampler = PaintSampler(paint, in: frame) { colors.color($0) }
    let color = sampler.color(at: ArchivedPoint(x: x, y: y), &colors)
    return ResolvedColors(colors, palette: .dark).rgb(color, over: 0)
  }

  /// A gradient from black to white in the dark scheme.
  static let levels = ArchivedGradient(
    [
      ArchivedGradient.Stop(ArchivedColor(.rgb(light: 0, dark: 0)), at: 0),
      ArchivedGradient.Stop(ArchivedColor(.rgb(light: 0, dark: 0xFFFFFF)), at: 1),
    ]
  )

  @Test(arguments: [
    (0.0, 0.0, 0x000000), (50, 0, 0x7F7F7F), (100, 25, 0xFFFFFF), (-9, 0, 0x000000),
    (200, 0, 0xFFFFFF),
  ])
  func `a linear gradient runs between two points`(_ x: Double, _ y: Double, _ expected: UInt32) {
    #expect(color(across(Self.levels), x, y) == expected)
  }

  @Test func `a stop out of order lies where the one before it does`() {
    let stops = [(0.5, 0x0000FF), (0.2, 0x000000), (1, 0xFFFFFF)].map { place, value in
      ArchivedGradient.Stop(
        ArchivedColor(.rgb(light: 0, dark: UInt32(value))),
        at: place
      )
    }
    let paint = across(ArchivedGradient(stops))
    #expect(color(paint, 40, 0) == 0x0000FF)
    #expect(color(paint, 75, 0) == 0x7F7F7F)
  }

  @Test func `a radial gradient grows with the distance in points`() {
    let paint = ArchivedPaint.radial(Self.levels, center: .center, from: 10, to: 30)
    #expect(color(paint, 50, 25) == 0x000000)
    #expect(color(paint, 70, 25) == 0x7F7F7F)
    #expect(color(paint, 50, 5) == 0x7F7F7F)
    #expect(color(paint, 0, 0) == 0xFFFFFF)
  }

  @Test func `an elliptical gradient grows with the frame`() {
    let paint = ArchivedPaint.elliptical(Self.levels, center: .center, from: 0, to: 0.5)
    #expect(color(paint, 75, 25) == 0x7F7F7F)
    #expect(color(paint, 50, 37.5) == 0x7F7F7F)
  }

  @Test func `an angular gradient turns clockwise from trailing`() {
    let paint = ArchivedPaint.angular(Self.levels, center: .center, from: 0, to: 360)
    #expect(color(paint, 50, 50) == 0x3F3F3F)
    #expect(color(paint, 0, 25) == 0x7F7F7F)
    #expect(color(paint, 50, 0) == 0xBFBFBF)
    let half = ArchivedPaint.angular(Self.levels, center: .center, from: -90, to: 90)
    #expect(color(half, 100, 25) == 0x7F7F7F)
    #expect(color(half, 0, 26) == 0xFFFFFF)
    #expect(color(half, 0, 24) == 0x000000)
  }

  @Test(arguments: [
    (UInt32(0x8C8C8C), UInt32(0xFFFFFF)), (0x8D8D8D, 0x000000), (0x989898, 0x000000),
  ])
  func `the terminal's own letters are black on surfaces that are light, else white`(
    surface: UInt32,
    letters: UInt32
  ) {
    let behind = ArchivedView.fill(.color(ArchivedColor(.rgb(light: surface, dark: surface))))
    let grid = picture(.zStack(.center, [behind, text("a")]), 1, 1).grid
    #expect(look(grid, 0, 0).background == .rgb(surface))
    #expect(look(grid, 0, 0).foreground == .rgb(letters))
  }

  @Test func `an angular gradient without a turn is its first colour`() {
    let paint = ArchivedPaint.angular(Self.levels, center: .center, from: 90, to: 90)
    #expect(color(paint, 0, 0) == 0x000000)
    #expect(color(paint, 100, 50) == 0x000000)
  }

  @Test func `a gradient has two colours in a cell`() {
    let grid = picture(.fill(down(gradient(.black, .white))), 1, 2).grid
    let looks = [look(grid, 0, 0), look(grid, 0, 1)]
    let shades = looks.flatMap { [$0.foreground, $0.background] }
    #expect(grid[0, 0].text == "▀")
    #expect(Set(shades).count == 4)
    #expect(lines(.fill(down(gradient(.black, .white))), 1, 4) == ["░", "▒", "▓", "█"])
    #expect(
      lines(.fill(down(gradient(.black, .white))), 1, 4, isASCII: true) == [".", ":", "+", "#"]
    )
  }

  @Test func `letters take the colour of their place`() {
    let grid = picture(
      text("abcdef").with(.foreground(across(gradient(.red, .blue)))),
      6,
      1
    ).grid
    let colors = (0..<6).map { look(grid, $0, 0).foreground }
    #expect(Set(colors).count == 6)
    #expect(lines(of: grid) == ["abcdef"])
    let plain = picture(text("ab").with(.foreground(paint(.red))), 2, 1).grid
    #expect(plain[1, 0].style.foreground == ArchivedColor(.system(.red)))
  }

  @Test func `a gradient costs few bytes`() {
    let view = ArchivedView.fill(across(gradient(.red, .blue)))
    let output = picture(view, 200, 1).grid.ansi(depth: .truecolor)
    // 32 steps at most, each with one colour for the text and one for the surface.
    #expect(output.count < 33 * 45 + 200 * 3)
  }

  @Test func `a border is painted along its frame`() {
    let view = text("ab").frame(6, 3).with(.border(across(gradient(.red, .blue))))
    let grid = picture(view, 6, 3).grid
    #expect(lines(of: grid) == ["┌────┐", "│ ab │", "└────┘"])
    #expect(look(grid, 0, 0).foreground != look(grid, 5, 0).foreground)
  }

  @Test func `a gradient of hostile numbers has a colour everywhere`() {
    let stops =
      [Double.nan, .infinity, -.infinity, 0.5, 0.2].map {
        ArchivedGradient.Stop(ArchivedColor(.system(.red)), at: $0)
      } + [ArchivedGradient.Stop(ArchivedColor(.system(.blue)), at: .nan)]
    let wild = ArchivedPoint(x: .nan, y: -.infinity)
    let gradient = ArchivedGradient(stops)
    for paint: ArchivedPaint in [
      .linear(gradient, from: wild, to: wild),
      .radial(gradient, center: wild, from: .nan, to: .infinity),
      .elliptical(gradient, center: wild, from: .infinity, to: .infinity),
      .angular(gradient, center: wild, from: .nan, to: -.infinity),
      .linear(ArchivedGradient([]), from: .zero, to: .center),
    ] {
      #expect(color(paint, 3, 4) <= 0xFFFFFF)
    }
  }
}
