import Foundation
import WidgetIntents
import WidgetTimeline
import WidgetUI

/// The repositories as the widget shows them from `date` on.
struct GitEntry: TimelineEntry {
  let date: Date
  let picture: GitPicture

  /// The relevance: 3 if there is an unfinished operation or a conflict, 2 with changed files,
  /// otherwise 0.
  var relevance: TimelineEntryRelevance? {
    let standings = picture.rows.map(\.standing)
    let score: Float =
      standings.contains(.unfinished) ? 3 : standings.contains(.changed) ? 2 : 0
    return TimelineEntryRelevance(score: score)
  }
}

/// Provides the configured repositories, and reads them again every few minutes.
///
/// It also reads them when git changes one of its own files; editing a working file does not change
/// these.
struct GitProvider: AppIntentTimelineProvider {
  /// The most entries of a timeline; each is for a change of an age as text.
  private static let entryLimit = 24

  private let repositories: AppDependency<Repositories>
  private let calendar: Calendar

  init(dependencies: AppDependencyManager = .shared, calendar: Calendar = .gregorianHere) {
    repositories = AppDependency(manager: dependencies)
    self.calendar = calendar
  }

  func placeholder(in context: Context) -> GitEntry {
    GitEntry(date: context.date, picture: .sample(at: context.date, in: calendar))
  }

  func snapshot(for configuration: GitConfiguration, in context: Context) async -> GitEntry {
    if context.isPreview { return placeholder(in: context) }
    return await timeline(for: configuration, in: context).entries.first ?? placeholder(in: context)
  }

  func timeline(
    for configuration: GitConfiguration,
    in context: Context
  ) async -> Timeline<GitEntry> {
    let now = context.date
    let paths = ConfiguredPath.list(configuration.paths ?? [])
    guard !paths.isEmpty else {
      return Timeline(entries: [GitEntry(date: now, picture: GitPicture())], policy: .never)
    }
    // The state of the files is noted before they are read, so a change while they are read leads
    // to a reload.
    let files = await repositories.wrappedValue.files(of: paths)
    let empty = CommitYear([], today: now, in: calendar)
    let answers = await repositories.wrappedValue.answers(
      of: paths,
      since: context.family.showsYear(of: paths.count) ? empty.startDate(in: calendar) : nil,
      isMine: configuration.mine,
      at: now
    )
    var year = empty
    for answer in answers {
      guard let moments = answer.seen?.moments else { continue }
      year.add(CommitYear(moments, today: now, in: calendar))
    }
    let names = ConfiguredPath.names(of: paths)
    let end = now.addingTimeInterval(TimeInterval(configuration.minutes) * 60)
    let entries = Self.moments(answers, from: now, to: end).map { moment in
      GitEntry(
        date: moment,
        picture: GitPicture(
          rows: zip(answers, names).map { GitPicture.Row($0, name: $1, at: moment) },
          year: context.family.showsYear(of: paths.count) ? year : nil,
          isMine: configuration.mine
        )
      )
    }
    return Timeline(entries: entries, policy: .after(end), files: files)
  }

  /// Returns `now` and the moments before the next reading at which an age as text changes.
  private static func moments(
    _ answers: [Repositories.Answer],
    from now: Date,
    to end: Date
  ) -> [Date] {
    let dates = answers.compactMap { $0.seen?.state.commits.first?.date ?? $0.earlier?.committedAt }
    let changes = Set(dates.flatMap { GitAge.changes(of: $0, from: now, to: end) })
    return [now] + changes.sorted().prefix(entryLimit - 1)
  }
}

extension WidgetFamily {
  /// Returns whether a widget with `count` repositories has space for the commits of a year.
  func showsYear(of count: Int) -> Bool {
    switch self {
    case .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: true
    case .systemMedium: count == 1
    default: false
    }
  }
}
