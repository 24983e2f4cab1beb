import Testing

@testable import WidgetRender

/// Tests the cells at a shape's edge, which the shape covers only in part.
@Suite("Fills of a level of the foreground", .timeLimit(.minutes(5)))
struct LevelFillTests {
  private func shades(_ level: Int, _ depth: ColorDepth) -> Set<String> {
    let circle = shape(.circle, .color(ArchivedColor(.foreground(level: level))))
    let output = picture(circle, 9, 5).grid.ansi(depth: depth, palette: .dark)
    let text = String(decoding: output, as: UTF8.self)
    return Set(text.matches(of: /[34]8;(2;\d+;\d+;\d+|5;\d+)/).map { String($0.1) })
  }

  // The case of a sample: a bright ring of four parts around a ground that was hardly visible.
  @Test(arguments: [2, 3, 4, 5], [ColorDepth.truecolor, .ansi256])
  func `have one colour inside and at their edge`(level: Int, depth: ColorDepth) {
    let shades = self.shades(level, depth)
    #expect(shades.count == 1, "\(shades)")
  }
}
