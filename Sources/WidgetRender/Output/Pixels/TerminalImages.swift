/// The protocols by which terminals draw images among their text.
package enum ImageProtocol: String, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which other terminals support as well.
  case kitty
  /// Inline images of iTerm2.
  case iterm
  /// Sixel graphics, as of the VT340.
  case sixel
}

/// Draws the images of a picture over its cells, by a terminal's own protocol.
package struct TerminalImages: Sendable {
  private let kind: ImageProtocol
  /// The size of a cell in pixels, which sixels need.
  private let cell: (width: Int, height: Int)

  package init(_ kind: ImageProtocol, cell: (width: Int, height: Int)) {
    (self.kind, self.cell) = (kind, cell)
  }

  /// Returns the sequences that draw a picture's images.
  ///
  /// The cursor must be at the beginning of the row after the picture, and returns there. The cells
  /// below the images keep their colours, for terminals that ignore the sequences.
  package func bytes(of picture: WidgetPicture) -> [UInt8] {
    var output: [UInt8] = []
    for placed in picture.uncoveredImages.prefix(Self.mostImages) {
      guard let image = placed.visibleImage else { continue }
      let up = picture.grid.size.rows - placed.visible.origin.row
      output += "\u{1B}7\u{1B}[\(up)A\u{1B}[\(placed.visible.origin.column + 1)G".utf8
      output += bytes(of: image, over: placed.visible.size, number: nil)
      output += "\u{1B}8".utf8
    }
    return output
  }

  /// The most images, as many as a page of portraits has.
  private static let mostImages = 64

  /// Returns the escape sequence of an image; `number` identifies it for a later removal by kitty.
  private func bytes(of image: PixelImage, over size: CellSize, number: Int?) -> [UInt8] {
    switch kind {
    case .kitty: Self.kitty(image.png, over: size, number: number)
    case .iterm: Self.iTerm(image.png, over: size)
    case .sixel:
      SixelImage.bytes(
        of: image.scaled(toWidth: size.columns * cell.width, height: size.rows * cell.height)
      )
    }
  }

  /// The number of base64 characters in a chunk, the most that kitty accepts.
  private static let chunk = 4_096

  /// Returns the sequence that shows a PNG file in kitty, without moving the cursor and without a
  /// response of the terminal.
  private static func kitty(_ file: [UInt8], over size: CellSize, number: Int?) -> [UInt8] {
    let text = Array(Base64.text(of: file).utf8)
    var output: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: chunk) {
      let end = min(start + chunk, text.count)
      let more = end < text.count ? 1 : 0
      let keys =
        start == 0
        ? "a=T,f=100,q=2,C=1,\(number.map { "i=\($0)," } ?? "")c=\(size.columns),r=\(size.rows),m=\(more)"
        : "m=\(more),q=2"
      output += "\u{1B}_G\(keys);".utf8 + text[start..<end] + "\u{1B}\\".utf8
    }
    return output
  }

  private static func iTerm(_ file: [UInt8], over size: CellSize) -> [UInt8] {
    let keys =
      "inline=1;size=\(file.count);width=\(size.columns);height=\(size.rows);"
      + "preserveAspectRatio=0;doNotMoveCursor=1"
    return Array("\u{1B}]1337;File=\(keys):\(Base64.text(of: file))\u{7}".utf8)
  }
}

/// Images on a screen that changes: they are drawn again if cells were written over them, and removed.
extension TerminalImages {
  /// Returns the picture that a terminal shows, with the cells of removed images changed so that
  /// they are written again.
  package func withoutGone(_ old: WidgetPicture, for new: WidgetPicture) -> WidgetPicture {
    guard kind != .kitty, old.grid.size == new.grid.size else { return old }
    let kept = new.uncoveredImages
    var result = old
    for image in old.uncoveredImages where !kept.contains(image) {
      // No cell of a picture contains this character.
      let gone = Cell(glyph: 0, style: 0, width: 1)
      for row in image.visible.origin.row..<image.visible.endRow {
        for column in image.visible.origin.column..<image.visible.endColumn {
          result.grid.replace(row * result.grid.size.columns + column, with: gone)
        }
      }
    }
    return result
  }

  /// Returns the sequences that update a terminal's images from one picture to the next.
  ///
  /// They are written after the cells; `changedRows` are the rows that were rewritten.
  package func bytes(
    from old: WidgetPicture,
    to new: WidgetPicture,
    changedRows: Set<Int>
  ) -> [UInt8] {
    let isCleared = old.grid.size != new.grid.size
    let before = isCleared ? [] : Array(old.uncoveredImages.prefix(Self.mostImages))
    let after = Array(new.uncoveredImages.prefix(Self.mostImages))
    var output: [UInt8] = []
    if kind == .kitty {
      if before == after { return [] }
      // Images are removed together with their data; a terminal ignores unknown numbers.
      for number in before.indices { output += "\u{1B}_Ga=d,d=I,i=\(number + 1),q=2\u{1B}\\".utf8 }
    }
    for (number, placed) in after.enumerated() {
      let rows = placed.visible.origin.row..<placed.visible.endRow
      let isWritten = !changedRows.isDisjoint(with: rows)
      guard kind == .kitty || isWritten || !before.contains(placed),
        let image = placed.visibleImage
      else { continue }
      output += "\u{1B}[\(rows.lowerBound + 1);\(placed.visible.origin.column + 1)H".utf8
      output += bytes(of: image, over: placed.visible.size, number: number + 1)
    }
    return output
  }
}
