import WidgetUI

/// The widget that shows a directory of users.
struct UsersWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: UsersConfiguration.kind, provider: UsersProvider()) { entry in
      UsersWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(UsersConfiguration.title)
    .description(
      LocalizedStringResource(
        english: "People of a directory, from the web or from this machine.",
        turkish: "Web'deki ya da bu makinedeki bir rehberden kişiler."
      )
    )
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The users, laid out for the widget's family.
struct UsersWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: UsersPicture

  /// The number of users that a small widget shows.
  private static let smallLimit = 4

  var body: some View {
    switch family {
    case .accessoryInline: UsersInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: UsersCircularView(picture: picture)
    case .accessoryRectangular: UsersRectangularView(picture: picture)
    case _ where isScrolled:
      framed { ScrollView { UsersList(rows: picture.rows[...]) } }
        .widgetContinues(rows: picture.count)
    case .systemSmall:
      framed(shown: Self.smallLimit) { UsersShortList(rows: picture.rows.prefix(Self.smallLimit)) }
    case .systemMedium: framed(shown: 4) { UsersList(rows: picture.rows.prefix(4)) }
    case .systemLarge, .systemExtraLargePortrait: framed { UsersList(rows: picture.rows[...]) }
    case .systemExtraLarge:
      framed {
        // On a low screen the blank rows go first.
        ViewThatFits(in: .vertical) {
          UsersGrid(rows: picture.rows, spacing: 16) { UserCard(row: $0) }
          UsersGrid(rows: picture.rows, spacing: 0) { UserCard(row: $0) }
        }
      }
    }
  }

  /// Returns the rows above the footer, which shows the origin of the users and their number.
  private func framed<Rows: View>(
    shown: Int = UsersPicture.rowLimit,
    @ViewBuilder _ rows: () -> Rows
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.rows.isEmpty {
        UsersStateView(picture: picture, isRoomy: family != .systemSmall)
      } else {
        rows()
        Spacer(minLength: 0)
      }
      HStack {
        if let status = picture.status { FeedStatusView(status: status) }
        Spacer(minLength: 0)
        if picture.count > 0 {
          Text(verbatim: counted).foregroundStyle(.secondary).lineLimit(1)
        }
        RefreshButton(intent: RefreshUsers(source: picture.source, url: picture.url))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.count > shown ? picture.count : nil)
  }

  private var counted: String {
    if family == .systemSmall {
      let hidden = picture.count - min(picture.rows.count, Self.smallLimit)
      return hidden > 0 ? FeedWords.more(hidden) : ""
    }
    let count = picture.count
    return String(english: count == 1 ? "1 person" : "\(count) people", turkish: "\(count) kişi")
  }
}

/// Users in a narrow widget, on two lines each: the name, then the telephone number, otherwise the
/// e-mail.
private struct UsersShortList: View {
  let rows: ArraySlice<UsersPicture.Row>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { row in
        Text(verbatim: row.name).bold()
        if row.phone.isEmpty { UserMail(row: row) } else { UserPhone(row: row) }
      }
    }
    .lineLimit(1)
  }
}

/// Users in one column, on two lines each.
private struct UsersList: View {
  let rows: ArraySlice<UsersPicture.Row>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { UserRow(row: $0) }
    }
  }
}

/// Users in two columns of five, or in one column if two are too narrow.
private struct UsersGrid<Card: View>: View {
  let rows: [UsersPicture.Row]
  /// The spacing between two users, in points.
  let spacing: Double
  @ViewBuilder let card: (UsersPicture.Row) -> Card

  private static var rowsInColumn: Int { 5 }
  /// The width in points below which two columns are too narrow to read.
  private static var narrowest: Double { 300 }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 16) {
        column(rows.prefix(Self.rowsInColumn))
        column(rows.dropFirst(Self.rowsInColumn))
      }
      .frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
      column(rows.prefix(Self.rowsInColumn))
        .widgetContinues(rows: rows.count > Self.rowsInColumn ? rows.count : nil)
    }
  }

  private func column(_ rows: ArraySlice<UsersPicture.Row>) -> some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(rows) { card($0) }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }
}

/// Two users, each with an e-mail or telephone number, the origin, and the number of other users.
private struct UsersRectangularView: View {
  let picture: UsersPicture

  private static let limit = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.rows.isEmpty {
        UsersStateView(picture: picture, isRoomy: false)
      } else {
        UsersShortList(rows: picture.rows.prefix(Self.limit))
        Spacer(minLength: 0)
      }
      HStack {
        if let status = picture.status { FeedStatusView(status: status) }
        Spacer(minLength: 0)
        if picture.count > Self.limit, picture.status?.problem == nil {
          Text(verbatim: FeedWords.more(picture.count - Self.limit)).foregroundStyle(.secondary)
            .fixedSize()
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The first user with an e-mail or telephone number on a single line.
private struct UsersInlineView: View {
  let picture: UsersPicture

  var body: some View {
    if let row = picture.rows.first {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text(verbatim: row.name).bold().fixedSize()
          UserPhone(row: row).fixedSize()
        }
        HStack {
          Text(verbatim: row.name).bold().fixedSize()
          Text(verbatim: "·").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
          Text(verbatim: row.city).foregroundStyle(.secondary).fixedSize()
        }
        Text(verbatim: row.name).bold()
      }
      .lineLimit(1)
    } else {
      Text(verbatim: words).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var words: String {
    switch picture.state {
    case .idle: UsersWords.idle
    case .loading: UsersWords.loading
    case .loaded: UsersWords.none
    case .failed(let words, _): "! \(words)"
    }
  }
}

/// The number of users in large digits, and the origin of the directory.
private struct UsersCircularView: View {
  let picture: UsersPicture

  var body: some View {
    VStack(spacing: 0) {
      if !picture.rows.isEmpty {
        Text(verbatim: "\(min(picture.count, 999))").font(.largeTitle).frame(maxWidth: .infinity)
        Text(verbatim: UsersWords.noun(ofCount: picture.count)).frame(maxWidth: .infinity)
        if let status = picture.status {
          FeedStatusView(status: status).lineLimit(1).frame(maxWidth: .infinity)
        }
      } else {
        UsersStateView(picture: picture, isRoomy: false)
      }
    }
    .lineLimit(2)
    .multilineTextAlignment(.center)
  }
}
