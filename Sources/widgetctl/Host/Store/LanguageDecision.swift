import Moments
import SharedStore
import WidgetIntents
import WidgetTerminal

/// Decides the language of answers and of pictures; no other code does.
///
/// Pictures are the same for all users, so their language is stored. The user may have chosen it;
/// otherwise it is that of the session that last changed something. An answer is for one reader, so
/// it is in the language of that reader's environment.
struct LanguageDecision: Sendable {
  enum Source: String, Sendable {
    case chosen, session, environment, assumption
  }

  let pictures: UserLanguage
  let source: Source
  /// The language in this command's environment; `nil` if there is none, as under cron.
  let named: UserLanguage?
  /// The language that the user has chosen for pictures; `nil` if they have the language of the
  /// user's sessions.
  var chosen: StoredLanguage? { kept.chosen }
  private let kept: StoredLanguages
  private let runsForUser: Bool
  /// The number of the store's last commit when the decision was made.
  private let commit: Int64

  /// Decides the languages from the stored ones and from that of the environment.
  ///
  /// - Parameters:
  ///   - stored: The languages in the store.
  ///   - named: The language that the environment names.
  ///   - runsForUser: Whether the user changes something with the command, so that its language is
  ///     that of their session.
  ///   - commit: The number of the store's last commit when `stored` was read.
  init(
    _ stored: StoredLanguages,
    named: UserLanguage?,
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

  var answers: UserLanguage { named ?? pictures }

  /// The language of this session if it must be stored; `nil` if it is already stored, or if a
  /// timer runs the command.
  var note: StoredLanguage? {
    guard kept.chosen == nil, let named, runsForUser || kept.noted == nil else { return nil }
    let language = StoredLanguage(named)
    return language == kept.noted ? nil : language
  }

  /// The locale that extensions get in their environment, so that pictures have the right language.
  ///
  /// It is `nil` if the environment is passed to extensions unchanged.
  var locale: String? { named == nil && pictures != .english ? pictures.locale : nil }

  /// Returns the state of the stored languages as data that a timeline is made from.
  ///
  /// If the language in the store has changed since this decision, the timeline counts as outdated,
  /// and is reloaded at once.
  func read(in transaction: borrowing ReadTransaction) throws(StoreError) -> CollectionRead {
    let read = try transaction.languageRead()
    let now = LanguageDecision(try transaction.languages(), named: named)
    return now.pictures == pictures
      ? read : CollectionRead(collection: read.collection, sequence: -1)
  }

  /// Returns whether the store was changed after the decision.
  func isOutdated(in store: HostStore) throws(CommandError) -> Bool {
    let reader = try store.reader()
    return try stored { () throws(StoreError) in try reader?.lastCommit() } ?? 0 > commit
  }
}

extension LanguageDecision {
  /// Decides the languages of answers and of pictures for a command.
  init(_ context: CommandContext, _ store: HostStore) throws(CommandError) {
    let reader = try store.reader()
    let (languages, commit) = try stored { () throws(StoreError) in
      (try reader?.languages() ?? StoredLanguages(), try reader?.lastCommit() ?? 0)
    }
    self.init(
      languages,
      named: UserLanguage.named { context.environment[$0] },
      runsForUser: context.runsForUser,
      commit: commit
    )
  }
}

extension HostStore {
  /// Stores the language of the user's session; a failure is ignored.
  func note(_ decision: LanguageDecision) {
    guard let language = decision.note else { return }
    try? write(durability: .relaxed) { try $0.noteLanguage(language) }
  }
}

extension StoredLanguage {
  init(_ language: UserLanguage) {
    self =
      switch language {
      case .english: .english
      case .turkish: .turkish
      }
  }

  var language: UserLanguage {
    switch self {
    case .english: .english
    case .turkish: .turkish
    }
  }
}
