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
}
