public import Foundation

extension FileManager {
  /// Returns the folder that the programs of one app group share, and creates it if necessary.
  ///
  /// It is in `$XDG_DATA_HOME/widgetctl/groups`; without that variable in
  /// `$HOME/.local/share/widgetctl/groups`.
  ///
  /// - Returns: `nil` if the name is not a valid file name, or if the folder cannot be created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let forbidden = ["", ".", ".."]
    guard !forbidden.contains(groupIdentifier), !groupIdentifier.contains("/"),
      !groupIdentifier.contains("\0")
    else { return nil }
    let environment = ProcessInfo.processInfo.environment
    // The XDG base directory specification ignores a path that is not absolute.
    let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let data =
      named.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? URL.homeDirectory.appendingPathComponent(".local/share", isDirectory: true)
    let folder = data.appendingPathComponent("widgetctl/groups", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      return nil
    }
    return folder
  }
}

extension URL {
  /// The user's folder for documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The user's folder for files that can be recreated.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The user's folder for a program's own files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  /// The user's home folder: `$HOME`, as for the store and the defaults, otherwise that of the
  /// account.
  public static var homeDirectory: URL {
    guard let home = ProcessInfo.processInfo.environment["HOME"], home.hasPrefix("/") else {
      return FileManager.default.homeDirectoryForCurrentUser
    }
    return URL(fileURLWithPath: home, isDirectory: true)
  }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? homeDirectory
  }
}
