import WidgetIntents

/// The reason why there is no data, or no new data, of a repository.
enum RepositoryProblem: ExplainedError, Hashable, Sendable {
  /// The path is empty, not absolute, or longer than the system's.
  case badPath
  case noFolder
  case notAFolder
  case linkCircle
  case noRights
  case notARepository
  /// The folder is another user's, and git's `safe.directory` does not list it.
  case foreign
  case tooSlow
  case noGit
  case notStarted(String)
  /// A filter whose name cannot be written on a command line, so that it cannot be switched off.
  case oddFilter
  /// Any other failure, with git's message.
  case failed(String)

  /// A few words for the picture.
  var words: String {
    switch self {
    case .badPath: String(english: "not an absolute path", turkish: "mutlak yol değil")
    case .noFolder: String(english: "no such folder", turkish: "klasör yok")
    case .notAFolder: String(english: "not a folder", turkish: "klasör değil")
    case .linkCircle: String(english: "links in a circle", turkish: "döngülü bağ")
    case .noRights: String(english: "not readable", turkish: "okunamıyor")
    case .notARepository: String(english: "no repository", turkish: "depo değil")
    case .foreign: String(english: "another user's", turkish: "başkasının")
    case .tooSlow: String(english: "took too long", turkish: "çok yavaş")
    case .noGit: String(english: "git not found", turkish: "git yok")
    case .notStarted: String(english: "git did not start", turkish: "git başlamadı")
    case .oddFilter: String(english: "odd filter", turkish: "tuhaf süzgeç")
    case .failed: String(english: "git failed", turkish: "git hata verdi")
    }
  }

  var message: String {
    switch self {
    case .badPath: "the path is not an absolute one, nor one that begins with ~"
    case .noFolder: "there is no such folder"
    case .notAFolder: "the path leads to a file"
    case .linkCircle: "the path's links lead in a circle"
    case .noRights: "the folder may not be read"
    case .notARepository: "the folder is in no git repository"
    case .foreign: "the repository belongs to another user"
    case .tooSlow: "git did not answer within \(GitLimits.seconds) s"
    case .noGit: "there is no program git in PATH"
    case .notStarted(let why): "git cannot be started: \(why)"
    case .oddFilter: "the repository's configuration has a filter that cannot be switched off"
    case .failed(let words): "git says: \(words)"
    }
  }

  var hint: String? {
    switch self {
    case .badPath, .noFolder, .notAFolder, .linkCircle, .notARepository:
      "name a folder such as ~/src/a: widgetctl configure git --paths '~/src/a, ~/src/b'"
    case .foreign: "if you trust it: git config --global --add safe.directory PATH"
    case .tooSlow: "'git status' there says how long it takes"
    case .noGit: "install git"
    case .oddFilter: "look at 'git config --list' in it"
    case .noRights, .notStarted, .failed: nil
    }
  }
}

/// The limits of one look at a repository.
enum GitLimits {
  /// The time limit of all runs for a repository, in seconds.
  static let seconds: Int64 = 10
  /// The most filters of a repository that are disabled; each needs four arguments.
  static let filters = 64
  /// Commits that are listed: what the largest size has room for.
  static let commits = 12
}
