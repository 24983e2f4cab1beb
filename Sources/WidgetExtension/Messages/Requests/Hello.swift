package import Moments
internal import WidgetIntents
package import Wire

/// The host's first message, which sets up the extension: its store, languages, time zone and
/// limits.
package struct Hello: Equatable, Sendable {
  /// The store's database file; `nil` for requests that must not need one.
  package var storePath: String?
  /// A POSIX locale such as `tr_TR.UTF-8`; `nil` for the environment's.
  package var locale: String?
  /// The language of answers by its ISO 639 code; `nil` for English.
  package var language: String?
  /// The language of pictures, which may be another one; `nil` for the language of the answers.
  package var pictureLanguage: String?
  /// A time zone name or POSIX rule as in `TZ`; `nil` for the environment's.
  package var timeZone: String?
  /// The extension's name in the host; `nil` without a host.
  package var extensionName: String?
  /// The lock file by which runs of the extension's intents wait for each other (AI-75).
  ///
  /// Only an extension with state outside of the store has one. The host has locked the file for
  /// its request.
  package var runLockPath: String?
  /// The file for the author's standard output and error; if it is `nil`, the process uses its own.
  package var logPath: String?
  /// Whether the extension may use the network; the command `show` forbids it.
  package var isNetworkAllowed: Bool
  /// Whether a user is present, at a terminal or by `--yes`; `nil` if that is unknown.
  package var isAttended: Bool?
  /// Whether all changes are made on a private copy of the store, for a dry run (LG-16).
  package var isDryRun: Bool

  package init(
    storePath: String? = nil,
    locale: String? = nil,
    language: String? = nil,
    pictureLanguage: String? = nil,
    timeZone: String? = nil,
    extensionName: String? = nil,
    runLockPath: String? = nil,
    logPath: String? = nil,
    isNetworkAllowed: Bool = true,
    isAttended: Bool? = nil,
    isDryRun: Bool = false
  ) {
    self.storePath = storePath
    self.locale = locale
    self.language = language
    self.pictureLanguage = pictureLanguage
    self.timeZone = timeZone
    self.extensionName = extensionName
    self.runLockPath = runLockPath
    self.logPath = logPath
    self.isNetworkAllowed = isNetworkAllowed
    self.isAttended = isAttended
    self.isDryRun = isDryRun
  }
}

extension Hello {
  /// The language of answers; English if the host names none, or one that this version does not
  /// support.
  package var answers: UserLanguage { Self.spoken(language) ?? .english }

  /// The language of pictures; if the host names none, the language of the answers.
  var pictures: UserLanguage { Self.spoken(pictureLanguage) ?? answers }

  private static func spoken(_ name: String?) -> UserLanguage? {
    name.flatMap { UserLanguage(rawValue: $0) }
  }
}

extension Hello: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      storePath: try c.field("storePath", 0, value?.storePath),
      locale: try c.field("locale", 1, value?.locale),
      language: try c.field("language", 2, value?.language),
      pictureLanguage: try c.field("pictureLanguage", 3, value?.pictureLanguage),
      timeZone: try c.field("timeZone", 4, value?.timeZone),
      extensionName: try c.field("extensionName", 5, value?.extensionName),
      runLockPath: try c.field("runLockPath", 6, value?.runLockPath),
      logPath: try c.field("logPath", 7, value?.logPath),
      isNetworkAllowed: try c.mark("isNetworkAllowed", 8, value?.isNetworkAllowed),
      isAttended: try c.field("isAttended", 9, value?.isAttended),
      isDryRun: try c.mark("isDryRun", 10, value?.isDryRun)
    )
  }
}
