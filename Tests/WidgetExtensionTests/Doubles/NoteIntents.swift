import SharedStore
import WidgetExtension
import WidgetIntents

struct NoteEntity: AppEntity {
  static let defaultQuery = NoteQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"

  let id: Int
  @Property(title: "Words") var words: String

  init(_ note: Note) {
    id = Int(note.key)
    words = note.words
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: words) }
}

struct NoteQuery: EnumerableEntityQuery {
  @AppDependency var store: SharedStore

  func allEntities() async throws -> [NoteEntity] {
    try await store.read { try $0.fetch(Note.self) }.map(NoteEntity.init)
  }

  func entities(for identifiers: [Int]) async throws -> [NoteEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// An intent that writes a note, and then fails if `fails` is true.
struct WriteNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Write Note"

  @AppDependency var store: SharedStore
  @Parameter(title: "Words") var words: String
  @Parameter(title: "Fails", default: false) var fails: Bool

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    let note = Note(words: words)
    let written = try await store.write { try $0.insert(note) }
    if fails { throw NoteError.afterwards }
    return .result(value: Int(written.key), dialog: "Written.")
  }
}

/// An intent that removes a note after the user has confirmed it.
struct TearUpNote: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Tear Up Note"

  @AppDependency var store: SharedStore
  @Parameter(title: "Note") var note: NoteEntity

  func perform() async throws -> some ProvidesDialog {
    let note = note
    try await requestConfirmation(dialog: "Tear up \(note.words)?")
    try await store.write { try $0.delete(Note.self, key: Int64(note.id)) }
    return .result(dialog: "Torn up: \(note.words).")
  }
}

/// An intent that writes a note, and then asks whether to keep it.
struct KeepNote: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Keep Note"

  @AppDependency var store: SharedStore
  @Parameter(title: "Words") var words: String

  func perform() async throws -> some IntentResult {
    let note = Note(words: words)
    try await store.write { try $0.insert(note) }
    try await requestConfirmation(dialog: "Keep it?")
    return .result()
  }
}

/// An intent that returns the words of the first note.
struct ReadNote: ReadOnlyIntent {
  static let title: LocalizedStringResource = "Read Note"

  @AppDependency var store: SharedStore

  func perform() async throws -> some ReturnsValue<String> {
    let notes = try await store.read { try $0.fetch(Note.self) }
    return .result(value: notes.first?.words ?? "nothing")
  }
}

/// An intent that returns the words of all notes.
struct ReadNotes: ReadOnlyIntent {
  static let title: LocalizedStringResource = "Read Notes"

  @AppDependency var store: SharedStore

  func perform() async throws -> some ReturnsValue<[String]> {
    .result(value: try await store.read { try $0.fetch(Note.self) }.map(\.words))
  }
}

/// An intent that writes a note unless one with the same words exists.
struct WriteOnce: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Write Once"

  @AppDependency var store: SharedStore
  @Parameter(title: "Words") var words: String

  func perform() async throws -> some ProvidesDialog {
    let words = words
    try await store.write { transaction in
      guard try !transaction.fetch(Note.self).contains(where: { $0.words == words }) else { return }
      _ = try transaction.insert(Note(words: words))
    }
    return .result(dialog: "Written.")
  }
}

/// An intent with a preview of the note; for the word `now` the preview tries to write to the
/// store.
struct PlanNote: StoreOnlyIntent, PreviewableIntent {
  static let title: LocalizedStringResource = "Plan Note"

  @AppDependency var store: SharedStore
  @Parameter(title: "Words") var words: String

  func perform() async throws -> some ProvidesDialog {
    let note = Note(words: words)
    try await store.write { try $0.insert(note) }
    return .result(dialog: "Written.")
  }

  func preview() async throws -> IntentDialog {
    let note = Note(words: words)
    if words == "now" { try await store.write { try $0.insert(note) } }
    let count = try await store.read { try $0.fetch(Note.self).count }
    let network = RunScope.current.isNetworkAllowed ? ", and asks a server" : ""
    return "Note \(count + 1): \(words)\(network)"
  }
}

enum NoteError: Error {
  case before, afterwards
}

/// An intent that fails before it changes anything.
struct RefuseIntent: AppIntent {
  static let title: LocalizedStringResource = "Refuse"

  func perform() async throws -> some IntentResult {
    if Bool(true) { throw NoteError.before }
    return .result()
  }
}

/// An intent that reports its progress and runs until it is cancelled.
struct WaitIntent: AppIntent {
  static let title: LocalizedStringResource = "Wait"

  func perform() async throws -> some IntentResult {
    HostLink.current?.progress(nil, "waiting")
    try await waitForCancellation()
    return .result()
  }
}

/// An intent that asks a question and requests the placed widgets, and returns both answers.
struct AskIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask"

  func perform() async throws -> some ReturnsValue<String> {
    let question = Question("Which?", .choice(["a", "b"]))
    let answer = await HostLink.current?.prompt(question)
    let placed = await HostLink.current?.configurations() ?? []
    return .result(value: "\(answer.map { "\($0)" } ?? "-") \(placed.map(\.kind))")
  }
}

func waitForCancellation() async throws {
  let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in stream {}
  continuation.finish()
  try Task.checkCancellation()
}
