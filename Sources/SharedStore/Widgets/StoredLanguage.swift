/// A language in which pictures are made.
public enum StoredLanguage: Int64, CaseIterable, Sendable {
  case english = 1
  case turkish

  /// The name that ISO 639 has for it.
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

/// What decides in which language pictures are made: they are the same for all who see them.
public struct StoredLanguages: Hashable, Sendable {
  /// What a person has chosen; `nil` follows their sessions.
  public let chosen: StoredLanguage?
  /// The language that a person's session had when it last changed something; `nil` where none had one.
  public let noted: StoredLanguage?

  /// What holds in a store in which nothing was chosen or noted.
  public init(chosen: StoredLanguage? = nil, noted: StoredLanguage? = nil) {
    self.chosen = chosen
    self.noted = noted
  }
}

/// One of the two records of languages: the first is chosen by a person, the second noted by the program.
public struct LanguageRecord: StoreRecord, Hashable {
  public var key: Int64
  /// `nil` for what is not chosen, or not known.
  public var language: StoredLanguage?

  static let chosenKey: Int64 = 1
  static let notedKey: Int64 = 2

  public static let collection = StoreCollection(
    "language",
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
    // A language of a later version counts as none.
    language = StoredLanguage(rawValue: try row.value("language"))
  }

  public func encode(into values: inout StoreRowValues) {
    values.set("language", to: language?.rawValue ?? 0)
  }
}

extension StoreReading where Self: ~Copyable {
  /// The languages of which one decides how pictures are made.
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

  /// The languages as of now as something that a timeline is made from: each change makes all of them anew.
  package func languageRead() throws(StoreError) -> CollectionRead {
    let name = LanguageRecord.collection.name
    return CollectionRead(collection: name, sequence: try connection.sequence(of: name))
  }
}

extension WriteTransaction {
  /// Chooses the language of all pictures, or leaves it to the person's sessions; what is so already is no change.
  public func chooseLanguage(_ language: StoredLanguage?) throws(StoreError) {
    guard try languages().chosen != language else { return }
    try update(LanguageRecord(key: LanguageRecord.chosenKey, language: language))
  }

  /// Notes the language of a person's session.
  ///
  /// Pictures are made anew where theirs is another one; no run of the journal has it, so no undo takes it back.
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
