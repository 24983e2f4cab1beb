/// The paths of the store, the log and other files (CL-7).
package enum StorePath {
  package static let fileName = "store.sqlite"

  /// Returns the store's path: `--store`, otherwise WIDGETCTL_STORE, otherwise the user's setting, otherwise below
  /// XDG_DATA_HOME, otherwise below the home folder.
  package static func store(
    option: String?,
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    if let path = option {
      if path.isEmpty {
        throw .usage(.invalidValue(option: "--store", value: path, expected: "a file's path"))
      }
      return path
    }
    if let path = environment.nonEmpty("WIDGETCTL_STORE") { return path }
    if let path = environment.settings[.store] {
      return whole(path, environment: environment, accountHome: accountHome)
    }
    let folder = try base(
      "XDG_DATA_HOME",
      ".local/share",
      environment: environment,
      accountHome: accountHome
    )
    return "\(folder)/widgetctl/\(fileName)"
  }

  /// Returns a path from the settings, with the home folder in place of `~/`.
  package static func whole(
    _ path: String,
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) -> String {
    guard path.hasPrefix("~/") else { return path }
    let home = environment.home(accountHome: accountHome) ?? ""
    return home + path.dropFirst()
  }

  /// Returns the path of the log with extensions' output.
  package static func log(
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    try state("extensions.log", environment: environment, accountHome: accountHome)
  }

  /// Returns the path of the prompt's history.
  package static func history(
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    try state("history", environment: environment, accountHome: accountHome)
  }

  /// Returns the path of the live view's command history.
  package static func watchHistory(
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    try state("watch-history", environment: environment, accountHome: accountHome)
  }

  /// Returns the path of a file for the web page that `cgi` serves.
  package static func gateway(
    _ name: String,
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    try state("cgi-\(name)", environment: environment, accountHome: accountHome)
  }

  /// Returns the path of the file with a terminal's cached responses (RD-9), which can be requested
  /// again.
  package static func terminal(
    _ name: String,
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    let folder = try base(
      "XDG_CACHE_HOME",
      ".cache",
      environment: environment,
      accountHome: accountHome
    )
    return "\(folder)/widgetctl/terminals/\(name)"
  }

  /// Returns the path of the lock file by which runs of an extension's intents wait for each other.
  ///
  /// It is not next to a store: the state of such an extension is shared by all stores of the user.
  package static func runLock(
    extensionName: String,
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    // Extensions whose long names have the same beginning share a lock, which is harmless.
    let name = String(extensionName.unicodeScalars.prefix(longestName))
    return try state("\(name).lock", environment: environment, accountHome: accountHome)
  }

  /// The most scalars of a name, of up to four bytes each, so that a file name has less than 255
  /// bytes.
  private static let longestName = 60

  private static func state(
    _ file: String,
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    let folder = try base(
      "XDG_STATE_HOME",
      ".local/state",
      environment: environment,
      accountHome: accountHome
    )
    return "\(folder)/widgetctl/\(file)"
  }

  /// Returns the path of the user's settings file.
  package static func settings(
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    let folder = try configurationFolder(environment: environment, accountHome: accountHome)
    return "\(folder)/\(EnvironmentVariables.settingsFile)"
  }

  /// Returns the folder of the user's settings for all programs.
  package static func configurationFolder(
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    try base("XDG_CONFIG_HOME", ".config", environment: environment, accountHome: accountHome)
  }

  private static func base(
    _ variable: String,
    _ underHome: String,
    environment: EnvironmentVariables,
    accountHome: () -> String?
  ) throws(CommandError) -> String {
    guard let folder = environment.baseFolder(variable, underHome, accountHome: accountHome) else {
      throw .failed(
        .configuration,
        message: "there is no home folder to keep the store in",
        hint: "set HOME, or name the store with --store PATH"
      )
    }
    return folder
  }
}
