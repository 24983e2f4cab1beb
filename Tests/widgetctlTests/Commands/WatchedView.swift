#if os(Linux)
import Foundation
import Ground
import TestSupport
import Testing
import WidgetTerminal

@testable import widgetctl

/// A running live view, with the content of its terminal's screen.
final class WatchedView {
  private let program: PromptedProgram
  private let home: URL
  private(set) var screen: ShownScreen

  init(_ program: PromptedProgram, home: URL, columns: Int, rows: Int) {
    self.program = program
    self.home = home
    screen = ShownScreen(columns: columns, rows: rows)
  }

  var terminal: TestTerminal { program.terminal }

  func press(_ keys: String) { terminal.press(keys) }

  /// Returns whether the screen satisfies the condition within a minute; other changes of the
  /// screen are ignored.
  func shows(_ isShown: (ShownScreen) -> Bool) -> Bool {
    let end = ContinuousClock.now.advanced(by: .seconds(60))
    while !isShown(screen) {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0, let more = terminal.more(milliseconds: Int32(left)) else { return false }
      screen.show(more)
    }
    return true
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
  }

  func signal(_ number: Int32) { program.signal(number) }

  /// Writes an executable file into the home folder.
  func write(_ text: String, to name: String) throws {
    try writeProgram(text, to: home.appending(path: name).path)
  }

  /// Runs another command of widgetctl on the same store, and returns its output.
  func run(_ command: String) throws -> String {
    try Session.output(of: "widgetctl \(command)", home: home)
  }

  func exitCode() -> Int32? {
    let code = program.exitCode()
    while let more = terminal.more(milliseconds: 0) { screen.show(more) }
    return code
  }
}
#endif
