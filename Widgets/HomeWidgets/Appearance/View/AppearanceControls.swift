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

/// High contrast and beige; the one that holds is left by its button.
struct ThemeButtons: View {
  @EnvironmentObject private var theme: AppearanceTheme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row(.contrast, "High contrast")
      row(.beige, "Beige")
    }
  }

  @ViewBuilder private func row(_ mode: AppearanceMode, _ title: String) -> some View {
    if theme.appearance.request == mode.request {
      Button(intent: LeaveTheme()) { label(title, isOn: true) }
        .buttonStyle(.plain)
        .accessibilityLabel("\(title), on")
    } else {
      Button(intent: SetAppearance(mode)) { label(title, isOn: false) }
        .buttonStyle(.plain)
        .accessibilityLabel("\(title), off")
    }
  }

  private func label(_ title: String, isOn: Bool) -> some View {
    HStack {
      Text(verbatim: title).lineLimit(1)
      Spacer(minLength: 0)
      Image(systemName: isOn ? "circle.inset.filled" : "circle").foregroundStyle(.tint)
    }
  }
}

/// What is drawn, and who has decided so.
struct AppearanceSource: View {
  @Environment(\.colorScheme) private var scheme
  @EnvironmentObject private var theme: AppearanceTheme

  var body: some View {
    Text(verbatim: theme.words(isDark: scheme == .dark))
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }
}

/// The named colours as one bar.
struct ColorStrip: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(NamedColor.allCases, id: \.self) { color in
        color.color.frame(height: 32).accessibilityLabel(color.rawValue)
      }
    }
  }
}

/// A named colour: a swatch and what it is called.
struct ColorSample: View {
  let color: NamedColor

  var body: some View {
    HStack {
      color.color.frame(width: 16, height: 16).accessibilityHidden(true)
      Text(verbatim: color.rawValue).lineLimit(1)
    }
  }
}

/// The named colours with the values that they have in light and in dark.
struct ColorTable: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      grid.fixedSize(horizontal: true, vertical: false)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(NamedColor.allCases, id: \.self) { ColorSample(color: $0) }
      }
    }
  }

  private var grid: some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Text(verbatim: "")
        Text(verbatim: "light")
        Text(verbatim: "dark")
      }
      .foregroundStyle(.secondary)
      ForEach(NamedColor.allCases, id: \.self) { color in
        GridRow {
          ColorSample(color: color)
          Text(verbatim: NamedColor.hex(color.values.light))
          Text(verbatim: NamedColor.hex(color.values.dark))
        }
        .lineLimit(1)
      }
    }
  }
}
