import SharedStore
import WidgetUI

/// How all widgets are drawn, with toggles to change it.
struct AppearanceWidget: Widget {
  let kind = "AppearanceWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: AppearanceProvider()) { entry in
      AppearanceWidgetView(appearance: entry.appearance)
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Appearance")
    .description("Whether widgets are light or dark, and the colours they are drawn in.")
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

/// Both toggles, what is drawn, and the colours without their names.
private struct AppearanceSmallView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AppearanceToggles()
      ThemeButtons()
      Divider()
      AppearanceSource()
      Spacer(minLength: 0)
      ColorStrip()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The settings at the left, the colours with their names at the right.
private struct AppearanceMediumView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        AppearanceToggles()
        Divider()
        ThemeButtons()
        Spacer(minLength: 0)
        AppearanceSource()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Divider()
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "Colours").font(.headline)
        Divider()
        ForEach(NamedColor.allCases, id: \.self) { ColorSample(color: $0) }
        Spacer(minLength: 0)
      }
      .fixedSize(horizontal: true, vertical: false)
    }
  }
}

/// The settings above the colours, each with its values.
private struct AppearanceLargeView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AppearanceToggles()
      Divider()
      AppearanceSource()
      Text(verbatim: " ")
      ThemeButtons()
      Divider()
      ColorTable()
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The settings beside the colours, each with its values.
private struct AppearanceColumnsView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "Appearance").font(.headline)
        Divider()
        AppearanceToggles()
        Text(verbatim: " ")
        ThemeButtons()
        Spacer(minLength: 0)
        AppearanceSource()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Divider()
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "Colours").font(.headline)
        Divider()
        ColorTable()
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
