import WidgetUI

/// The note widget: a Markdown file, in all terminal sizes.
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

/// The note, laid out for the widget's family.
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

/// The note, and next to it its headings and checkboxes if there is room.
private struct NoteSpreadView: View {
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: NotePicture

  /// The width in points below which a note has no space next to another column.
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

/// The note, which the user can scroll, above the file's name.
private struct NotePageView: View {
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: NotePicture
  var isSmall = false
  /// Whether the totals of the note are shown below it if they fit.
  var hasTotals = false

  /// The most blocks of a note for which a page with its totals is tried; a longer note never fits.
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

  /// The whole note if it fits, otherwise without its blank lines, so that more text fits.
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

  /// The most blocks of a note that can fit into a widget with few rows.
  private static let mostLowBlocks = 10

  /// Returns the whole note, with hints and its totals at the end of the page.
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

/// As many blocks as fit, through which the user can scroll.
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

  /// The headings, each with the first block below it that is not blank; scrolling does not
  /// separate them.
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
  /// Whether these are the last blocks that were read from the file.
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

/// The reason why the note cannot be shown, with advice.
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

/// Hints on Markdown in the middle of the widget.
private struct NoteCenteredHints: View {
  /// The width of the hints in points.
  private static let width = 288.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: " ")
      NoteHints()
    }
    .frame(width: Self.width)
  }
}
