import WidgetUI

/// A file of Markdown in all sizes of a terminal.
struct NoteWidget: Widget {
  let kind = "NoteWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: NoteConfiguration.self, provider: NoteProvider()) {
      entry in
      NoteWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(NoteConfiguration.widgetName)
    .description(NoteConfiguration.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The note, laid out for the size that the widget has.
struct NoteWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let picture: NotePicture

  var body: some View {
    switch family {
    case .accessoryInline: NoteInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: NoteCircularView(picture: picture)
    case .accessoryRectangular: NoteRectangularView(picture: picture)
    case .systemSmall: NotePageView(picture: picture, isSmall: true)
    case .systemExtraLarge: NoteSpreadView(picture: picture)
    default: NotePageView(picture: picture, hasTotals: family != .systemMedium)
    }
  }
}

/// The note and, next to it, its headings and boxes.
private struct NoteSpreadView: View {
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: NotePicture

  /// The width in points below which the note would be too narrow next to another column.
  private static let narrowest = 480.0
  private static let sidebar = 216.0

  var body: some View {
    if isScrolled || picture.blocks.isEmpty {
      NotePageView(picture: picture, hasTotals: true)
    } else {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 16) {
          VStack(alignment: .leading, spacing: 0) {
            Group {
              if picture.isShort {
                ViewThatFits(in: .vertical) {
                  NoteBlocks(picture: picture, hasLargeTitle: true)
                  NoteScroll(picture: picture)
                }
              } else {
                NoteScroll(picture: picture)
              }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            NoteFooter(picture: picture, isSmall: false, hasBoxes: false)
          }
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
          Divider()
          NoteSidebar(picture: picture).frame(width: Self.sidebar)
        }
        .frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
        NotePageView(picture: picture)
      }
    }
  }
}

/// The beginning of the note above its name; the user scrolls to the rest.
private struct NotePageView: View {
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: NotePicture
  var isSmall = false
  /// Whether the totals of the note are below it, if there is room.
  var hasTotals = false

  /// The most blocks of a note that leaves room below it in any size.
  private static let mostBlocks = 30

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let problem = picture.problem {
        NoteProblemView(problem: problem, hasHints: hasTotals && problem.isOfBeginning)
      } else if picture.isEmpty {
        VStack(spacing: 0) {
          Text(verbatim: String(english: "The file is empty", turkish: "Dosya boş"))
            .foregroundStyle(.secondary)
          if hasTotals { NoteCenteredHints() }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else if hasTotals, !isScrolled, picture.blocks.count <= Self.mostBlocks {
        ViewThatFits(in: .vertical) {
          if picture.isShort {
            page(hasLargeTitle: true) { NoteHints() }
            page(hasLargeTitle: true) { NoteHints(hasForms: false) }
          }
          page { EmptyView() }
          NoteScroll(picture: picture)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      } else if !hasTotals, !isScrolled {
        dense
        Spacer(minLength: 0)
      } else {
        NoteScroll(picture: picture)
        Spacer(minLength: 0)
      }
      NoteFooter(picture: picture, isSmall: isSmall, hasBoxes: !hasTotals)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The whole note if it fits, otherwise the note without its blank lines, whose rows text can use.
  @ViewBuilder private var dense: some View {
    let blocks = picture.blocks.filter { $0.kind != .blank }
    if picture.blocks.count <= Self.mostLowBlocks {
      ViewThatFits(in: .vertical) {
        NoteBlocks(picture: picture)
        NoteScroll(picture: picture, blocks: blocks)
      }
    } else {
      NoteScroll(picture: picture, blocks: blocks)
    }
  }

  /// The most blocks of a note that fits into a low size.
  private static let mostLowBlocks = 10

  /// The whole note, with its totals at the end of the page.
  private func page<Hints: View>(
    hasLargeTitle: Bool = false,
    @ViewBuilder _ hints: () -> Hints
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      NoteBlocks(picture: picture, hasLargeTitle: hasLargeTitle)
      Spacer(minLength: hasLargeTitle ? 16 : 0)
      hints()
      Divider()
      NoteTotals(summary: NoteSummary(picture.blocks))
    }
  }
}

/// All of the note that was read, of which as much is drawn as fits.
private struct NoteScroll: View {
  let picture: NotePicture
  let blocks: [NoteBlock]

  init(picture: NotePicture, blocks: [NoteBlock]? = nil) {
    (self.picture, self.blocks) = (picture, blocks ?? picture.blocks)
  }

  var body: some View {
    SectionedScroll(lines: blocks, sections: sections) { shown in
      NoteBlocks(picture: picture, blocks: shown, isEnd: shown.endIndex == blocks.endIndex)
    } measure: { shown in
      NoteBlocks(picture: picture, blocks: shown, isEnd: shown.endIndex == blocks.endIndex)
    }
  }

  /// Each heading with the first non-blank block below it.
  private var sections: [ScrolledSection] {
    blocks.indices.compactMap { index in
      guard case .heading = blocks[index].kind else { return nil }
      let next = blocks[(index + 1)...].firstIndex { $0.kind != .blank }
      return ScrolledSection(start: index, end: (next ?? index) + 1)
    }
  }
}

private struct NoteBlocks: View {
  let picture: NotePicture
  let blocks: ArraySlice<NoteBlock>
  /// Whether these blocks are the last ones that were read.
  let isEnd: Bool
  let hasLargeTitle: Bool

  init(
    picture: NotePicture,
    blocks: ArraySlice<NoteBlock>? = nil,
    isEnd: Bool = true,
    hasLargeTitle: Bool = false
  ) {
    (self.picture, self.isEnd, self.hasLargeTitle) = (picture, isEnd, hasLargeTitle)
    self.blocks = blocks ?? picture.blocks[...]
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
        NoteBlockView(picture: picture, block: block, hasLargeTitle: hasLargeTitle)
      }
      if picture.isCut, isEnd {
        Text(verbatim: String(english: "… the file goes on", turkish: "… dosya sürüyor"))
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// The reason why there is no note, and the remedy.
private struct NoteProblemView: View {
  let problem: NoteProblem
  let hasHints: Bool

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: problem.words).bold().lineLimit(2).multilineTextAlignment(.center)
      Text(verbatim: problem.advice).foregroundStyle(.secondary).lineLimit(3)
        .multilineTextAlignment(.center)
      if hasHints { NoteCenteredHints() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Examples of Markdown, below the reason why there is no note.
private struct NoteCenteredHints: View {
  /// The width in points with which both columns are centred.
  private static let width = 288.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: " ")
      NoteHints()
    }
    .frame(width: Self.width)
  }
}
