import Moments
import SharedStore
import WidgetIntents
import WidgetTerminal

/// In which language answers are given and pictures are made, and why: the one place that decides it.
///
/// Pictures are the same for all who see them, so theirs is the store's: what a person has chosen, else what their
/// session had when it last changed something. An answer is for its reader, whose environment names the language.
struct LanguageDecision: Sendable {
  enum Source: String, Sendable {
    case chosen, session, environment, assumption
  }

  let pictures: ReaderLanguage
  let source: Source
  /// The language that the environment of this command names; `nil` if it names none, as that of cron.
  let named: ReaderLanguage?
  /// The language that the user has chosen for pictures; `nil` follows the user's sessions.
  var chosen: StoredLanguage? { kept.chosen }
  private let kept: StoredLanguages
  private let runsForUser: Bool
  /// The last commit of the store when this was decided.
  private let commit: Int64

  /// - Parameters:
  ///   - stored: The languages in the store.
  ///   - named: The language that the environment names.
  ///   - runsForUser: Whether the user changes something with the command: its language is then that of the user's
  /// session.
  ///   - commit: The last commit that `stored` is of.
  init(
    _ stored: StoredLanguages,
    named: ReaderLanguage?,
    runsForUser: Bool = false,
    commit: Int64 = 0
  ) {
    kept = stored
    self.named = named
    self.runsForUser = runsForUser
    self.commit = commit
    let known = runsForUser ? named ?? stored.noted?.language : stored.noted?.language ?? named
    pictures = stored.chosen?.language ?? known ?? .english
    source =
      if stored.chosen != nil {
        .chosen
      } else if runsForUser ? named != nil : stored.noted == nil && named != nil {
        .environment
      } else {
        stored.noted == nil ? .assumption : .session
      }
  }

  var answers: ReaderLanguage { named ?? pictures }

  /// The language of this session that the store is to keep; `nil` if it has it already, or is not asked.
  var note: StoredLanguage? {
    guard kept.chosen == nil, let named, runsForUser || kept.noted == nil else { return nil }
    let language = StoredLanguage(named)
    return language == kept.noted ? nil : language
  }

  /// The locale under which an extension runs whose environment names no language; `nil` leaves the environment's.
  var locale: String? { named == nil && pictures != .english ? pictures.locale : nil }

  /// Returns the read of the languages for a timeline that is made from now on.
  ///
  /// If the store has another language by then, the timeline is stored as dirty, and reloaded at once.
  func read(in transaction: borrowing ReadTransaction) throws(StoreError) -> CollectionRead {
    let read = try transaction.languageRead()
    let now = LanguageDecision(try transaction.languages(), named: named)
    return now.pictures == pictures
      ? read : CollectionRead(collection: read.collection, sequence: -1)
  }

  /// Whether something was changed since this was decided.
  func isOutdated(in store: HostStore) throws(CommandError) -> Bool {
    let reader = try store.reader()
    return try stored { () throws(StoreError) in try reader?.lastCommit() } ?? 0 > commit
  }
}

extension LanguageDecision {
  /// The language for a command.
  init(_ context: CommandContext, _ store: HostStore) throws(CommandError) {
    let reader = try store.reader()
    let (languages, commit) = try stored { () throws(StoreError) in
      (try reader?.languages() ?? StoredLanguages(), try reader?.lastCommit() ?? 0)
    }
    self.init(
      languages,
      named: ReaderLanguage.named { context.environment[$0] },
      runsForUser: context.runsForUser,
      commit: commit
    )
  }
}

extension HostStore {
  /// Notes the language of a person's session; what cannot be noted costs this command nothing.
  func note(_ decision: LanguageDecision) {
    guard let language = decision.note else { return }
    try? write(durability: .relaxed) { try $0.noteLanguage(language) }
  }
}

extension StoredLanguage {
  init(_ language: ReaderLanguage) {
    self =
      switch language {
      case .english: .english
      case .turkish: .turkish
      }
  }

  var language: ReaderLanguage {
    switch self {
    case .english: .english
    case .turkish: .turkish
    }
  }
}
