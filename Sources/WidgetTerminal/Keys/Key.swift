import WidgetRender

/// A user's action at the keyboard or with the mouse, independent of the terminal's bytes for it.
package enum Key: Equatable, Sendable {
  /// Typed characters; several if they were read together.
  case text(String)
  /// Pasted text, which is inserted and never interpreted as keys.
  case paste(String)
  /// A letter, or one of `@ [ \ ] ^ _`, with the control key; letters are lowercase.
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
  case pageUp, pageDown
  /// Page up and page down with the control key.
  case controlPageUp, controlPageDown
  case mouse(MousePress)
}

/// A click of the mouse, or a turn of its wheel, over a cell.
package struct MousePress: Equatable, Sendable {
  package enum Button: Sendable {
    case left, wheelUp, wheelDown
  }

  package var button: Button
  /// The cell, counted from 0 at the top left of the terminal.
  package var place: CellPoint

  package init(_ button: Button, at place: CellPoint) {
    self.button = button
    self.place = place
  }
}

/// Converts control characters and escape sequences to keys.
enum KeySequence {
  /// The most numbers of a sequence that are read; a key's sequence has at most a code and its
  /// modifiers.
  private static let maximumParameters = 4

  /// Returns the key of a control character; `nil` for other bytes.
  static func key(control byte: UInt8) -> Key? {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x00...0x1F:
      .control(Character(Unicode.Scalar(byte == 0 || byte > 0x1A ? byte + 0x40 : byte + 0x60)))
    default: nil
    }
  }

  /// Returns the numbers of an escape sequence, which semicolons separate; a missing or too large
  /// one is 0.
  static func parameters(_ bytes: [UInt8]) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .prefix(maximumParameters)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }

  /// Returns the key of the sequence ESC [ … final or ESC O final; `nil` for an unknown one.
  static func key(final: UInt8, parameters: [Int]) -> Key? {
    // The second number is 1 plus the sum of 1 for shift, 2 for alt and 4 for control.
    let modifiers = max((parameters.count > 1 ? parameters[1] : 1) - 1, 0)
    let isWord = modifiers & 6 != 0
    switch Character(Unicode.Scalar(final)) {
    case "A": return .up
    case "B": return .down
    case "C": return isWord ? .wordRight : .right
    case "D": return isWord ? .wordLeft : .left
    case "H": return .home
    case "F": return .end
    case "Z": return .backTab
    case "M" where parameters.isEmpty: return .enter
    case "~":
      switch parameters.first {
      case 1, 7: return .home
      case 4, 8: return .end
      case 3: return isWord ? .alt("d") : .delete
      case 5: return modifiers & 4 != 0 ? .controlPageUp : .pageUp
      case 6: return modifiers & 4 != 0 ? .controlPageDown : .pageDown
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns the press in xterm's mode 1006, `ESC [ < button ; column ; row M`; `nil` for a release
  /// and for other buttons.
  static func mouse(final: UInt8, parameters: [Int]) -> MousePress? {
    guard final == UInt8(ascii: "M"), parameters.count == 3 else { return nil }
    let place = CellPoint(column: parameters[1] - 1, row: parameters[2] - 1)
    // The bits for shift, alt and control are ignored.
    switch parameters[0] & ~0b1_1100 {
    case 0: return MousePress(.left, at: place)
    case 64: return MousePress(.wheelUp, at: place)
    case 65: return MousePress(.wheelDown, at: place)
    default: return nil
    }
  }

  /// Returns the number of bytes at the end that begin an incomplete UTF-8 character.
  static func unfinishedBytes(_ bytes: [UInt8]) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > index + 1 ? index + 1 : 0
    }
    return 0
  }
}
