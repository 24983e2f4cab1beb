/// The links of a picture's cells, for a terminal with hyperlinks (OSC 8).
///
/// Only addresses that `LinkAddress` accepts are written; the text of the cells does not change.
struct CellLinks {
  /// The address for each link number; the number 0 means no link.
  private var addresses = [""]
  /// The link number of each cell; empty for a picture without links.
  private var cells: [UInt16] = []

  /// The most links of a picture, more than a screen can show.
  private static let maximumLinks = 10_000

  /// Creates a value without links.
  init() {}

  /// Creates the links from the hit areas of a picture; if areas overlap, the last one is on top.
  init(of picture: WidgetPicture) {
    let size = picture.grid.size
    for area in picture.hitAreas {
      var number: UInt16 = 0
      if case .link(let address) = area.target, let checked = LinkAddress.checked(address),
        addresses.count < Self.maximumLinks
      {
        if cells.isEmpty { cells = Array(repeating: 0, count: size.columns * size.rows) }
        number = UInt16(addresses.count)
        addresses.append(checked)
      }
      let rect = area.rect.intersection(picture.grid.bounds)
      guard !cells.isEmpty, !rect.isEmpty else { continue }
      for row in rect.origin.row..<rect.endRow {
        for column in rect.origin.column..<rect.endColumn {
          cells[row * size.columns + column] = number
        }
      }
    }
  }

  var isEmpty: Bool { cells.isEmpty }

  /// Returns whether a cell has the same link in `other`, the links of a picture of the same size,
  /// or no link in both.
  func isSame(as other: CellLinks, at index: Int) -> Bool {
    if cells.isEmpty, other.cells.isEmpty { return true }
    return address(at: index) == other.address(at: index)
  }

  /// Appends the sequence that changes the link `current` to that of a cell; without a cell, the
  /// link only ends.
  func append(from current: inout UInt16, toCell index: Int?, _ output: inout Scratch<UInt8>) {
    guard !cells.isEmpty else { return }
    let next = index.map { cells[$0] } ?? 0
    guard next != current else { return }
    output.append(contentsOf: "\u{1B}]8;;\(addresses[Int(next)])\u{1B}\\".utf8)
    current = next
  }

  private func address(at index: Int) -> String {
    cells.isEmpty ? "" : addresses[Int(cells[index])]
  }
}

extension WidgetPicture {
  /// Returns the picture as UTF-8 with escape sequences, and with its links if `showsLinks` is
  /// `true`.
  package func ansi(depth: ColorDepth, palette: Palette, showsLinks: Bool) -> [UInt8] {
    guard showsLinks, depth != .none else { return grid.ansi(depth: depth, palette: palette) }
    return grid.ansi(depth: depth, palette: palette, links: CellLinks(of: self))
  }
}
