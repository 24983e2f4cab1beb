import Foundation
import Ground
import WidgetIntents

/// A file that an export writes.
struct ExchangeFile {
  private let url: URL

  /// - Parameter path: The file; a link is replaced by its target.
  init(path: String) {
    url = URL(filePath: path).resolvingSymlinksInPath()
  }

  /// The SHA-256 of its content; `nil` if there is no such file.
  var digest: String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    guard let data = try? Data(contentsOf: url) else { return "" }
    return Hexadecimal.digits(of: SHA256.digest(of: Array(data)))
  }

  /// Writes a file beside it and renames that, so that a reader sees the old one or the new one; the permissions stay.
  ///
  /// - Throws: for a folder that cannot be written, and for a link whose end is not there.
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
