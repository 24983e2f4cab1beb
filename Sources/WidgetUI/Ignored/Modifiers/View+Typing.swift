extension View {
  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func focusable(
    _ isFocusable: Bool = true
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    _ value: Value
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func submitLabel(
    _ submitLabel: SubmitLabel
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func submitScope(
    _ isBlocking: Bool = true
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func autocorrectionDisabled(
    _ disable: Bool = true
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func disableAutocorrection(
    _ disable: Bool?
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut?
  ) -> some View { self }

  /// The view itself: a terminal's own selection takes any text.
  public nonisolated func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  @_disfavoredOverload
  public nonisolated func searchable<Title: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Title
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func searchSuggestions<Content: View>(
    @ViewBuilder _ suggestions: () -> Content
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func searchCompletion(
    _ completion: String
  ) -> some View { self }
}

/// Where a field to search with would stand.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = SearchFieldPlacement(value: 0)
  public static let toolbar = SearchFieldPlacement(value: 1)
  public static let sidebar = SearchFieldPlacement(value: 2)
  public static let navigationBarDrawer = SearchFieldPlacement(value: 3)
}

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

/// Whether text could be marked and copied.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that could be marked.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that could not be marked.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}
