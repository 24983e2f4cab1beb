/// A language that pictures can have.
public enum StoredLanguage: Int64, CaseIterable, Sendable {
  case english = 1
  case turkish

  /// The language's code in ISO 639.
  public var code: String {
    switch self {
    case .english: "en"
    case .turkish: "tr"
    }
  }

  public init?(code: String) {
    guard let language = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = language
  }
}

/// The stored languages that determine the language of all pictures.
public struct StoredLanguages: Hashable, Sendable {
  /// The language that the user chose; `nil` if pictures follow the language of the user's
  /// sessions.
  public let chosen: StoredLanguage?
  /// The language of the user's session that last changed something; `nil` if there was none.
  public let noted: StoredLanguage?

  /// Creates the languages; both are `nil` in a new store.
  public init(chosen: StoredLanguage? = nil, noted: StoredLanguage? = nil) {
    self.chosen = chosen
    self.noted = noted
  }
}

/// One of the two records with a language: the first has the user's choice, the second the language
/// of the last session.
public struct LanguageRecord: StoreRecord, Hashable {
  public var key: Int64
  /// The language; `nil` if none was chosen, or if it is unknown.
  public var language: StoredLanguage?

  static let chosenKey: Int64 = 1
  static let notedKey: Int64 = 2

  /// The name of the collection, for code that does not need its columns.
  package static let collectionName = "language"

  public static let collection = StoreCollection(
    collectionName,
    columns: [
      StoreColumn(
        "language",
        .integer,
        reading: .choice(["system"] + StoredLanguage.allCases.map(\.code))
      )
    ],
    noun: "language"
  )

  init(key: Int64, language: StoredLanguage?) {
    (self.key, self.language) = (key, language)
  }

  public init(row: StoreRow) throws {
    key = row.key
    // A language that only a later version knows counts as none.
    language = StoredLanguage(rawValue: try row.value("language"))
  }

  public func encode(into values: inout StoreRowValues) {
    values.set("language", to: language?.rawValue ?? 0)
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the stored languages that determine the language of pictures.
  public func languages() throws(StoreError) -> StoredLanguages {
    StoredLanguages(
      chosen: try language(LanguageRecord.chosenKey),
      noted: try language(LanguageRecord.notedKey)
    )
  }

  private func language(_ key: Int64) throws(StoreError) -> StoredLanguage? {
    do {
      let record: LanguageRecord? = try record(key)
      return record?.language
    } catch let error as StoreError {
      throw error
    } catch {
      throw .malformedRecord(collection: "language", column: "language", expected: "language")
    }
  }

  /// Returns the languages as data from which a timeline is made, so that a later change of them
  /// makes the timeline outdated.
  package func languageRead() throws(StoreError) -> CollectionRead {
    let name = LanguageRecord.collection.name
    return CollectionRead(collection: name, sequence: try connection.sequence(of: name))
  }
}

extension WriteTransaction {
  /// Chooses the language of all pictures; with `nil`, they follow the language of the user's
  /// sessions.
  ///
  /// If the choice is the same as before, nothing is changed.
  public func chooseLanguage(_ language: StoredLanguage?) throws(StoreError) {
    guard try languages().chosen != language else { return }
    try update(LanguageRecord(key: LanguageRecord.chosenKey, language: language))
  }

  /// Records the language of a user's session.
  ///
  /// Pictures in another language become due for a reload. The change is not part of a run, so it
  /// cannot be undone.
  public func noteLanguage(_ language: StoredLanguage) throws(StoreError) {
    let known = try languages()
    guard known.noted != language else { return }
    try change.willTouch()
    try connection.run(WidgetSQL.noteLanguage, .integer(language.rawValue))
    change.touch()
    if known.chosen == nil, (known.noted ?? .english) != language {
      change.touch(LanguageRecord.collection.name)
    }
  }
}
