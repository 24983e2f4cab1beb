import SharedStore
import WidgetUI

/// The appearance widget: shows and changes how all widgets are drawn.
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

/// The settings, laid out for the widget's family.
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

/// Both toggles, and below them the palettes.
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

/// The toggles, the palettes, and the command that sets a palette.
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

/// The toggles, the palettes, a sample in the current colours, and the named colours.
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

/// Two columns: the settings, a sample and the named colours, and next to them the palettes.
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
