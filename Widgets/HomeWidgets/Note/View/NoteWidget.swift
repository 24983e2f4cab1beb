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
    default: NotePageView(picture: picture)
    }
  }
}

/// The beginning of the note, of which a person scrolls to the rest, above its name.
private struct NotePageView: View {
  let picture: NotePicture
  var isSmall = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let problem = picture.problem {
        NoteProblemView(picture: picture, problem: problem)
      } else if picture.isEmpty {
        Text(verbatim: String(english: "The file is empty", turkish: "Dosya boş"))
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(picture.blocks.enumerated()), id: \.offset) { _, block in
              NoteBlockView(picture: picture, block: block)
            }
            if picture.isCut {
              Text(verbatim: String(english: "… the file goes on", turkish: "… dosya sürüyor"))
                .foregroundStyle(.secondary)
            }
          }
        }
        Spacer(minLength: 0)
      }
      NoteFooter(picture: picture, isSmall: isSmall)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Why there is no note, and what to do.
private struct NoteProblemView: View {
  let picture: NotePicture
  let problem: NoteProblem

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: problem.words).bold().lineLimit(2).multilineTextAlignment(.center)
      Text(verbatim: problem.advice).foregroundStyle(.secondary).lineLimit(3)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The file's name, how many boxes are ticked, its age, and the way into an editor.
private struct NoteFooter: View {
  let picture: NotePicture
  let isSmall: Bool

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
      if boxes.all > 0 {
        let isDone = boxes.ticked == boxes.all
        Image(systemName: "checkmark").foregroundStyle(isDone ? Color.green : .secondary)
        Text(verbatim: "\(boxes.ticked)/\(boxes.all)")
          .foregroundStyle(isDone ? Color.green : .secondary)
          .fixedSize()
      }
      if !isSmall, let modified = picture.modified {
        Text(modified, style: .relative).foregroundStyle(.secondary).lineLimit(1).fixedSize()
      }
    }
  }

  private var name: some View {
    Text(verbatim: picture.name).foregroundStyle(.secondary).lineLimit(1)
  }
}
