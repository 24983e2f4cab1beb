import SystemLibrary

extension EnvironmentVariables {
  /// The most bytes of the settings file, more than a user writes.
  package static let mostSettingsBytes = 1 << 16

  /// The settings file, relative to the configuration folder.
  static let settingsFile = "widgetctl/config"

  /// Returns the path in `HOME` if it is absolute, otherwise the home of the account; `nil` if it
  /// has none.
  package func home(accountHome: () -> String? = { Account.home }) -> String? {
    if let home = self["HOME"], home.hasPrefix("/") { return home }
    return accountHome()
  }

  /// Returns a base folder of the XDG specification; `nil` if there is no home folder.
  ///
  /// A relative path in an XDG variable must be ignored (XDG Base Directory Specification 0.8).
  package func baseFolder(
    _ variable: String,
    _ underHome: String,
    accountHome: () -> String? = { Account.home }
  ) -> String? {
    if let folder = self[variable], folder.hasPrefix("/") { return folder }
    return home(accountHome: accountHome).map { "\($0)/\(underHome)" }
  }

  /// Returns the environment with the settings from the user's file, if there is one.
  package func readingSettings() -> EnvironmentVariables {
    guard let folder = baseFolder("XDG_CONFIG_HOME", ".config") else { return self }
    let path = "\(folder)/\(Self.settingsFile)"
    var environment = self
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      // The command that needs the file reports that it cannot be read.
      environment.settings.path = path
      return environment
    }
    defer { _ = close(descriptor) }
    environment.settings = Settings(Self.bytes(of: descriptor), path: path)
    return environment
  }

  private static func bytes(of descriptor: Int32) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0, (status.st_mode & S_IFMT) == S_IFREG else { return [] }
    let size = min(Int(status.st_size), mostSettingsBytes)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        count += got
      }
    }
  }
}
