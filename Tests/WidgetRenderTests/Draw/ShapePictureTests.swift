import Testing

@testable import WidgetRender

@Suite("Shapes in cells", .timeLimit(.minutes(5)))
struct ShapePictureTests {
  /// A view with its size in cells, the expected picture, and the expected picture in ASCII.
  struct Picture: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var view: ArchivedView
    var size: (Int, Int)
    var lines: [String]
    var ascii: [String]

    init(
      _ name: String,
      _ view: ArchivedView,
      _ size: (Int, Int),
      _ lines: [String],
      _ ascii: [String]
    ) {
      testDescription = name
      self.view = view
      self.size = size
      self.lines = lines
      self.ascii = ascii
    }
  }

  // SU-64
  static let pictures = [
    Picture(
      "a small circle",
      shape(.circle),
      (6, 3),
      ["▗▟██▙▖", "██████", "▝▜██▛▘"],
      [".####.", "######", ".####."]
    ),
    Picture(
      "a diamond",
      shape(.rotated(.rectangle, degrees: 45, anchor: .center)).frame(4, 2),
      (8, 4),
      ["   ▗▖", " ▗▟██▙▖", " ▝▜██▛▘", "   ▝▘"],
      ["   ..", " .####.", " .####.", "   .."]
    ),
    Picture(
      "a triangle",
      shape(path((32, 0), (64, 64), (0, 64), isClosed: true)),
      (8, 4),
      ["   ▟▙", "  ▟██▙", " ▟████▙", "▟██████▙"],
      ["   ##", "  ####", " ######", "########"]
    ),
    Picture(
      "a curve of steps that are a cell wide",
      shape(path((0, 16), (0, 12), (8, 12), (8, 2), (24, 2), (24, 16), isClosed: true)),
      (3, 1),
      ["▂▇▇"],
      [".##"]
    ),
    Picture(
      "a bar that ends within a cell",
      shape(path((0, 12), (16, 12), (16, 32), (0, 32), isClosed: true)),
      (2, 2),
      ["▂▂", "██"],
      ["..", "##"]
    ),
    Picture(
      "a thick ring from the top to a quarter",
      stroke(.trimmed(.circle, from: 0.75, to: 1), 8),
      (10, 5),
      ["     ▀▀▙▖", "        ▜▙", "         ▀", "", ""],
      ["     ###.", "        ##", "         :", "", ""]
    ),
    Picture(
      "a thick rectangle",
      stroke(.rectangle, 8),
      (6, 3),
      ["█▀▀▀▀█", "█    █", "█▄▄▄▄█"],
      ["######", "#    #", "######"]
    ),
    Picture(
      "a thin circle",
      stroke(.circle, 1),
      (8, 4),
      ["⢀⠔⠊⠉⠉⠑⠢⡀", "⡎      ⢱", "⢇      ⡸", "⠈⠢⢄⣀⣀⡠⠔⠁"],
      ["//----\\\\", "|      |", "|      |", "\\\\----//"]
    ),
    Picture(
      "a line up",
      stroke(path((0, 32), (48, 0)), 1),
      (6, 2),
      ["   ⢀⠤⠊", "⢀⠤⠊⠁"],
      ["   ///", "////"]
    ),
    Picture(
      "a dashed line",
      stroke(path((0, 8), (64, 8)), 1, dash: [16, 16]),
      (8, 1),
      ["⠤⠤  ⠤⠤"],
      ["--  --"]
    ),
    Picture(
      "even-odd leaves a hole",
      .shape(
        ArchivedShape(
          .path(
            ArchivedPath(
              [
                .move(ArchivedPoint(x: 0, y: 0)), .line(ArchivedPoint(x: 64, y: 0)),
                .line(ArchivedPoint(x: 64, y: 64)), .line(ArchivedPoint(x: 0, y: 64)), .close,
                .move(ArchivedPoint(x: 16, y: 16)), .line(ArchivedPoint(x: 48, y: 16)),
                .line(ArchivedPoint(x: 48, y: 48)), .line(ArchivedPoint(x: 16, y: 48)), .close,
              ]
            )
          ),
          .inside(isEvenOdd: true),
          paint(.red)
        )
      ),
      (8, 4),
      ["████████", "██    ██", "██    ██", "████████"],
      ["########", "##    ##", "##    ##", "########"]
    ),
  ]

  @Test(arguments: pictures)
  func `a shape is recognised without colours`(_ picture: Picture) {
    #expect(lines(picture.view, picture.size.0, picture.size.1) == picture.lines)
    let ascii = lines(picture.view, picture.size.0, picture.size.1, isASCII: true)
    #expect(ascii == picture.ascii)
  }

  @Test(arguments: [ArchivedOutline.circle, .ellipse, .capsule, .rectangle])
  func `a shape is the same on both sides`(_ outline: ArchivedOutline) {
    for columns in 4...20 {
      let rows = lines(shape(outline).frame(CellLength(cells: columns), 6), columns, 6)
      let mirror: [Character: Character] = [
        "▗": "▖", "▖": "▗", "▝": "▘", "▘": "▝", "▟": "▙", "▙": "▟", "▜": "▛", "▛": "▜", "▐": "▌",
        "▌": "▐",
      ]
      for row in rows where !row.isEmpty {
        let blanks = row.prefix { $0 == " " }.count
        let text = row.dropFirst(blanks)
        #expect(String(text) == String(text.reversed().map { mirror[$0] ?? $0 }), "\(columns)")
      }
    }
  }

  @Test func `a background vanishes without colours, its rounded corners with it`() {
    let card = shape(.roundedRectangle(ArchivedCornerRadii(all: 16)))
    let view = text("ab").frame(8, 3).with(.background(card, .center))
    let grid = picture(view, 8, 3).grid
    #expect(lines(of: grid) == ["", "   ab", ""])
    #expect(grid[0, 0].text == "▟" && grid[7, 2].text == "▛")
    let plain = String(decoding: grid.ansi(depth: .monochrome), as: UTF8.self)
    #expect(plain == "\n   ab\n\n")
  }

  @Test func `text on a shape stands on its colour`() {
    let view = ArchivedView.zStack(.center, [shape(.circle), text("ab")])
    let grid = picture(view, 10, 5).grid
    #expect(look(grid, 4, 2).background == .rgb(0xFF453A))
    #expect(grid[4, 2].text == "a")
    #expect(look(grid, 0, 0).background == .standard)
  }

  @Test func `a surface over a part of a shape leaves a shape`() {
    // A card with round corners over the lower half of its first cell, which a bar fills above.
    let bar = shape(path((0, 0), (64, 0), (64, 10), (0, 10), isClosed: true), paint(.blue))
    let card = shape(.roundedRectangle(ArchivedCornerRadii(all: 16)), paint(.green))
    let view = ArchivedView.zStack(.topLeading, [row(bar), card])
    #expect(lines(.zStack(.center, [card, text("a")]), 8, 3) == ["", "   a", ""])
    #expect(lines(view, 8, 3)[0].first != " ")
  }

  // CL-3
  @Test(
    "a thick line in the colour of what lies behind vanishes behind text without colours",
    arguments: [
      (ArchivedColor(.system(.red)), true), (ArchivedColor(.system(.red), opacity: 129), true),
      (ArchivedColor(.system(.red), opacity: 128), false), (ArchivedColor(.system(.gray)), false),
      (.primary, true), (.secondary, false),
    ]
  )
  func faint(color: ArchivedColor, isSeen: Bool) {
    let ring = stroke(.circle, 8, .color(color))
    let drawn = lines(.zStack(.center, [ring, text("a")]), 10, 5).joined()
    #expect((drawn.filter { $0 != " " } != "a") == isSeen)
    #expect(!lines(ring, 10, 5).joined().isEmpty)
  }

  @Test func `where two lines cross, the cell has the colour of the longer one`() {
    let upright = stroke(path((2, 0), (2, 32)), 1, paint(.red))
    let level = stroke(path((0, 6), (8, 6)), 1, paint(.blue))
    for views in [[upright, level], [level, upright]] {
      let grid = picture(.zStack(.topLeading, views), 4, 2).grid
      #expect(grid[0, 0].text == "⡗")
      #expect(look(grid, 0, 0).foreground == .rgb(0xFF453A))
    }
  }

  @Test(arguments: [(26.0, "███def"), (27.9, "███def"), (28, "███▌ef"), (30, "███▊ef")])
  func `a shape covers letters only where it has most of the cell`(
    _ width: Double,
    _ expected: String
  ) {
    let bar = path((0, 0), (width, 0), (width, 16), (0, 16), isClosed: true)
    let view = ArchivedView.zStack(CellAlignment(.leading, .top), [text("abcdef"), shape(bar)])
    #expect(lines(view, 6, 1) == [expected])
  }
}
