import Testing

@testable import WidgetRender

@Suite("Images of a terminal", .timeLimit(.minutes(2)))
struct TerminalImageTests {
  private static let side = 16

  private static var image: ArchivedImage {
    let pixels = (0..<side * side).flatMap { place -> [UInt8] in
      [UInt8(place % side * 16), UInt8(place / side * 16), UInt8(place & 3) * 60, 255]
    }
    return ArchivedImage(
      width: side,
      height: side,
      pixels: pixels,
      pointWidth: 64,
      pointHeight: 64,
      isResizable: true
    )
  }

  private static func sent(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private let framed = FramedWidget(
    picture(row(.image(image), spacing: 0), 8, 4),
    title: "Portrait"
  ).picture(in: DrawContext(now: noon))

  @Test func `a picture knows where its images are`() throws {
    let shelf = WidgetPicture(joining: [framed, framed], columns: 40)
    #expect(
      shelf.images.map(\.frame) == [
        CellRect(column: 1, row: 1, columns: 8, rows: 4),
        CellRect(column: 12, row: 1, columns: 8, rows: 4),
      ]
    )
    #expect(shelf.cut(toRows: 3).images.map(\.visible.size.rows) == [2, 2])
    #expect(shelf.cut(toRows: 1).images == [])
  }

  @Test func `kitty is given a PNG with the image's pixels`() throws {
    let sent = Self.sent(TerminalImages(.kitty, cell: (8, 16)).bytes(of: framed))
    #expect(sent.hasPrefix("\u{1B}7\u{1B}[5A\u{1B}[2G\u{1B}_Ga=T,f=100,q=2,C=1,c=8,r=4,m="))
    #expect(sent.hasSuffix("\u{1B}\\\u{1B}8"))
    let chunks = sent.split(separator: "\u{1B}_G").dropFirst().map { chunk in
      String(chunk.prefix { $0 != "\u{1B}" }.drop { $0 != ";" }.dropFirst())
    }
    #expect(chunks.allSatisfy { $0.utf8.count <= 4_096 })
    try expectPixels(of: chunks.joined())
  }

  @Test func `iTerm is given a PNG with the image's pixels`() throws {
    let sent = Self.sent(TerminalImages(.iterm, cell: (8, 16)).bytes(of: framed))
    let keys = "width=8;height=4;preserveAspectRatio=0;doNotMoveCursor=1:"
    let file = sent.split(separator: keys, maxSplits: 1).last ?? ""
    #expect(sent.hasPrefix("\u{1B}7\u{1B}[5A\u{1B}[2G\u{1B}]1337;File=inline=1;size="))
    try expectPixels(of: String(file.prefix { $0 != "\u{7}" }))
  }

  private func expectPixels(of text: String) throws {
    let file = try #require(Base64.bytes(of: text))
    let image = try #require(PNGReader(file))
    #expect((image.width, image.height) == (Self.side, Self.side))
    #expect(image.pixels == Self.image.pixels)
  }

  @Test func `the seen part of an image is sent`() throws {
    let cut = framed.cut(toRows: 3)
    let image = try #require(cut.images.first?.visibleImage)
    #expect((image.width, image.height) == (16, 8))
    #expect(image.pixels == Array(Self.image.pixels.prefix(16 * 8 * 4)))
  }

  @Test func `sixels show the image reduced to its colours`() throws {
    let image = try #require(
      PixelImage(width: Self.side, height: Self.side, pixels: Self.image.pixels)
    )
    let read = try #require(SixelReader(Self.sent(SixelImage.bytes(of: image))))
    let reduced = IndexedImage(image)
    #expect((read.width, read.height) == (Self.side, Self.side))
    #expect(read.pixels == reduced.pixels.map { $0.map { reduced.colors[$0] } })
    #expect(reduced.colors.count <= 256)
    // No colour is far from what it was.
    for (place, color) in read.pixels.enumerated() {
      let wanted = image[place % Self.side, place / Self.side].color
      let far = [UInt32(16), 8, 0].map { shift in
        abs(Int((color ?? 0) >> shift & 0xFF) - Int(wanted >> shift & 0xFF))
      }
      #expect(far.allSatisfy { $0 <= 24 })
    }
  }

  @Test func `clear pixels are no sixels`() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 10]
    let image = try #require(PixelImage(width: 2, height: 1, pixels: pixels))
    #expect(
      Self.sent(SixelImage.bytes(of: image)) == "\u{1B}P0;1;0q\"1;1;2;1#0;2;100;0;0#0@-\u{1B}\\"
    )
  }

  @Test func `what is drawn upon, clipped, faded or tinted stays cells`() {
    let image = ArchivedView.image(Self.image)
    let covered = ArchivedView.zStack(.center, [image, text("over")])
    #expect(picture(covered, 8, 4).uncoveredImages == [])
    #expect(picture(image.with(.opacity(100)), 8, 4).uncoveredImages == [])
    #expect(picture(image.with(.clipShape(.circle)), 8, 4).uncoveredImages == [])
    var tinted = Self.image
    tinted.tint = ArchivedColor(.system(.red))
    #expect(picture(.image(tinted), 8, 4).uncoveredImages == [])
    #expect(picture(image, 8, 4).uncoveredImages.count == 1)
  }

  @Test func `a PNG of a page has the image's own pixels`() throws {
    let drawn = framed.image(.dark, ImageStyle(scale: 1)).image
    // A cell's margin, and one of the border, then 64 by 64 pixels of the 16 by 16.
    for (x, y) in [(0, 0), (5, 9), (15, 15)] {
      let place = (y * Self.side + x) * 4
      let wanted = Self.image.pixels[place..<place + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      #expect(drawn[16 + x * 4 + 2, 24 + y * 4 + 2].color == wanted)
    }
  }

  /// Returns a page with a row of text above a portrait; with `covered`, other text is over a part
  /// of the portrait.
  private func page(_ words: String, covered: Bool = false) -> WidgetPicture {
    var screen = ScreenPicture(size: CellSize(columns: 20, rows: 8), isASCII: false)
    screen.write(words, at: .zero, columns: 20)
    screen.place(framed, at: CellPoint(column: 4, row: 1))
    if covered { screen.write("over", at: CellPoint(column: 6, row: 3), columns: 4) }
    return screen.picture
  }

  /// Returns the output with which a live view updates one picture to the next: for the cells, and
  /// for the images.
  private func update(
    _ kind: ImageProtocol,
    from old: WidgetPicture,
    to new: WidgetPicture
  ) -> (cells: String, images: String) {
    let images = TerminalImages(kind, cell: (8, 16))
    let update = FrameUpdate(depth: .truecolor, palette: .dark)
    let before = images.withoutGone(old, for: new)
    let rows = update.changedRows(from: before.grid, to: new.grid)
    let cells = update.bytes(from: before, to: new)
    return (Self.sent(cells), Self.sent(images.bytes(from: old, to: new, changedRows: rows)))
  }

  @Test(arguments: ImageProtocol.allCases)
  func `a live view draws an image once`(kind: ImageProtocol) {
    let empty = WidgetPicture(grid: CellGrid(size: .zero))
    #expect(update(kind, from: empty, to: page("a")).images.hasPrefix("\u{1B}[3;6H\u{1B}"))
    #expect(update(kind, from: page("a"), to: page("b")).images == "")
    #expect(update(kind, from: page("a"), to: page("a")) == ("", ""))
  }

  @Test func `an image that is covered gives way to its cells`() {
    for kind in [ImageProtocol.iterm, .sixel] {
      let change = update(kind, from: page("a"), to: page("a", covered: true))
      #expect(change.images == "")
      // All of its rows are written again.
      for row in 3...6 { #expect(change.cells.contains("\u{1B}[\(row);6H")) }
      #expect(update(kind, from: page("a", covered: true), to: page("a")).images != "")
    }
    let change = update(.kitty, from: page("a"), to: page("a", covered: true))
    #expect(change.images == "\u{1B}_Ga=d,d=I,i=1,q=2\u{1B}\\")
    let back = update(.kitty, from: page("a", covered: true), to: page("a")).images
    #expect(back.hasPrefix("\u{1B}[3;6H\u{1B}_Ga=T,f=100,q=2,C=1,i=1,c=8,r=4,m="))
  }

  @Test func `an image in whose rows cells are written is drawn again`() {
    func beside(_ words: String) -> WidgetPicture {
      var screen = ScreenPicture(size: CellSize(columns: 20, rows: 8), isASCII: false)
      screen.place(framed, at: CellPoint(column: 0, row: 1))
      screen.write(words, at: CellPoint(column: 12, row: 3), columns: 4)
      return screen.picture
    }
    #expect(update(.sixel, from: beside("a"), to: beside("b")).images != "")
    #expect(update(.iterm, from: beside("a"), to: beside("b")).images != "")
    #expect(update(.kitty, from: beside("a"), to: beside("b")).images == "")
  }

  @Test func `an image without its pixels is not sent`() {
    var broken = Self.image
    broken.pixels = []
    #expect(TerminalImages(.kitty, cell: (8, 16)).bytes(of: picture(.image(broken), 8, 4)) == [])
  }
}

/// An independent decoder for sixel images with colours in percent, repetitions and bands.
private struct SixelReader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pixels: [UInt32?] = []

  init?(_ text: String) {
    guard text.hasPrefix("\u{1B}P0;1;0q\"1;1;"), text.hasSuffix("\u{1B}\\") else { return nil }
    var rest = text.dropFirst("\u{1B}P0;1;0q\"1;1;".count).dropLast(2)
    func number() -> Int {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits) ?? 0
    }
    width = number()
    rest.removeFirst()
    height = number()
    pixels = Array(repeating: nil, count: width * height)
    var colors: [Int: UInt32] = [:]
    var (color, x, top) = (0, 0, 0)
    while let sign = rest.popFirst() {
      switch sign {
      case "#":
        color = number()
        guard rest.first == ";" else { continue }
        var parts: [Int] = []
        while rest.first == ";" {
          rest.removeFirst()
          parts.append(number())
        }
        colors[color] = parts.dropFirst().reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        let count = sign == "!" ? number() : 1
        let drawn = sign == "!" ? rest.removeFirst() : sign
        let bits = Int(drawn.asciiValue ?? 63) - 63
        for _ in 0..<count {
          for bit in 0..<6 where bits & 1 << bit != 0 {
            pixels[(top + bit) * width + x] = colors[color]
          }
          x += 1
        }
      }
    }
  }
}
