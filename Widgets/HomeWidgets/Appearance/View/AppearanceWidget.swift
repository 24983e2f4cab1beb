import SharedStore
import WidgetUI

/// The appearance of all widgets, with toggles to change it.
struct AppearanceWidget: Widget {
  let kind = "AppearanceWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: AppearanceProvider()) { entry in
      AppearanceWidgetView(appearance: entry.appearance)
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(AppearanceTexts.appearance)
    .description(AppearanceTexts.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    ])
  }
}

/// The settings, laid out for the size that the widget has.
struct AppearanceWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let appearance: StoredAppearance

  var body: some View {
    Group {
      switch family {
      case .systemMedium:
        ViewThatFits(in: .horizontal) {
          AppearanceMediumView().frame(minWidth: 304, idealWidth: 304, maxWidth: .infinity)
          AppearanceSmallView()
        }
      case .systemLarge, .systemExtraLargePortrait: AppearanceLargeView()
      case .systemExtraLarge:
        ViewThatFits(in: .horizontal) {
          AppearanceColumnsView().frame(minWidth: 560, idealWidth: 560, maxWidth: .infinity)
          AppearanceLargeView()
        }
      default: AppearanceSmallView()
      }
    }
    .environmentObject(AppearanceTheme(appearance))
  }
}

/// Both toggles, and the palettes.
private struct AppearanceSmallView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AppearanceToggles()
      AppearanceSource()
      Spacer(minLength: 0)
      PaletteList()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The toggles above the palettes, and below them how to set one from a shell.
private struct AppearanceMediumView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AppearanceToggles(isRow: true)
      AppearanceSource()
      Divider()
      PaletteList(isWide: true)
      Spacer(minLength: 0)
      Text(verbatim: AppearanceWords.command).foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The settings above the palettes, a sample of what holds, and the named colours.
private struct AppearanceLargeView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AppearanceToggles()
      AppearanceSource()
      Divider()
      PaletteList(isWide: true)
      Divider()
      LiveSample()
      ViewThatFits(in: .vertical) {
        VStack(spacing: 0) {
          Divider()
          ColorList()
          Spacer(minLength: 0)
        }
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          ColorStrip()
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The settings, a sample and the named colours beside the palettes.
private struct AppearanceColumnsView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        AppearanceToggles()
        AppearanceSource()
        Divider()
        LiveSample(hasHeadings: true)
        Divider()
        ColorList()
        Spacer(minLength: 0)
        Text(verbatim: AppearanceWords.command).foregroundStyle(.secondary)
        Text(verbatim: AppearanceWords.key).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Divider()
      PaletteList(isWide: true, hasRows: true)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
