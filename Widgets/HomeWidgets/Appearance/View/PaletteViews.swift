import WidgetUI

/// The palettes, each with a sample in its own colours; pressing one sets it.
struct PaletteList: View {
  @EnvironmentObject private var theme: AppearanceTheme
  /// Whether the samples contain texts and not only symbols.
  var isWide = false
  /// Whether each palette has a sample row below it, in its own colours.
  var hasRows = false

  var body: some View {
    VStack(alignment: .leading, spacing: hasRows ? 16 : 0) {
      ForEach(AppearancePalette.allCases, id: \.self) { palette in
        if hasRows {
          VStack(alignment: .leading, spacing: 0) {
            row(palette)
            PaletteRow(palette: palette).padding(.leading, 16)
          }
        } else {
          row(palette)
        }
      }
    }
  }

  private func row(_ palette: AppearancePalette) -> some View {
    let isOn = palette.theme == theme.appearance.theme
    return HStack {
      Button(intent: SetPalette(palette)) {
        Image(systemName: isOn ? "circle.inset.filled" : "circle").foregroundStyle(.tint)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("\(palette.title), \(AppearanceWords.isOn(isOn))")
      Text(verbatim: palette.title).bold(isOn).lineLimit(1)
      Spacer(minLength: 8)
      if !hasRows { PaletteSample(palette: palette, isWide: isWide) }
    }
  }
}

/// A sample to-do in the colours of a palette, on the palette's background.
private struct PaletteRow: View {
  @Environment(\.colorScheme) private var scheme
  let palette: AppearancePalette

  var body: some View {
    let colors = palette.colors(in: scheme)
    HStack {
      (Text(verbatim: " ○").foregroundStyle(colors.accent)
        + Text(verbatim: " " + AppearanceWords.call).foregroundStyle(colors.text))
        .bold(palette == .contrast)
        .lineLimit(1)
      Spacer(minLength: 8)
      (Text(verbatim: AppearanceWords.accent).foregroundStyle(colors.accent) + colors.signs)
        .fixedSize()
      Text(verbatim: "18:30 ").foregroundStyle(colors.signals[1]).fixedSize()
    }
    .background(colors.ground)
    .accessibilityHidden(true)
  }
}

/// A short sample in the colours of a palette, on the palette's background.
private struct PaletteSample: View {
  @Environment(\.colorScheme) private var scheme
  let palette: AppearancePalette
  let isWide: Bool

  var body: some View {
    let colors = palette.colors(in: scheme)
    words(colors).bold(palette == .contrast).background(colors.ground).lineLimit(1).fixedSize()
      .accessibilityHidden(true)
  }

  private func words(_ colors: SampleColors) -> Text {
    guard isWide else {
      return Text(verbatim: "Aa").foregroundStyle(colors.text) + colors.signs
    }
    return Text(verbatim: AppearanceWords.text).foregroundStyle(colors.text)
      + Text(verbatim: AppearanceWords.accent).foregroundStyle(colors.accent) + colors.signs
      + Text(verbatim: " ")
  }
}

extension SampleColors {
  /// Three symbols in the palette's colours for a good state, a warning and an error.
  fileprivate var signs: Text {
    zip(["●", "▲", "▼"], signals).reduce(Text(verbatim: "")) { text, pair in
      text + Text(verbatim: pair.0).foregroundStyle(pair.1)
    }
  }
}

/// Sample rows like those of other widgets, in the current colours.
struct LiveSample: View {
  /// Whether the sample has heading lines.
  var hasHeadings = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasHeadings { Text(verbatim: AppearanceWords.late).bold().foregroundStyle(.red) }
      HStack {
        Image(systemName: "circle").foregroundStyle(.red)
        Text(verbatim: AppearanceWords.renew).bold().lineLimit(1)
        Spacer(minLength: 8)
        Text(verbatim: AppearanceWords.age).foregroundStyle(.red).fixedSize()
      }
      if hasHeadings { Text(verbatim: AppearanceWords.today).bold().foregroundStyle(.tint) }
      HStack {
        Image(systemName: "circle").foregroundStyle(.tint)
        Text(verbatim: AppearanceWords.call).lineLimit(1)
        Spacer(minLength: 8)
        Text(verbatim: "18:30").foregroundStyle(.secondary).fixedSize()
      }
      HStack {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        Text(verbatim: AppearanceWords.water).strikethrough().foregroundStyle(.secondary).lineLimit(
          1
        )
      }
      HStack {
        ProgressView(value: 4.0, total: 13.0).tint(.green)
        Text(verbatim: AppearanceWords.progress).foregroundStyle(.secondary).fixedSize()
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

/// The named colours, each with its name and with its value in the current colour scheme.
///
/// The background's colour is between two lines, because it is like that of the widget.
struct ColorList: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(NamedColor.allCases, id: \.self) { color in
        HStack {
          swatch(color).accessibilityHidden(true)
          Text(verbatim: color.rawValue).lineLimit(1)
          Spacer(minLength: 8)
          Text(verbatim: NamedColor.hex(scheme == .dark ? color.values.dark : color.values.light))
            .foregroundStyle(.secondary)
            .fixedSize()
        }
      }
    }
  }

  @ViewBuilder private func swatch(_ color: NamedColor) -> some View {
    if color == .background {
      HStack(spacing: 0) {
        Text(verbatim: "▏").foregroundStyle(.secondary)
        color.color.frame(width: 32, height: 16)
        Text(verbatim: "▕").foregroundStyle(.secondary)
      }
    } else {
      color.color.frame(width: 48, height: 16)
    }
  }
}
