import WidgetUI

/// The git widget: the configured repositories, in all terminal sizes.
struct GitWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: GitConfiguration.kind, provider: GitProvider()) { entry in
      GitWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(GitConfiguration.title)
    .description(GitConfiguration.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The repositories, laid out for the widget's family.
struct GitWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: GitPicture

  var body: some View {
    switch family {
    case .accessoryInline: GitInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: GitCircularView(picture: picture)
    case .accessoryRectangular: GitNarrowView(picture: picture, height: 5)
    case _ where picture.rows.isEmpty: GitEmptyView()
    case _ where isScrolled: GitScrolledList(picture: picture, width: family.cells.columns - 2)
    case .systemSmall: GitNarrowView(picture: picture, height: family.cells.rows)
    case .systemMedium: GitBoard(picture: picture, height: 10, width: family.cells.columns - 2)
    case .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      GitBoard(picture: picture, height: family.cells.rows, width: family.cells.columns - 2)
    }
  }
}

/// The repositories with their commits, and below them a year's commits by day.
private struct GitBoard: View {
  @Environment(\.widgetFamily) private var family
  let picture: GitPicture
  let height: Int
  let width: Int

  /// The most repositories that are shown in two columns; more are on a line each.
  private static let mostInColumns = 6

  /// The height of a year in rows: the months, seven days, and a caption in the taller families.
  private var yearHeight: Int { hasCaption ? 9 : 8 }
  private var hasCaption: Bool { height > 10 }

  var body: some View {
    let year = family.showsYear(of: picture.rows.count) ? picture.year : nil
    let room = year == nil ? height : height - yearHeight
    VStack(alignment: .leading, spacing: 0) {
      if let row = picture.rows.first, picture.rows.count == 1, room > 3 {
        GitDetail(row: row, limit: room - 3, width: width)
      } else if width > 60, picture.rows.count <= Self.mostInColumns {
        // A blank line separates the repositories from the year.
        GitColumns(rows: picture.rows, height: year == nil ? room : room - 1, width: width)
      } else {
        GitRows(rows: picture.rows, height: room, width: width)
      }
      Spacer(minLength: 0)
      if let year {
        CommitYearView(year: year, isMine: picture.isMine, hasCaption: hasCaption)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.rows.count > room ? picture.rows.count : nil)
  }
}

/// All repositories with their latest commit, for a widget that is being scrolled.
private struct GitScrolledList: View {
  let picture: GitPicture
  let width: Int

  var body: some View {
    ScrollView {
      GitRows(rows: picture.rows, height: picture.rows.count * 2, width: width)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.rows.count)
  }
}

/// The message that no repository is configured, with the command that configures one.
private struct GitEmptyView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: GitWords.noPaths).font(.headline).lineLimit(1)
      Text(verbatim: String(english: "Name yours:", turkish: "Yolunu verin:"))
        .foregroundStyle(.secondary)
        .lineLimit(1)
      Text(verbatim: " ")
      Text(verbatim: "widgetctl configure git --paths ~/src").multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
