import Testing

@testable import WidgetRender

@Suite("Gradients with an opacity", .timeLimit(.minutes(5)))
struct FadedGradientTests {
  private static let fill = ArchivedView.fill(down(gradient(.red, .blue)))
  /// A gradient whose first stop is in the lower half of the second row.
  private static let late = ArchivedView.fill(
    down(
      ArchivedGradient([
        ArchivedGradient.Stop(ArchivedColor(.system(.red)), at: 0.29),
        ArchivedGradient.Stop(ArchivedColor(.system(.blue)), at: 1),
      ])
    )
  )

  /// Returns the red component from top to bottom, for the upper and the lower half of each cell.
  private func reds(of view: ArchivedView) -> [Int] {
    let grid = picture(view, 3, 6).grid
    func red(_ color: TerminalColor) -> Int {
      if case .rgb(let value) = color { Int(value >> 16 & 0xFF) } else { -1 }
    }
    return (0..<6).flatMap { row in
      let look = look(grid, 1, row)
      // A cell of one colour is a blank.
      let lower = red(look.background)
      return [grid[1, row].text == "▀" ? red(look.foreground) : lower, lower]
    }
  }

  // Both halves of a cell are blended with what is behind.
  @Test(arguments: [
    fill.with(.opacity(128)), late.with(.opacity(128)),
    .zStack(.center, [.fill(paint(.white)), fill.with(.opacity(128))]),
    .zStack(.topLeading, [fill, text("x")]).with(.opacity(128)),
    .zStack(CellAlignment(.trailing, .bottom), [late, text("x")]).with(.opacity(128)),
    .zStack(
      .center,
      [
        .fill(paint(.green)),
        .zStack(CellAlignment(.trailing, .bottom), [late, text("x")]).with(.opacity(90)),
      ]
    ),
    text(" ").with(.flexibleFrame(.init(maximumWidth: .max, maximumHeight: .max)))
      .with(.containerBackground(fill.with(.opacity(128)), .center)),
    text(" ").with(.flexibleFrame(.init(maximumWidth: .max, maximumHeight: .max)))
      .with(.background(late.with(.opacity(128)), .center)),
  ])
  func `they are one course from top to bottom`(view: ArchivedView) {
    let reds = reds(of: view)
    #expect(!reds.contains(-1))
    for (above, below) in zip(reds, reds.dropFirst()) {
      #expect(above >= below && above - below < 40, "\(reds)")
    }
    #expect(Set(reds).count > 5)
  }
}
