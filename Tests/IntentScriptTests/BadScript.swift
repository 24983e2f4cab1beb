import Foundation
import IntentScript

/// A stored script that contains errors.
struct BadScript: Sendable, CustomStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Bad")

  static let all: [BadScript] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".intents") }.sorted().map {
      BadScript(name: String($0.dropLast(".intents".count)))
    }
  }()

  let name: String

  var description: String { name }

  /// The file with the expected diagnostics.
  var expectation: URL { Self.folder.appending(path: "\(name).txt") }

  /// Checks the script, and returns its diagnostics with the included files; `nil` if it has no
  /// error.
  func rejection() throws -> RejectedScript? {
    let source = ScriptSource(name: "\(name).intents", bytes: try Self.bytes("\(name).intents"))
    let result = ScriptChecker.check(Parser.parse(source), catalog: CheckCatalog.standard) {
      path,
      span in
      guard let bytes = try? Self.bytes(path) else {
        return .refused(Diagnostic("there is no file \(path)", at: span, hint: "check its path"))
      }
      return .read(name: path, bytes)
    }
    if case .failure(let rejected) = result { return rejected }
    return nil
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }
}
