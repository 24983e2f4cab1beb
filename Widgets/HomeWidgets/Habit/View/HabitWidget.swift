import WidgetUI

/// The habit widget: a row of squares for each habit, in all terminal sizes.
struct HabitWidget: Widget {
  let kind = "HabitWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, provider: HabitProvider()) { (entry: HabitEntry) in
      HabitWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(HabitTexts.widgetName)
    .description(HabitTexts.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The habits, laid out for the widget's family.
struct HabitWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: HabitPicture

  var body: some View {
    switch family {
    case .accessoryInline: HabitInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: HabitCircularView(picture: picture)
    case .accessoryRectangular: HabitRectangularView(picture: picture)
    default:
      if picture.rows.isEmpty {
        HabitEmptyView(picture: picture)
      } else if isScrolled {
        HabitScrolledList(picture: picture, layout: layout)
      } else {
        system
      }
    }
  }

  private var layout: HabitLayout {
    switch family {
    case .systemSmall: .small
    case .systemExtraLarge: .wide
    default: .medium
    }
  }

  @ViewBuilder private var system: some View {
    switch family {
    case .systemMedium:
      if picture.isSingle {
        HabitSingleView(picture: picture, weeks: 18, width: 40, rows: 10)
      } else {
        HabitMediumView(picture: picture)
      }
    case .systemLarge, .systemExtraLargePortrait:
      if picture.isSingle {
        HabitSingleView(picture: picture, weeks: 18, width: 40, rows: 22)
      } else {
        HabitBoardView(
          picture: picture,
          layout: .medium,
          limits: (11, 19),
          weeks: 18,
          width: 40,
          height: 22
        )
      }
    case .systemExtraLarge:
      if picture.isSingle {
        HabitSingleView(picture: picture, weeks: 28, width: 76, rows: 20)
      } else {
        HabitBoardView(
          picture: picture,
          layout: .wide,
          limits: (9, 17),
          weeks: 28,
          width: 76,
          height: 20
        )
      }
    default: HabitSmallView(picture: picture)
    }
  }
}

/// The message that there are no habits, with the command that adds one.
private struct HabitEmptyView: View {
  let picture: HabitPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.isMissing {
        Text(
          verbatim: String(english: "This habit was removed.", turkish: "Bu alışkanlık silindi.")
        )
        .foregroundStyle(.secondary)
      } else {
        Text(verbatim: String(english: "No habits yet", turkish: "Henüz alışkanlık yok")).bold()
        Text(verbatim: "")
        Text(verbatim: String(english: "Add one:", turkish: "Bir tane ekleyin:"))
          .foregroundStyle(.secondary)
        Text(
          verbatim: String(english: "widgetctl habit add Read", turkish: "widgetctl habit add Oku")
        )
        .foregroundStyle(.tint)
        Text(verbatim: "")
        Text(
          verbatim: String(
            english: "or press a in the live view.",
            turkish: "ya da canlı görünümde a tuşuna basın."
          )
        )
        .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The habits, and below them a grid with the days of all habits; with too many habits only the
/// list is shown.
private struct HabitBoardView: View {
  let picture: HabitPicture
  let layout: HabitLayout
  /// The most habits that are listed above a grid, and the most that are listed without one.
  let limits: (withGrid: Int, alone: Int)
  /// The most weeks for which the grid has a column.
  let weeks: Int
  /// The width of a line in columns; `height` is the number of available rows.
  let width: Int
  let height: Int

  /// Whether the grid leaves space for the bars of the weekdays.
  private var hasRates: Bool {
    HabitGrid.width(weeks: picture.weeks(atMost: weeks)) + HabitGrid.leastOfRates <= width
  }

  /// The number of rows that the list, the divider, the grid and the footer need together.
  private var lineCount: Int {
    let count = picture.rows.count
    return 1 + (count * 2 <= limits.withGrid ? count * 2 : count) + 10
  }

  var body: some View {
    if picture.rows.count <= limits.withGrid {
      VStack(alignment: .leading, spacing: 0) {
        HabitRows(picture: picture, layout: layout, limit: limits.withGrid)
        Spacer(minLength: 0)
        Divider()
        if lineCount < height { HabitLegend() }
        HabitGrid(
          today: picture.today,
          weeks: picture.weeks(atMost: weeks),
          rates: hasRates ? picture.rates(weeks: weeks) : []
        ) {
          HabitSquare(picture.share(on: $0))
        }
        HabitFooter(picture: picture, hiddenCount: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      HabitListView(picture: picture, layout: layout, limit: limits.alone)
    }
  }
}

/// A legend for the symbols of a day, from no habit done to all habits done.
private struct HabitLegend: View {
  var body: some View {
    HStack {
      Text(verbatim: String(english: "each day", turkish: "her gün"))
      Spacer(minLength: 8)
      Text(verbatim: String(english: "none", turkish: "hiç"))
      HabitSquare.text([.nothing, .few, .some, .all].map { HabitSquare($0) }, isSpaced: true)
        .fixedSize()
      Text(verbatim: String(english: "all", turkish: "hepsi"))
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .accessibilityHidden(true)
  }
}

/// A single habit: its streak, its figures, and a square for each day of many weeks.
private struct HabitSingleView: View {
  let picture: HabitPicture
  /// The most weeks for which the grid has a column.
  let weeks: Int
  /// The width of a line in columns; `rows` is the number of available rows.
  let width: Int
  let rows: Int

  var body: some View {
    if let row = picture.rows.first {
      VStack(alignment: .leading, spacing: 0) {
        HabitHead(row: row)
        if rows > 10 {
          Text(verbatim: row.history.schedule.words).foregroundStyle(.secondary)
          Divider()
          HabitFigures(row: row)
          Spacer(minLength: 0)
        }
        let shown = picture.weeks(atMost: weeks)
        let hasRates = HabitGrid.width(weeks: shown) + HabitGrid.leastOfRates <= width
        HabitGrid(
          today: picture.today,
          weeks: shown,
          rates: hasRates ? picture.rates(weeks: shown) : []
        ) { day in
          HabitSquare(row.history.mark(on: day), color: row.color.color)
        }
        if rows > 10 {
          Spacer(minLength: 0)
          HabitMonths(row: row, today: picture.today)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
