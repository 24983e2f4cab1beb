import Foundation

/// Archives the views of a widget's entries under the conditions of one request.
@MainActor
struct EntryArchiver<Entry: TimelineEntry, Content: View> {
  /// The margins at the leading and trailing edge in points: one column inside the border.
  private static var contentMargins: EdgeInsets { EdgeInsets(.horizontal, 8) }

  let setting: PictureSetting
  let content: (Entry) -> Content
  /// Notes about content that the pictures leave out; each is reported once for a request.
  let notes = ArchiveNotes()
  /// The time after which no further entry is archived: the host waits ten seconds for all sizes of
  /// a widget.
  var longest = Duration.seconds(2)

  /// Returns the entry as a placeholder: all content is redacted unless a view is marked as
  /// unredacted (WK-125).
  func placeholder(_ entry: Entry) -> MadeEntry {
    var environment = environment
    environment.redactionReasons = .placeholder
    return archive(entry, in: environment)
  }

  func callAsFunction(_ entry: Entry) -> MadeEntry {
    defer { ExtensionLog.write(notes.sentences) }
    return archive(entry, in: environment)
  }

  func callAsFunction(_ timeline: Timeline<Entry>) -> MadeTimeline {
    defer { ExtensionLog.write(notes.sentences) }
    let environment = environment
    // Archiving what is left out afterwards would take as long as what is kept.
    let (kept, note) = timeline.kept()
    if let note { notes.add(note) }
    if setting.isScrolled { return scrolled(kept, in: environment) }
    let entries = firstEntries(of: kept, in: environment)
    guard entries.count < kept.entries.count else {
      return MadeTimeline(entries: entries, policy: kept.policy, files: kept.files.stamps)
    }
    let (shorter, reason) = kept.kept(entries.count)
    if let reason { notes.add(reason) }
    return MadeTimeline(entries: entries, policy: shorter.policy, files: kept.files.stamps)
  }

  /// Archives the entries, or only the first ones if there is no time for all within `longest`.
  ///
  /// Entries are omitted only if their dates are in ascending order and a future entry has already
  /// been archived.
  private func firstEntries(of timeline: Timeline<Entry>, in environment: EnvironmentValues)
    -> [MadeEntry]
  {
    let dates = timeline.entries.map(\.date)
    let isInOrder = zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 }
    let start = ContinuousClock.now
    var made: [MadeEntry] = []
    for entry in timeline.entries {
      let isEnough = isInOrder && made.last.map { $0.date > setting.context.date } == true
      if isEnough, ContinuousClock.now - start > longest { break }
      made.append(archive(entry, in: environment))
    }
    return made
  }

  /// The most bytes and rows of a picture that the user can scroll.
  private static var most: (bytes: Int, rows: Int) { (256 << 10, 500) }

  /// Returns only the current entry, with all of its rows; the host requests another when the next
  /// entry is due.
  private func scrolled(
    _ timeline: Timeline<Entry>,
    in environment: EnvironmentValues
  ) -> MadeTimeline {
    let (shown, next) = timeline.split(at: setting.context.date)
    var environment = environment
    environment.isWidgetScrolled = true
    environment.rowLimit = Self.most.rows
    var made = shown.map { archive($0, in: environment) }
    while let entry = shown, (made?.mostBytes ?? 0) > Self.most.bytes, environment.rowLimit > 1 {
      environment.rowLimit /= 2
      made = archive(entry, in: environment)
    }
    var policy = timeline.policy
    if let next {
      if case .after(let date) = policy.kind, date < next {} else { policy = .after(next) }
    }
    return MadeTimeline(
      entries: made.map { [$0] } ?? [],
      policy: policy,
      files: timeline.files.stamps
    )
  }

  private func archive(_ entry: Entry, in environment: EnvironmentValues) -> MadeEntry {
    var environment = environment
    environment.entryDate = entry.date
    let margins = setting.hasContentMargins ? environment.widgetContentMargins : EdgeInsets()
    environment.containerSize.width -= margins.leading + margins.trailing
    environment.containerSize.height -= margins.top + margins.bottom
    let pictures = ViewArchiver.pictures(in: environment, notes: notes) {
      VStack { content(entry) }.padding(margins)
    }
    return MadeEntry(
      date: entry.date,
      light: pictures.light.compactBytes,
      dark: pictures.dark?.compactBytes,
      relevance: entry.relevance
    )
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.widgetFamily = setting.family
    environment.widgetRenderingMode = WidgetRenderingMode(setting.mode)
    environment.showsWidgetContainerBackground = setting.mode == .fullColor
    environment.widgetContentMargins = setting.family.hasMargins ? Self.contentMargins : .init()
    return environment
  }
}

extension Timeline {
  /// Returns the entry that is shown at a moment, or the first one, and the date of the next.
  fileprivate func split(at now: Date) -> (shown: EntryType?, next: Date?) {
    let sorted = entries.sorted { $0.date < $1.date }
    guard !sorted.isEmpty else { return (nil, nil) }
    let index = sorted.lastIndex { $0.date <= now } ?? 0
    return (sorted[index], index + 1 < sorted.count ? sorted[index + 1].date : nil)
  }
}

extension MadeEntry {
  /// The number of bytes of the larger archive, light or dark.
  fileprivate var mostBytes: Int { max(light.count, dark?.count ?? 0) }
}

extension WidgetFamily {
  /// Whether the family has margins; the smallest families have no space for them.
  fileprivate var hasMargins: Bool {
    switch self {
    case .accessoryCorner, .accessoryCircular, .accessoryInline: false
    default: true
    }
  }
}

/// The extension's standard error, which its host keeps as a log.
private enum ExtensionLog {
  /// Writes each sentence as a line; errors are ignored.
  static func write(_ sentences: [String]) {
    guard !sentences.isEmpty else { return }
    let bytes = [UInt8](sentences.map { "note: \($0)\n" }.joined().utf8)
    _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
  }
}
