import WidgetUI

/// The settings as two toggles, as in the model.
struct AppearanceToggles: View {
  @Environment(\.colorScheme) private var scheme
  @EnvironmentObject private var theme: AppearanceTheme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Toggle(isOn: scheme == .dark && isPlain, intent: ToggleDarkMode()) {
        Text(verbatim: "Dark mode").lineLimit(1)
      }
      .keyboardShortcut("d")
      Toggle(
        isOn: theme.useSystemAppearance,
        intent: UseSystemAppearance(isDark: scheme == .dark)
      ) {
        Text(verbatim: "Use system").lineLimit(1)
      }
      .keyboardShortcut("s")
    }
  }

  /// Dark excludes high contrast and beige.
  private var isPlain: Bool { ![.contrast, .beige].contains(theme.appearance.request) }
}

/// The appearance, and the source of the decision.
struct AppearanceSource: View {
  @Environment(\.colorScheme) private var scheme
  @EnvironmentObject private var theme: AppearanceTheme

  var body: some View {
    Text(verbatim: theme.words(isDark: scheme == .dark))
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }
}
