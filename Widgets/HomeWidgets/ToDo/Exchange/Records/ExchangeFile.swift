import Foundation
import Ground
import WidgetIntents

/// A file to which to-dos are exported; its contents are always replaced as a whole.
struct ExchangeFile {
  private let url: URL

  /// Creates the file at a path; a symbolic link is followed to its target.
  ///
  /// - Parameter path: The path of the file, which need not exist.
  init(path: String) {
    url = URL(filePath: path).resolvingSymlinksInPath()
  }

  /// The SHA-256 of the contents as hexadecimal digits; `nil` if there is no file, empty if it
  /// cannot be read.
  var digest: String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    guard let data = try? Data(contentsOf: url) else { return "" }
    return Hexadecimal.digits(of: SHA256.digest(of: Array(data)))
  }

  /// Replaces the file's contents and keeps its permissions.
  ///
  /// It writes a temporary file and renames it, so that readers see either the old or the new
  /// contents.
  ///
  /// - Throws: `.cannotWrite`, also for a link without a target.
  func write(_ bytes: [UInt8]) throws(ExchangeError) {
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type]
    let isLink = type as? FileAttributeType == .typeSymbolicLink
    let code = isLink ? ENOENT : FileBytes.replace(url.path, with: bytes)
    guard code == 0 else {
      let error = POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
      throw .cannotWrite(file: url.path, reason: ErrorWords.text(of: error))
    }
  }
}
