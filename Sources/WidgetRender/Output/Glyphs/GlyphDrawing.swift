import SystemLibrary

/// A character's drawing in units of its cell: areas, and lines with round ends, drawn over each
/// other.
struct GlyphDrawing {
  struct Part {
    var lines: [Polyline]
    /// The width of the lines; `nil` for an area.
    var width: Double?
    /// Whether the part is cut out of the parts below it, instead of drawn.
    var isCut = false

    /// Returns the part of the drawing with its points moved and its lines `weight` times as thick.
    func moved(_ move: (ArchivedPoint) -> ArchivedPoint, weight: Double = 1) -> Part {
      var part = self
      part.lines = lines.map { Polyline($0.points.map(move), isClosed: $0.isClosed) }
      part.width = width.map { $0 * weight }
      return part
    }
  }

  static let (width, height) = (8.0, 16.0)
  /// The vertical centre of a cell's content, in units from the top.
  static let middle = 7.5
  /// The centre of the lines on the baseline, in units from the top of a cell.
  static let baseline = 11.5

  var parts: [Part]

  /// Returns a path as straight lines, fine enough for images at the greatest scale.
  static func lines(of path: ArchivedPath) -> [Polyline] {
    let fineness = 8.0
    let larger = SymbolPlacement.moved(x: 0, y: 0, scaledBy: fineness).apply(path)
    return PathFlattener.lines(of: larger, origin: .zero, maximumPoints: 2_000).map { line in
      Polyline(line.points.map { $0 * (1 / fineness) }, isClosed: line.isClosed)
    }
  }
}

/// Creates the drawings of characters from the table.
///
/// A letter with an accent is composed of the drawings of both. A letter or number in a circle or
/// square is composed in the same way.
struct GlyphMaker {
  private let table = GlyphTable()
  private let marked = MarkedLetter.all()

  /// The greatest depth of drawings that contain other drawings.
  private static let maximumDepth = 5
  /// The widths in units of a line and of a dot for which the table specifies none.
  private static let (lineWidth, dotWidth) = (1.2, 1.8)
  /// The least width of a symbol's lines in a square of 32 by 32; thinner ones would be invisible
  /// in a cell.
  private static let symbolWidth = 3.6

  /// All characters that have a row in the table or are composed of such, without enclosed ones.
  var scalars: [UInt32] { (table.scalars + marked.keys).sorted() }

  /// Returns the drawing of a character; `nil` if there is none.
  func drawing(of scalar: UInt32) -> GlyphDrawing? {
    parts(of: scalar, depth: 0).map(GlyphDrawing.init)
  }

  private func parts(of scalar: UInt32, depth: Int) -> [GlyphDrawing.Part]? {
    guard depth < Self.maximumDepth else { return nil }
    if let row = table.row(of: scalar) { return parts(in: row, depth: depth) }
    if let letter = marked[scalar] { return parts(of: letter, depth: depth) }
    return EnclosedGlyph(scalar).flatMap { parts(of: $0, depth: depth) }
  }

  private func parts(in row: Substring, depth: Int) -> [GlyphDrawing.Part] {
    row.split(separator: ";").flatMap { part(in: $0.split(separator: " "), depth: depth) }
  }

  private func part(in words: [Substring], depth: Int) -> [GlyphDrawing.Part] {
    guard let first = words.first, let mark = first.unicodeScalars.first else { return [] }
    let rest = words.dropFirst()
    let width = Double(first.dropFirst())
    switch mark {
    case "@":
      guard let other = first.unicodeScalars.dropFirst().first else { return [] }
      let parts = parts(of: other.value, depth: depth + 1) ?? []
      return Self.placed(parts, rest)
    case "%":
      let parts = Self.symbol(String(first.dropFirst()))
      return Self.placed(parts, rest)
    case "p":
      let numbers = rest.compactMap { Double($0) }
      guard numbers.count == 2 else { return [] }
      let point = ArchivedPoint(x: numbers[0], y: numbers[1])
      return [.init(lines: [Polyline([point])], width: width ?? Self.dotWidth)]
    case "s": return [.init(lines: Self.lines(rest), width: width ?? Self.lineWidth)]
    case "f": return [.init(lines: Self.lines(rest))]
    case "c": return [.init(lines: Self.lines(rest), isCut: true)]
    default: return []
    }
  }

  /// Returns the parts of another drawing, placed as the words after its name specify, such as
  /// `mirrored`.
  private static func placed(_ parts: [GlyphDrawing.Part], _ words: ArraySlice<Substring>)
    -> [GlyphDrawing.Part]
  {
    let numbers = words.compactMap { Double($0) }
    switch (words.first, numbers.count) {
    case ("mirrored", _):
      return parts.map { $0.moved { ArchivedPoint(x: GlyphDrawing.width - $0.x, y: $0.y) } }
    case ("turned", _):
      let down = numbers.first ?? 0
      // The rotation is around the middle of a capital.
      return parts.map {
        $0.moved { ArchivedPoint(x: GlyphDrawing.width - $0.x, y: 14 - $0.y + down) }
      }
    case (_, 2):
      return parts.map {
        $0.moved { ArchivedPoint(x: $0.x + numbers[0], y: $0.y + numbers[1]) }
      }
    case (_, 4):
      // Smaller letters keep some of their weight.
      let weight = (numbers[2] * numbers[3]).squareRoot().squareRoot()
      return parts.map { part in
        part.moved(
          { ArchivedPoint(x: $0.x * numbers[2] + numbers[0], y: $0.y * numbers[3] + numbers[1]) },
          weight: weight
        )
      }
    default: return parts
    }
  }

  /// Returns the drawing of a symbol, as wide as the cell and in its middle.
  private static func symbol(_ name: String) -> [GlyphDrawing.Part] {
    guard let drawing = SymbolDrawing(named: name) else { return [] }
    let scale = GlyphDrawing.width / SymbolDrawing.side
    let top = GlyphDrawing.middle - GlyphDrawing.width / 2
    return drawing.layers.map { layer in
      GlyphDrawing.Part(
        lines: GlyphDrawing.lines(of: layer.path),
        width: layer.width.map { max($0, symbolWidth) },
        isCut: layer.isCut
      )
      .moved({ ArchivedPoint(x: $0.x * scale, y: $0.y * scale + top) }, weight: scale)
    }
  }

  private static func lines(_ words: ArraySlice<Substring>) -> [Polyline] {
    GlyphDrawing.lines(of: SymbolPath(words).path)
  }
}

extension GlyphMaker {
  /// Returns the parts of a letter and its mark; `nil` if the letter has no drawing.
  ///
  /// A capital is lowered for a mark above it.
  private func parts(of letter: MarkedLetter, depth: Int) -> [GlyphDrawing.Part]? {
    guard var base = parts(of: letter.base, depth: depth + 1) else { return nil }
    var mark = parts(in: letter.markRow, depth: depth)
    let baseline = GlyphDrawing.baseline
    switch letter.place {
    case .above where letter.isTall:
      base = base.map { part in
        part.moved { ArchivedPoint(x: $0.x, y: baseline - (baseline - $0.y) * 0.8) }
      }
      mark = mark.map { $0.moved { ArchivedPoint(x: $0.x, y: $0.y - 1.1) } }
    case .above, .below: break
    case .trailing:
      base = base.map { part in part.moved { ArchivedPoint(x: $0.x * 0.92 - 0.3, y: $0.y) } }
    }
    return base + mark
  }

  /// Returns the parts of a letter or a number in a circle or a square; `nil` if one of its
  /// characters has no drawing.
  ///
  /// In a filled circle or square the character is cut out.
  private func parts(of glyph: EnclosedGlyph, depth: Int) -> [GlyphDrawing.Part]? {
    let middle = GlyphDrawing.middle
    let text = Array(glyph.text.unicodeScalars)
    let (across, down) = text.count > 1 ? (0.36, 0.38) : (0.5, 0.44)
    var inner: [GlyphDrawing.Part] = []
    for (place, scalar) in text.enumerated() {
      guard let parts = parts(of: scalar.value, depth: depth + 1) else { return nil }
      let aside = (Double(place) - Double(text.count - 1) / 2) * 2.9
      inner += parts.map { part in
        var part = part.moved(
          { ArchivedPoint(x: 4 + ($0.x - 4) * across + aside, y: middle + ($0.y - 7) * down) },
          weight: 0.7
        )
        part.isCut = glyph.isFilled
        return part
      }
    }
    let row: Substring =
      switch (glyph.isSquare, glyph.isFilled) {
      case (true, _): "s0.8 R 0.5 4 7 7 0.6"
      case (false, true): "f E 4 7.5 3.9 3.9"
      case (false, false): "s0.8 E 4 7.5 3.5 3.5"
      }
    return self.parts(in: row, depth: depth) + inner
  }
}

/// A character that is a letter or a number in a circle or a square (Unicode's Enclosed Alphanumerics).
private struct EnclosedGlyph {
  let text: String
  var isFilled = false
  var isSquare = false

  /// Creates the description of an enclosed character; `nil` for any other character.
  init?(_ scalar: UInt32) {
    func letter(_ first: Unicode.Scalar, from start: UInt32) -> String {
      Unicode.Scalar(first.value + scalar - start).map { String(Character($0)) } ?? ""
    }
    switch scalar {
    case 0x2460...0x2473: text = "\(scalar - 0x245F)"
    case 0x24EA: text = "0"
    case 0x24B6...0x24CF: text = letter("A", from: 0x24B6)
    case 0x24D0...0x24E9: text = letter("a", from: 0x24D0)
    case 0x24EB...0x24F4: (text, isFilled) = ("\(scalar - 0x24E0)", true)
    case 0x24FF: (text, isFilled) = ("0", true)
    case 0x2776...0x277F: (text, isFilled) = ("\(scalar - 0x2775)", true)
    case 0x1F130...0x1F149: (text, isSquare) = (letter("A", from: 0x1F130), true)
    case 0x1F150...0x1F169: (text, isFilled) = (letter("A", from: 0x1F150), true)
    default: return nil
    }
  }
}
