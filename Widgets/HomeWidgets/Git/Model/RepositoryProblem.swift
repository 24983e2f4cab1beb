import WidgetIntents

/// The reason why a repository could not be read.
enum RepositoryProblem: ExplainedError, Hashable, Sendable {
  /// The configured path is not absolute, or too long for the system.
  case badPath
  case noFolder
  case notAFolder
  case linkCircle
  case noRights
  case notARepository
  /// The folder belongs to another user, and git's `safe.directory` does not list it.
  case foreign
  case tooSlow
  case noGit
  case notStarted(String)
  /// A git filter of the repository cannot be disabled, because its name cannot be written on a
  /// command line.
  ///
  /// Git filters are programs that convert files when they are added or checked out.
  case oddFilter
  /// Any other failure, with the message that git printed.
  case failed(String)

  /// A short text about the problem, for the widget.
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
    case .badPath:
      String(
        english: "the path begins with neither / nor ~",
        turkish: "yol / ile de ~ ile de başlamıyor"
      )
    case .noFolder: String(english: "there is no such folder", turkish: "böyle bir klasör yok")
    case .notAFolder:
      String(english: "the path leads to a file", turkish: "yol bir dosyaya götürüyor")
    case .linkCircle:
      String(
        english: "the path's links lead in a circle",
        turkish: "yoldaki bağlar döngü oluşturuyor"
      )
    case .noRights:
      String(english: "no permission to read the folder", turkish: "klasörü okuma izni yok")
    case .notARepository:
      String(
        english: "the folder is in no git repository",
        turkish: "klasör bir git deposunda değil"
      )
    case .foreign:
      String(
        english: "the repository belongs to another user",
        turkish: "depo başka bir kullanıcının"
      )
    case .tooSlow:
      String(
        english: "git did not answer within \(GitLimits.seconds) s",
        turkish: "git \(GitLimits.seconds) sn içinde yanıt vermedi"
      )
    case .noGit:
      String(english: "there is no program git in PATH", turkish: "PATH içinde git programı yok")
    case .notStarted(let why):
      String(english: "git cannot be started: \(why)", turkish: "git başlatılamıyor: \(why)")
    case .oddFilter:
      String(
        english: "the repository's configuration has a filter that cannot be switched off",
        turkish: "deponun yapılandırmasında kapatılamayan bir süzgeç var"
      )
    case .failed(let words):
      String(english: "git says: \(words)", turkish: "git'in iletisi: \(words)")
    }
  }

  private static let example = "widgetctl configure git --paths '~/src/a, ~/src/b'"

  var hint: String? {
    switch self {
    case .badPath, .noFolder, .notAFolder, .linkCircle, .notARepository:
      String(
        english: "name a folder such as ~/src/a: \(Self.example)",
        turkish: "~/src/a gibi bir klasör verin: \(Self.example)"
      )
    case .foreign:
      String(
        english: "if you trust it: git config --global --add safe.directory PATH",
        turkish: "güveniyorsanız: git config --global --add safe.directory YOL"
      )
    case .tooSlow:
      String(
        english: "'git status' there shows how long it takes",
        turkish: "orada 'git status' ne kadar sürdüğünü gösterir"
      )
    case .noGit: String(english: "install git", turkish: "git'i kurun")
    case .oddFilter:
      String(
        english: "run 'git config --list' in the repository to see its filters",
        turkish: "süzgeçlerini görmek için depoda 'git config --list' çalıştırın"
      )
    case .noRights, .notStarted, .failed: nil
    }
  }
}

/// The limits for reading a repository: time, git filters and commits.
enum GitLimits {
  /// The time limit in seconds for all git processes that read one repository.
  static let seconds: Int64 = 10
  /// The most git filters that can be disabled for a repository; each needs four options of the
  /// command line.
  static let filters = 64
  /// The most commits that are listed, as many as the largest size shows.
  static let commits = 12
}
