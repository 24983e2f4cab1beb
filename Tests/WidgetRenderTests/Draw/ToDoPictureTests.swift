import TestSupport
import Testing

@testable import WidgetRender

@Suite("A list of to-dos at several sizes", .timeLimit(.minutes(5)))
struct ToDoPictureTests {
  @Test(arguments: [(20, 10), (42, 10), (16, 5), (9, 5)], [false, true])
  func picture(_ size: (Int, Int), _ isASCII: Bool) throws {
    let grid = WidgetRenderTests.picture(
      toDoList(threeToDos, isOpen: 2),
      size.0,
      size.1,
      isASCII: isASCII
    ).grid
    let name = "to-do-\(size.0)x\(size.1)\(isASCII ? "-ascii" : "")"
    try expectSnapshot(grid.plainText, name)
    if isASCII { #expect(grid.plainBytes.allSatisfy { $0 < 0x80 }) }
  }

  @Test(arguments: [ColorDepth.monochrome, .ansi16, .ansi256, .truecolor])
  func colors(_ depth: ColorDepth) throws {
    let grid = WidgetRenderTests.picture(toDoList(threeToDos, isOpen: 2), 30, 7).grid
    let dark = String(decoding: grid.ansi(depth: depth, palette: .dark), as: UTF8.self)
    let light = String(decoding: grid.ansi(depth: depth, palette: .light), as: UTF8.self)
    // Escape characters would not survive in a text file.
    let visible = (dark + "\n" + light).map { $0 == "\u{1B}" ? "␛" : String($0) }.joined()
    try expectSnapshot(visible, "to-do-\(depth)")
  }
}
