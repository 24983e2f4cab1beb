import WidgetUI

/// The palettes, each with a sample in its own colours; pressing one sets it.
struct PaletteList: View {
  @EnvironmentObject private var theme: AppearanceTheme
  /// Whether samples have words.
  var isWide = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(AppearancePalette.allCases, id: \.self) { palette in
        let isOn = palette.theme == theme.appearance.theme
        HStack {
          Button(intent: SetPalette(palette)) {
            Image(systemName: isOn ? "circle.inset.filled" : "circle").foregroundStyle(.tint)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("\(palette.title), \(isOn ? "on" : "off")")
          Text(verbatim: palette.title).bold(isOn).lineLimit(1)
          Spacer(minLength: 8)
          PaletteSample(palette: palette, isWide: isWide)
        }
      }
    }
  }
}

/// A few signs in the colours of a palette, on its ground.
private struct PaletteSample: View {
  @Environment(\.colorScheme) private var scheme
  let palette: AppearancePalette
  let isWide: Bool

  var body: some View {
    let colors = palette.colors(in: scheme)
    words(colors).background(colors.ground).lineLimit(1).fixedSize().accessibilityHidden(true)
  }

  private func words(_ colors: SampleColors) -> Text {
    let signs = zip(["●", "▲", "▼"], colors.signals).reduce(Text(verbatim: "")) { text, pair in
      text + Text(verbatim: pair.0).foregroundStyle(pair.1)
    }
    guard isWide else {
      return Text(verbatim: "Aa").foregroundStyle(colors.text) + signs
    }
    return Text(verbatim: " Text ").foregroundStyle(colors.text)
      + Text(verbatim: "accent ").foregroundStyle(colors.accent) + signs
      + Text(verbatim: " ")
  }
}

/// A few rows as other widgets have them, in the colours that hold.
struct LiveSample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Image(systemName: "circle").foregroundStyle(.red)
        Text(verbatim: "Renew the passport").bold().lineLimit(1)
        Spacer(minLength: 8)
        Text(verbatim: "! 1 d").foregroundStyle(.red).fixedSize()
      }
      HStack {
        Image(systemName: "circle").foregroundStyle(.tint)
        Text(verbatim: "Call Grandma").lineLimit(1)
        Spacer(minLength: 8)
        Text(verbatim: "18:30").foregroundStyle(.secondary).fixedSize()
      }
      HStack {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        Text(verbatim: "Water the plants").strikethrough().foregroundStyle(.secondary).lineLimit(1)
      }
      HStack {
        ProgressView(value: 4.0, total: 13.0).tint(.green)
        Text(verbatim: "4 of 13").foregroundStyle(.secondary).fixedSize()
      }
    }
    .accessibilityHidden(true)
  }
}

/// The named colours as one bar.
struct ColorStrip: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(NamedColor.allCases, id: \.self) { color in
        color.color.frame(height: 16).accessibilityLabel(color.rawValue)
      }
    }
  }
}
