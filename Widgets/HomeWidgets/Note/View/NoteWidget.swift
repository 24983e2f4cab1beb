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

/// The note and, beside it, what is in it.
private struct NoteSpreadView: View {
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: NotePicture

  /// In points: below it the note would be too narrow to read beside anything.
  private static let narrowest = 480.0
  private static let sidebar = 216.0

  var body: some View {
    if isScrolled || picture.blocks.isEmpty {
      NotePageView(picture: picture, hasTotals: true)
    } else {
      ViewThatFits(in: .horizontal) {
        VStack(spacing: 0) {
          HStack(alignment: .top, spacing: 16) {
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
            Divider()
            NoteSidebar(picture: picture).frame(width: Self.sidebar)
          }
          NoteFooter(picture: picture, isSmall: false, hasBoxes: false)
        }
        .frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
        NotePageView(picture: picture)
      }
    }
  }
}

/// The beginning of the note, of which a person scrolls to the rest, above its name.
private struct NotePageView: View {
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: NotePicture
  var isSmall = false
  /// Whether what the note comes to stands below it, where there is room.
  var hasTotals = false

  /// A longer note leaves no room below it in any size.
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
      } else {
        NoteScroll(picture: picture)
        Spacer(minLength: 0)
      }
      NoteFooter(picture: picture, isSmall: isSmall, hasBoxes: !hasTotals)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The whole note, and what it comes to at the end of the page.
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

/// All of the note that was read, of which as much is drawn as there is room for.
private struct NoteScroll: View {
  let picture: NotePicture

  var body: some View {
    SectionedScroll(lines: picture.blocks, sections: sections) { blocks in
      NoteBlocks(picture: picture, blocks: blocks)
    } measure: { blocks in
      NoteBlocks(picture: picture, blocks: blocks)
    }
  }

  /// Each heading with the first block below it that is not blank.
  private var sections: [ScrolledSection] {
    picture.blocks.indices.compactMap { index in
      guard case .heading = picture.blocks[index].kind else { return nil }
      let next = picture.blocks[(index + 1)...].firstIndex { $0.kind != .blank }
      return ScrolledSection(start: index, end: (next ?? index) + 1)
    }
  }
}

private struct NoteBlocks: View {
  let picture: NotePicture
  let blocks: ArraySlice<NoteBlock>
  var hasLargeTitle = false

  init(
    picture: NotePicture,
    blocks: ArraySlice<NoteBlock>? = nil,
    hasLargeTitle: Bool = false
  ) {
    (self.picture, self.hasLargeTitle) = (picture, hasLargeTitle)
    self.blocks = blocks ?? picture.blocks[...]
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
        NoteBlockView(picture: picture, block: block, hasLargeTitle: hasLargeTitle)
      }
      if picture.isCut, blocks.endIndex == picture.blocks.endIndex {
        Text(verbatim: String(english: "… the file goes on", turkish: "… dosya sürüyor"))
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// Why there is no note, and what to do.
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

/// How a note is written, below why there is none.
private struct NoteCenteredHints: View {
  /// In points, so that both columns stand in the middle.
  private static let width = 288.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: " ")
      NoteHints()
    }
    .frame(width: Self.width)
  }
}

/// The file's name, how many boxes are ticked, its age, and the way into an editor.
private struct NoteFooter: View {
  let picture: NotePicture
  let isSmall: Bool
  /// Whether nothing else counts the boxes.
  let hasBoxes: Bool

  private var canBeEdited: Bool {
    !picture.path.isEmpty && picture.problem.map(\.canBeEdited) ?? true
  }

  var body: some View {
    HStack {
      if canBeEdited {
        Button(intent: EditNote(path: picture.path)) { name }
          .buttonStyle(.plain)
          .keyboardShortcut("e", modifiers: [])
          .accessibilityLabel(String(english: "edit", turkish: "düzenle"))
      } else {
        name
      }
      Spacer(minLength: 0)
      let boxes = picture.boxes
      if hasBoxes, boxes.all > 0 {
        let isDone = boxes.ticked == boxes.all
        Image(systemName: "checkmark").foregroundStyle(isDone ? Color.green : .secondary)
        Text(verbatim: "\(boxes.ticked)/\(boxes.all)")
          .foregroundStyle(isDone ? Color.green : .secondary)
          .fixedSize()
        if !isSmall, picture.modified != nil {
          Text(verbatim: "·").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
        }
      }
      if !isSmall, let modified = picture.modified {
        if !hasBoxes {
          Text(verbatim: String(english: "changed", turkish: "değişti:"))
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        Text(modified, style: .relative).foregroundStyle(.secondary).lineLimit(1).fixedSize()
        if !hasBoxes {
          Text(verbatim: String(english: "ago", turkish: "önce"))
            .foregroundStyle(.secondary)
            .fixedSize()
        }
      }
    }
  }

  private var name: some View {
    Text(verbatim: picture.name).foregroundStyle(.secondary).lineLimit(1)
  }
}
