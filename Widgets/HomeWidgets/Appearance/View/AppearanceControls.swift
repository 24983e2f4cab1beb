import Moments
import WidgetUI

/// Two toggles: one for dark mode, and one for whether the terminal decides.
struct AppearanceToggles: View {
  @Environment(\.colorScheme) private var scheme
  @EnvironmentObject private var theme: AppearanceTheme
  /// Whether both toggles are on one line.
  var isRow = false

  var body: some View {
    if isRow {
      HStack(spacing: 24) {
        darkMode
        system
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        darkMode
        system
      }
    }
  }

  private var darkMode: some View {
    Toggle(isOn: scheme == .dark && isPlain, intent: ToggleDarkMode()) {
      Text(verbatim: String(english: "Dark mode", turkish: "Koyu mod")).lineLimit(1)
    }
    .keyboardShortcut("d")
  }

  private var system: some View {
    Toggle(isOn: theme.useSystemAppearance, intent: UseSystemAppearance(isDark: scheme == .dark)) {
      Text(verbatim: String(english: "Use system", turkish: "Sistemi kullan")).lineLimit(1)
    }
    .keyboardShortcut("s")
  }

  /// Whether neither high contrast nor beige is set; only then can the toggle for dark mode be on.
  private var isPlain: Bool { ![.contrast, .beige].contains(theme.appearance.request) }
}

/// A line that describes the appearance and its source, for example `dark, set by you`.
struct AppearanceSource: View {
  @Environment(\.colorScheme) private var scheme
  @EnvironmentObject private var theme: AppearanceTheme

  var body: some View {
    Text(verbatim: theme.words(isDark: scheme == .dark))
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }
}
