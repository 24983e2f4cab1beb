extension View {
  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    _ value: Value
  ) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Returns the view unchanged: in a terminal any text can be selected.
  public nonisolated func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  @_disfavoredOverload
  public nonisolated func searchable<Title: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Title
  ) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func searchSuggestions<Content: View>(
    @ViewBuilder _ suggestions: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input (SU-3).
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }
}

/// The placement of a search field; without effect, because a widget has none.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = SearchFieldPlacement(value: 0)
  public static let toolbar = SearchFieldPlacement(value: 1)
  public static let sidebar = SearchFieldPlacement(value: 2)
  public static let navigationBarDrawer = SearchFieldPlacement(value: 3)
}

/// The label of the key that submits a text, such as "Search"; without effect in a widget.
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

/// The letters of typed text that a keyboard capitalises; without effect in a widget.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let value: UInt8

  public static let never = TextInputAutocapitalization(value: 0)
  public static let words = TextInputAutocapitalization(value: 1)
  public static let sentences = TextInputAutocapitalization(value: 2)
  public static let characters = TextInputAutocapitalization(value: 3)
}

/// The selectability of text; without effect, because users of a terminal can select any text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that users can select; without effect in a terminal.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that users cannot select; without effect in a terminal.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}

/// The letters that a keyboard would capitalise: none, those of words or sentences, or all.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
