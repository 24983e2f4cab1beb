import WidgetIntents
import WidgetRender

extension View {
  /// Sets the text that replaces the view when a widget is read aloud (SU-70).
  ///
  /// ```swift
  /// Image(systemName: "drop.fill").accessibilityLabel(Text("Water"))
  /// ```
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(PlacedChange { .spoken(ArchivedSpeech(label: label.words(in: $0))) })
  }

  /// Sets the text that replaces the view when a widget is read aloud (SU-70).
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the text that replaces the view when a widget is read aloud (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Title: StringProtocol>(_ label: Title) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the text that replaces the view when a widget is read aloud, if enabled (SU-70).
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(
      PlacedChange { isEnabled ? .spoken(ArchivedSpeech(label: label.words(in: $0))) : nil }
    )
  }

  /// Sets a text that follows the view's own when a widget is read aloud, such as a state (SU-70).
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    modifier(PlacedChange { .spoken(ArchivedSpeech(value: value.words(in: $0))) })
  }

  /// Sets a text that follows the view's own when a widget is read aloud, such as a state (SU-70).
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets a text that follows the view's own when a widget is read aloud, such as a state (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Title: StringProtocol>(_ value: Title) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Sets a text that follows the view's own when a widget is read aloud, if enabled (SU-70).
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    modifier(
      PlacedChange { isEnabled ? .spoken(ArchivedSpeech(value: value.words(in: $0))) : nil }
    )
  }

  /// Sets whether the view is omitted when a widget is read aloud (SU-70).
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityHidden(hidden, isEnabled: true)
  }

  /// Sets whether the view is omitted when a widget is read aloud; without effect if `isEnabled` is
  /// false (SU-70).
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(
      PlacedChange { _ in hidden && isEnabled ? .spoken(ArchivedSpeech(isHidden: true)) : nil }
    )
  }
}

extension Text {
  /// Returns the text at the time of the reload, without symbols and without dates that the host
  /// formats later.
  @MainActor fileprivate func words(in scope: ArchiveScope) -> String {
    archived(in: scope.environment).runs.map { run in
      if case .verbatim(let words) = run.content { words } else { "" }
    }.joined()
  }
}
