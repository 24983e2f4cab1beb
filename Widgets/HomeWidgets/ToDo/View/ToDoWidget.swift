import WidgetUI

/// The to-do widget: open and done to-dos, in all terminal sizes.
struct ToDoWidget: Widget {
  let kind = "ToDoWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, provider: ToDoProvider()) { entry in
      ToDoWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(ToDoConfiguration.widgetName)
    .description(ToDoConfiguration.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The to-dos, laid out for the widget's family.
struct ToDoWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: ToDoPicture

  var body: some View {
    if picture.isEmpty, family.isRoomy {
      ToDoEmptyView(picture: picture)
    } else if isScrolled, family.isRoomy {
      ToDoScrolledList(
        picture: picture,
        isSmall: family == .systemSmall,
        width: family.rowWidth
      )
      .widgetLabel { ToDoCountLabel(picture: picture) }
    } else if family.isRoomy {
      list.widgetLabel { ToDoCountLabel(picture: picture) }
    } else {
      list
    }
  }

  @ViewBuilder private var list: some View {
    switch family {
    case .accessoryInline: ToDoInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: ToDoCircularView(picture: picture)
    case .accessoryRectangular: ToDoRectangularView(picture: picture)
    case .systemSmall: ToDoSmallView(picture: picture)
    case .systemMedium:
      ToDoListView(picture: picture, heights: [11, 9, 7, 5, 3], width: family.rowWidth)
    case .systemLarge, .systemExtraLargePortrait:
      ToDoListView(picture: picture, heights: [21, 14, 9, 7, 5, 3], width: family.rowWidth)
    case .systemExtraLarge: ToDoColumnsView(picture: picture)
    }
  }
}

extension WidgetFamily {
  /// The number of columns in a row that is as wide as the widget without its margins.
  fileprivate var rowWidth: Int { cells.columns - 2 }

  /// Whether the family has space for a few lines of explanation.
  fileprivate var isRoomy: Bool {
    switch self {
    case .accessoryInline, .accessoryCircular, .accessoryCorner, .accessoryRectangular: false
    default: true
    }
  }
}
