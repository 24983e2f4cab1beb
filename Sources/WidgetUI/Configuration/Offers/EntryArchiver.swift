import Foundation

/// Turns entries into what is stored and shown: their views, archived for one place.
@MainActor
struct EntryArchiver<Entry: TimelineEntry, Content: View> {
  /// The room at the leading and trailing edge, in points: one column, inside the border.
  private static var contentMargins: EdgeInsets { EdgeInsets(.horizontal, 8) }

  let setting: PictureSetting
  let content: (Entry) -> Content
  /// What the pictures leave out; each sentence is said once for a request.
  let notes = ArchiveNotes()

  /// The entry with everything in it masked that may not be true (WK-125).
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
    return MadeTimeline(
      entries: kept.entries.map { archive($0, in: environment) },
      policy: kept.policy
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

extension WidgetFamily {
  /// The smallest families have no room to give away.
  fileprivate var hasMargins: Bool {
    switch self {
    case .accessoryCorner, .accessoryCircular, .accessoryInline: false
    default: true
    }
  }
}

/// The extension's standard error, which its host keeps as a log.
private enum ExtensionLog {
  /// Writes each sentence as a line; what cannot be written is lost.
  static func write(_ sentences: [String]) {
    guard !sentences.isEmpty else { return }
    let bytes = [UInt8](sentences.map { "note: \($0)\n" }.joined().utf8)
    _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
  }
}
