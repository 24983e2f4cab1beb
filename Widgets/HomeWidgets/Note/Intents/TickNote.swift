public import WidgetIntents

/// Ticks or clears a checkbox in a note's file.
///
/// It fails if the file's `stamp` is not the one that the widget has shown.
public struct TickNote: AppIntent {
  public static let title = LocalizedStringResource(english: "Tick Note", turkish: "Notu İşaretle")
  public static let description: IntentDescription? = IntentDescription(
    english: "Ticks or clears a box in a file of Markdown.",
    turkish: "Markdown dosyasındaki bir kutuyu işaretler ya da temizler."
  )

  @Parameter(title: NoteTexts.path)
  public var path: String
  @Parameter(
    title: LocalizedStringResource(english: "Line", turkish: "Satır"),
    description: LocalizedStringResource(
      english: "The number of the line, from 1",
      turkish: "Satırın numarası, 1’den başlar"
    )
  )
  public var line: Int
  @Parameter(
    title: LocalizedStringResource(english: "Stamp", turkish: "Damga"),
    description: LocalizedStringResource(
      english: "Refuses a file that has changed since the picture was made",
      turkish: "Resim yapıldıktan sonra değişmiş dosyayı reddeder"
    )
  )
  public var stamp: String?

  @Dependency var notes: NoteStore

  public init() {}

  init(path: String, line: Int, stamp: String) {
    (self.path, self.line, self.stamp) = (path, line, stamp)
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let file = NoteFile(configured: path)
    guard !file.path.isEmpty else { throw NoteError.noPath(path) }
    guard case .text(let text) = file.contents else {
      throw NoteError.changed(name: file.name)
    }
    if let stamp, stamp != file.stamp { throw NoteError.changed(name: file.name) }
    // A text cannot have more lines than bytes.
    guard (1...NoteFile.mostBytes).contains(line) else {
      throw NoteError.noBox(line: line, name: file.name)
    }
    guard let wasTicked = NoteText(text).isTicked(line: line - 1) else {
      throw NoteError.noBox(line: line, name: file.name)
    }
    let words = NotePicture.plain(
      NoteBlock(kind: .paragraph, text: NoteText(text).words(line: line - 1))
    )
    let changed = try file.settingTicked(!wasTicked, line: line - 1)
    try await notes.note(
      NoteTick(
        BoxChange(path: file.path, line: line - 1, wasTicked: wasTicked, from: file, to: changed)
      )
    )
    let said =
      wasTicked
      ? String(
        english: "Cleared “\(words)” in \(file.name).",
        turkish: "\(file.name): “\(words)” temizlendi."
      )
      : String(
        english: "Ticked “\(words)” in \(file.name).",
        turkish: "\(file.name): “\(words)” işaretlendi."
      )
    return .result(value: !wasTicked, dialog: IntentDialog(stringLiteral: said))
  }
}

/// The titles that the notes' intents share.
enum NoteTexts {
  static let path = LocalizedStringResource(english: "Path", turkish: "Yol")
}
