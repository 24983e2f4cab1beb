/// The styles of a page's cells as classes of one style sheet.
///
/// A page whose Content-Security-Policy allows styles by their hash cannot have `style` attributes.
/// With two palettes the first is for light screens and the second for dark ones.
package struct PageStyles {
  /// The style of cells in each palette, which becomes one class of the style sheet.
  private struct Look: Hashable {
    let styles: [MarkupStyle]
  }

  package let palettes: [Palette]
  private var classes: [Look: Int] = [:]
  private var looks: [Look] = []

  /// Creates an empty style sheet for these palettes.
  ///
  /// - Precondition: There is at least one palette.
  package init(_ palettes: [Palette]) {
    precondition(!palettes.isEmpty, "a page has a palette")
    self.palettes = palettes
  }

  /// The CSS rules of all classes that are in use.
  package var rules: String {
    var text = looks.indices.map { rule($0, of: 0) }.joined()
    guard palettes.count > 1 else { return text }
    let dark = looks.indices.map { rule($0, of: 1) }.joined()
    text += "@media (prefers-color-scheme:dark){\n\(dark)}\n"
    return text
  }

  /// Returns a picture as rows of HTML elements.
  ///
  /// - Parameter pictures: The picture in each palette.
  /// - Returns: `nil` if they differ in more than colours, so that each palette needs rows of its
  ///   own.
  package mutating func rows(of pictures: [WidgetPicture]) -> String? {
    guard let first = pictures.first, pictures.count == palettes.count else { return nil }
    let grids = zip(pictures, palettes).map { $0.grid.shown(depth: .truecolor, palette: $1) }
    let looks = zip(grids, palettes).map { $0.looks($1) }
    for other in pictures.dropFirst()
    where other.grid.size != first.grid.size || other.hitAreas != first.hitAreas { return nil }
    var text = ""
    for row in 0..<first.grid.size.rows {
      var cells: [(look: Look, text: String)] = []
      for column in 0..<first.grid.size.columns {
        let index = row * first.grid.size.columns + column
        let words = grids[0].text(of: grids[0].cells[index])
        for grid in grids.dropFirst() where grid.text(of: grid.cells[index]) != words { return nil }
        if words.isEmpty { continue }
        let styles = zip(grids, looks).map { $1[Int($0.cells[index].style)] }
        cells.append((Look(styles: styles), words))
      }
      text += "<div>\(markup(of: cells))</div>\n"
    }
    return text
  }

  /// Returns one picture as rows of elements, for all palettes.
  package mutating func rows(of picture: WidgetPicture) -> String {
    rows(of: palettes.map { _ in picture }) ?? ""
  }

  /// Returns a colour in each palette, as `#rrggbb`.
  package func colors(_ color: ArchivedColor) -> [String] {
    palettes.map { palette in
      let upper = palette.rgb(color.base)
      return MarkupText.hex(
        Palette.mixed(upper, palette.opacity(color), over: palette.surface)
      )
    }
  }

  /// Returns the class of a style; `nil` for plain text.
  private mutating func name(of look: Look) -> String? {
    let isPlain = zip(look.styles, palettes).allSatisfy { style, palette in
      style.background == nil && style.foreground == palette.text && style.attributes.isEmpty
    }
    if isPlain { return nil }
    let number = classes[look] ?? looks.count
    if number == looks.count {
      classes[look] = number
      looks.append(look)
    }
    return "c\(number)"
  }

  private mutating func markup(of cells: [(look: Look, text: String)]) -> String {
    var text = ""
    var start = 0
    while start < cells.count {
      var end = start
      while end < cells.count, cells[end].look == cells[start].look { end += 1 }
      var words = cells[start..<end].map(\.text).joined()
      if end == cells.count, cells[start].look.styles.allSatisfy(\.isPlainSurface) {
        while words.last == " " { words.removeLast() }
        if words.isEmpty { return text }
      }
      let run = CellRun(
        column: 0,
        columns: end - start,
        text: words,
        style: cells[start].look.styles[0],
        link: nil
      )
      let inner = CellWord.words(of: run).map(\.markup).joined()
      text += name(of: cells[start].look).map { "<span class=\"\($0)\">\(inner)</span>" } ?? inner
      start = end
    }
    return text
  }

  private func rule(_ index: Int, of palette: Int) -> String {
    let style = looks[index].styles[palette]
    var rules = style.rules(besides: palettes[palette].text)
    if palette > 0 {
      // The rules for light screens also apply, so that each of these must override them.
      rules = [
        "color:\(MarkupText.hex(style.foreground))",
        "background:\(style.background.map(MarkupText.hex) ?? "none")",
      ]
    }
    return ".c\(index){\(rules.joined(separator: ";"))}\n"
  }
}

extension Palette {
  /// The palette for pictures on the cards of a page; the default palette gets a surface that
  /// differs from the page.
  package var onCards: Palette {
    guard name == .standard else { return self }
    var palette = self
    (palette.surface, palette.text) =
      scheme == .light ? (0xFFFFFF, 0x1B1D22) : (0x171A21, 0xE8EAED)
    return palette
  }

  /// The background of a page behind its cards, `0xRRGGBB`.
  package var pageGround: UInt32 {
    scheme == .light
      ? Self.mixed(text, 16, over: surface) : Self.mixed(0x000000, 112, over: surface)
  }

  /// The colour of a card's edge, `0xRRGGBB`.
  package var cardLine: UInt32 { Self.mixed(text, 28, over: surface) }
}
