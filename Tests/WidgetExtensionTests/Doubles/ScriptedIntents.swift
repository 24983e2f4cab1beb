import SharedStore
import WidgetExtension
import WidgetIntents

/// An intent that adds a note and returns it.
struct AddNote: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Add Note"

  @AppDependency var store: SharedStore
  @Parameter(title: "Words") var words: String

  func perform() async throws -> some ReturnsValue<NoteEntity> {
    let note = Note(words: words)
    return .result(value: NoteEntity(try await store.write { try $0.insert(note) }))
  }
}

/// An intent that changes a note's words.
struct RenameNote: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Rename Note"

  @AppDependency var store: SharedStore
  @Parameter(title: "Note") var id: NoteEntity
  @Parameter(title: "Words") var words: String

  func perform() async throws -> some ReturnsValue<NoteEntity> {
    var note = Note(words: words)
    note.key = Int64(id.id)
    let renamed = note
    _ = try await store.write { try $0.update(renamed) }
    return .result(value: NoteEntity(renamed))
  }
}

/// An intent that writes a note and then fails.
struct SpoilNote: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Spoil Note"

  @AppDependency var store: SharedStore

  func perform() async throws -> some IntentResult {
    try await store.write { _ = try $0.insert(Note(words: "spoilt")) }
    if Bool(true) { throw IntentError.failed("it is spoilt", hint: "write it again") }
    return .result()
  }
}

/// An intent that writes a note; as it is not a `StoreOnlyIntent`, it may have other effects too.
struct FetchNote: AppIntent {
  static let title: LocalizedStringResource = "Fetch Note"

  @AppDependency var store: SharedStore
  @Parameter(title: "Words") var words: String

  func perform() async throws -> some IntentResult {
    let note = Note(words: words)
    try await store.write { _ = try $0.insert(note) }
    HostLink.current?.requestReload(ofKind: "notes")
    return .result(dialog: "Fetched.")
  }
}

/// An intent that asks for confirmation.
struct ConfirmNote: AppIntent {
  static let title: LocalizedStringResource = "Confirm Note"

  func perform() async throws -> some ReturnsValue<Bool> {
    try await requestConfirmation(dialog: "Really?")
    return .result(value: true)
  }
}

/// A store-only intent that asks for confirmation.
struct WipeNotes: StoreOnlyIntent {
  static let title: LocalizedStringResource = "Wipe Notes"

  @AppDependency var store: SharedStore

  func perform() async throws -> some IntentResult {
    try await requestConfirmation(dialog: "Wipe all?")
    _ = try await store.write { try $0.insert(Note(words: "wiped")) }
    return .result()
  }
}

/// An intent that requests its parameter if it has no value.
struct AskForWords: AppIntent {
  static let title: LocalizedStringResource = "Ask For Words"

  @Parameter(title: "Words") var words: String?

  func perform() async throws -> some ReturnsValue<String> {
    let words = try await $words.requestValue("Which words?")
    return .result(value: words)
  }
}

/// An intent that runs until it is cancelled.
struct Linger: AppIntent {
  static let title: LocalizedStringResource = "Linger"

  func perform() async throws -> some IntentResult {
    try await waitForCancellation()
    return .result()
  }
}

/// An intent that reports its progress as a `ProgressReportingIntent` does, and runs until it is
/// cancelled.
struct Report: AppIntent {
  static let title: LocalizedStringResource = "Report"

  func perform() async throws -> some IntentResult {
    IntentSurroundings.current.progress?.begin {
      IntentProgress(completedUnitCount: 1, totalUnitCount: 4, text: "a quarter")
    }
    try await waitForCancellation()
    return .result()
  }
}
