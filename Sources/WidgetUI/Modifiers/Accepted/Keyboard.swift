/// What a keyboard's last key would say.
public struct SubmitLabel: Hashable, Sendable {
  private let value: UInt8

  public static let done = SubmitLabel(value: 0)
  public static let go = SubmitLabel(value: 1)
  public static let send = SubmitLabel(value: 2)
  public static let join = SubmitLabel(value: 3)
  public static let route = SubmitLabel(value: 4)
  public static let search = SubmitLabel(value: 5)
  public static let `return` = SubmitLabel(value: 6)
  public static let next = SubmitLabel(value: 7)
  public static let `continue` = SubmitLabel(value: 8)
}

/// Where capitals would be typed by themselves.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let value: UInt8

  public static let never = TextInputAutocapitalization(value: 0)
  public static let words = TextInputAutocapitalization(value: 1)
  public static let sentences = TextInputAutocapitalization(value: 2)
  public static let characters = TextInputAutocapitalization(value: 3)
}

/// A key of a keyboard.
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

/// Keys that are held down with another.
public struct EventModifiers: OptionSet, Sendable {
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

/// Keys that would press a control.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
