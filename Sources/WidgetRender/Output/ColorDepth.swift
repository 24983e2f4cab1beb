/// How much of a style a terminal is told.
package enum ColorDepth: Sendable, Hashable, CaseIterable {
  /// Text alone: no escape sequence at all.
  case none
  /// Attributes such as bold without any colour: what NO_COLOR leaves to a terminal.
  case monochrome
  /// The sixteen colours that the terminal's own theme defines.
  case ansi16
  /// The 256 colours of xterm.
  case ansi256
  /// 24-bit colours.
  case truecolor
}
