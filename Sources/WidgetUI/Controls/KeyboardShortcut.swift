extension View {
  /// Assigns a key to the controls inside; in the live view the key presses them while their widget
  /// has the focus.
  ///
  /// A terminal does not send the command key, so that modifier is ignored. The live view's own
  /// keys have precedence.
  ///
  /// ```swift
  /// Button("Refill", intent: DrinkWater(glasses: 2))
  ///   .keyboardShortcut("r", modifiers: [])
  /// ```
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Lets a key press the controls inside; `nil` removes the key of the surrounding views.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    transformingEnvironment { $0.keyboardShortcut = shortcut }
  }
}

extension EnvironmentValues {
  private enum ShortcutKey: EnvironmentKey {
    static let defaultValue: KeyboardShortcut? = nil
  }

  /// The key that presses the controls inside; `nil` if there is none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

/// A key of a keyboard, by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{08}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// Modifier keys, which are held while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  public static let all = EventModifiers(rawValue: 0b11_1111)
}

/// A key for a control in the live view, with its modifier keys.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
  /// The key's name in an archive; `nil` for a key that the terminal uses itself, such as an arrow.
  var archived: String? {
    let name: String
    switch key {
    case .escape: return "escape"
    case .return: return "return"
    case .delete: return "delete"
    case .tab, .upArrow, .downArrow, .leftArrow, .rightArrow: return nil
    default:
      // What is beyond stands for function keys.
      guard key.character.unicodeScalars.allSatisfy({ !(0xF700...0xF8FF).contains($0.value) })
      else { return nil }
      name = modifiers.contains(.shift) ? key.character.uppercased() : String(key.character)
    }
    if modifiers.contains(.control) { return "ctrl-\(name.lowercased())" }
    return modifiers.contains(.option) ? "alt-\(name)" : name
  }
}
