/// One thing that a person does at the keyboard, whatever bytes the terminal sends for it.
enum Key: Equatable, Sendable {
  /// Characters that were typed; several where they arrived together.
  case text(String)
  /// A block from the clipboard, which is entered and never obeyed.
  case paste(String)
  /// A letter, or one of `@ [ \ ] ^ _`, with the control key; letters are small.
  case control(Character)
  /// A character with the alt key, which the terminal sends as an escape before it.
  case alt(Character)
  case enter
  /// Enter with the alt key.
  case newLine
  case tab
  case backTab
  case escape
  case backspace
  case wordBackspace
  case delete
  case left, right, up, down
  case wordLeft, wordRight
  case home, end
}
