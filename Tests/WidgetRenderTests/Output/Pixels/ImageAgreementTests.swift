import Testing

@testable import WidgetRender

/// The content of a cell in one output: its text, its colour and its background.
private struct ShownCell: Hashable {
  var text = " "
  var foreground: UInt32?
  var background: UInt32
}

@Suite("Images of one page agree", .timeLimit(.minutes(5)))
struct ImageAgreementTests {
  private static let page = WidgetPicture(
    joining: [
      framed(
        toDoList([("Buy milk", true), ("Çay demle", false), ("Ünite 5 – “x”", false)], isOpen: 2),
        30,
        8
      ),
      framed(
        column(
          row(
            text("left"),
            .gap,
            text("right", style: TextStyle(attributes: [.bold, .underline]))
          ),
          text("▁▂▃▄▅▆▇█ ⠿⣀ ▚▞ ░▒▓ ╱╲ ①❷"),
          text("inverse", style: TextStyle(attributes: [.inverse])),
          text(
            "red",
            style: TextStyle(foreground: ArchivedColor(.system(.red)), attributes: [.italic])
          ),
          .color
        ),
        24,
        8
      ),
    ],
    columns: 80
  )

  private static func framed(_ view: ArchivedView, _ columns: Int, _ rows: Int) -> WidgetPicture {
    FramedWidget(picture(view, columns, rows), title: "Title", badge: "stale 5 min")
      .picture(in: DrawContext(now: noon))
  }

  private static let palettes = [Palette.dark, .light, Palette(.forest, .dark), Palette(.beige)]

  /// Returns the cells of the grid.
  private func cells(_ palette: Palette) -> [ShownCell] {
    let grid = Self.page.grid.shown(depth: .truecolor, palette: palette)
    let looks = grid.looks(palette)
    return grid.cells.map { cell in
      let look = looks[Int(cell.style)]
      let text = grid.text(of: cell)
      return ShownCell(
        text: text,
        foreground: text == " " ? nil : look.foreground,
        background: look.background ?? palette.surface
      )
    }
  }

  @Test(arguments: palettes.indices, [1, 2, 3])
  func `a PNG has each cell's colours, and something where a character is`(palette: Int, scale: Int)
    throws
  {
    let palette = Self.palettes[palette]
    let drawn = Self.page.image(palette, ImageStyle(scale: scale))
    #expect(drawn.missing == [])
    let file = try #require(PNGReader(drawn.image.png))
    let size = Self.page.grid.size
    #expect(file.width == (size.columns + 2) * 8 * scale)
    #expect(file.height == (size.rows * 16 + 16) * scale)
    let image = try #require(
      PixelImage(width: file.width, height: file.height, pixels: file.pixels)
    )
    for (index, cell) in cells(palette).enumerated() {
      let column = 8 * scale * (1 + index % size.columns)
      let row = 8 * scale + 16 * scale * (index / size.columns)
      var colors: [UInt32: Int] = [:]
      for y in row..<row + 16 * scale {
        for x in column..<column + 8 * scale { colors[image[x, y].color, default: 0] += 1 }
      }
      guard let foreground = cell.foreground else {
        if cell.text == " " { #expect(Set(colors.keys).count <= 2) }
        continue
      }
      let place = "\(cell.text) at \(index % size.columns), \(index / size.columns)"
      // A shade is a mixture; all else reaches the character's colour somewhere.
      if !"░▒▓".contains(cell.text) {
        #expect(colors.keys.contains { distance($0, foreground) < 160 }, "no ink of \(place)")
      }
      if cell.text != "█", !"░▒▓".contains(cell.text) {
        #expect(colors[cell.background] != nil, "no ground of \(place)")
      }
    }
  }

  private func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [UInt32(16), 8, 0].reduce(0) { $0 + abs(Int(one >> $1 & 0xFF) - Int(other >> $1 & 0xFF)) }
  }

  /// The cells in the image are read from the text and the colours of its elements.
  @Test(arguments: palettes.indices, [nil, "Title"])
  func `an SVG has each cell's text and colours`(palette: Int, window: String?) {
    let palette = Self.palettes[palette]
    let style = ImageStyle(window: window)
    let image = SVGCells(
      Self.page.svg(palette, style),
      ImageLayout(Self.page.grid.size, style),
      palette
    )
    let size = Self.page.grid.size
    for (index, cell) in cells(palette).enumerated() {
      let (column, row) = (index % size.columns, index / size.columns)
      let place = "\(cell.text) at \(column), \(row)"
      #expect(image.background(column, row) == cell.background, "ground of \(place)")
      guard let foreground = cell.foreground else { continue }
      #expect(image.foregrounds(column, row).contains(foreground), "ink of \(place)")
    }
  }

  @Test(arguments: palettes.indices, [nil, "Title"])
  func `a page has each cell's text and colours`(palette: Int, window: String?) {
    let palette = Self.palettes[palette]
    let rows = HTMLCells.rows(of: Self.page.html(palette, ImageStyle(window: window)), palette)
    let size = Self.page.grid.size
    let cells = cells(palette)
    #expect(rows.count == size.rows)
    for (row, found) in rows.enumerated() {
      let expected = cells[row * size.columns..<(row + 1) * size.columns].filter {
        !$0.text.isEmpty
      }
      for (column, cell) in expected.enumerated() {
        guard column < found.count else {
          #expect(cell.foreground == nil && cell.background == palette.surface)
          continue
        }
        #expect(found[column].text == cell.text)
        #expect(found[column].background == cell.background)
        if let foreground = cell.foreground { #expect(found[column].foreground == foreground) }
      }
    }
  }

  @Test(arguments: [nil, "A & <b>"])
  func `a window adds its bar and leaves the cells`(title: String?) {
    let style = ImageStyle(window: title, font: "My Font")
    let svg = MarkupReader(Self.page.svg(.dark, style))
    #expect(svg.problem == nil)
    #expect(svg.elements.contains { $0.name == "circle" } == (title != nil))
    #expect(svg.text.contains("A & <b>") == (title != nil))
    let html = MarkupReader(
      String(Self.page.html(.dark, style).dropFirst("<!DOCTYPE html>\n".count)),
      void: ["meta"]
    )
    #expect(html.problem == nil)
    #expect(html.elements.contains { $0.name == "header" } == (title != nil))
    #expect(Self.page.svg(.dark, style).contains("font-family=\"'My Font', ui-monospace"))
    let drawn = Self.page.image(.dark, style).image
    let layout = ImageLayout(Self.page.grid.size, style)
    #expect((drawn.width, drawn.height) == (layout.size.width * 2, layout.size.height * 2))
    // Outside of round corners nothing is but the shadow.
    #expect(drawn[0, 0].opacity == 0)
    #expect(drawn[drawn.width / 2, drawn.height / 2].opacity == 255)
  }

  @Test func `a title that has no room is cut`() {
    let style = ImageStyle(window: String(repeating: "long ", count: 40))
    func title(_ columns: Int) -> (text: String, middle: Int) {
      ImageLayout(CellSize(columns: columns, rows: 3), style).title(style)
    }
    #expect(title(60).text.count == 52)
    #expect(title(4).text == "")
    // Beside the dots, as it is longer than the room that is as far from the other edge.
    #expect(title(24).text.count == 16)
    #expect(title(24).middle == 76 + 16 * 4)
  }

  @Test func `a font's name ends nothing`() {
    let style = ImageStyle(font: "x'\"><script>;}")
    #expect(MarkupReader(Self.page.svg(.dark, style)).problem == nil)
    #expect(!Self.page.html(.dark, style).contains("<script"))
  }
}

/// Reads the cells in an SVG image.
private struct SVGCells {
  private var grounds: [CellPoint: UInt32] = [:]
  private var inks: [CellPoint: Set<UInt32>] = [:]
  private let surface: UInt32

  init(_ svg: String, _ layout: ImageLayout, _ palette: Palette) {
    surface = palette.surface
    let elements = MarkupReader(svg).elements
    guard let start = elements.lastIndex(where: { $0.name == "g" }) else { return }
    for element in elements[(start + 1)...] {
      let attributes = element.attributes
      let color = (attributes["stroke"] ?? attributes["fill"]).flatMap(SVGCells.color)
      func number(_ name: String) -> Int { attributes[name].flatMap { Int($0) } ?? 0 }
      switch element.name {
      case "rect" where number("height") == 16:
        for column in number("x") / 8..<(number("x") + number("width")) / 8 {
          grounds[CellPoint(column: column, row: number("y") / 16)] = color
        }
      case "text":
        let columns = max(number("textLength") / 8, 1)
        for column in number("x") / 8..<number("x") / 8 + columns {
          if let color {
            inks[CellPoint(column: column, row: number("y") / 16), default: []].insert(color)
          }
        }
      case "path":
        let numbers = (attributes["transform"] ?? "").split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 2,
          let color = attributes["fill"] == "none"
            ? color : attributes["fill"].flatMap(SVGCells.color)
        else { continue }
        inks[CellPoint(column: numbers[0] / 8, row: numbers[1] / 16), default: []].insert(color)
      default: break
      }
    }
  }

  func background(_ column: Int, _ row: Int) -> UInt32 {
    grounds[CellPoint(column: column, row: row)] ?? surface
  }

  func foregrounds(_ column: Int, _ row: Int) -> Set<UInt32> {
    inks[CellPoint(column: column, row: row)] ?? []
  }

  static func color(_ hex: String) -> UInt32? { UInt32(hex.dropFirst(), radix: 16) }
}

/// Reads the rows of cells in an HTML page.
private enum HTMLCells {
  static func rows(of html: String, _ palette: Palette) -> [[ShownCell]] {
    guard let start = html.firstRange(of: "<pre>\n"), let end = html.firstRange(of: "</pre>") else {
      return []
    }
    var rows: [[ShownCell]] = []
    for line in html[start.upperBound..<end.lowerBound].split(
      separator: "\n",
      omittingEmptySubsequences: false
    ) {
      rows.append(cells(of: line, palette))
    }
    return Array(rows.dropLast())
  }

  private static func cells(of line: Substring, _ palette: Palette) -> [ShownCell] {
    var cells: [ShownCell] = []
    var (foreground, background) = (palette.text, palette.surface)
    var rest = line
    while !rest.isEmpty {
      if rest.first == "<", let end = rest.firstIndex(of: ">") {
        let tag = rest[...end]
        if tag.hasPrefix("<span") {
          for rule in tag.split(whereSeparator: { "\";".contains($0) }) {
            if rule.hasPrefix("color:") {
              foreground = SVGCells.color(String(rule.dropFirst(6))) ?? 0
            }
            if rule.hasPrefix("background:") {
              background = SVGCells.color(String(rule.dropFirst(11))) ?? 0
            }
          }
        } else if tag == "</span>" {
          (foreground, background) = (palette.text, palette.surface)
        }
        rest = rest[rest.index(after: end)...]
        continue
      }
      let words = rest.prefix { $0 != "<" }
      for character in MarkupReader("<a>\(words)</a>").text {
        cells.append(
          ShownCell(
            text: String(character),
            foreground: character == " " ? nil : foreground,
            background: background
          )
        )
      }
      rest = rest[words.endIndex...]
    }
    return cells
  }
}
