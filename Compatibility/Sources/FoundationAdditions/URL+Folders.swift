public import Foundation

extension URL {
  /// The user's folder for documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The user's folder for what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The user's folder for a program's own files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? homeDirectory
  }
}
