#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder of its own for one test, removed with the files in it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/widgetctl-extension-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { fatalError("no temporary folder") }
    path = String(cString: made)
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The names of the files in it, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The text of a file in it; empty when there is none.
  func text(_ name: String) -> String {
    let number = open("\(path)/\(name)", O_RDONLY)
    guard number >= 0 else { return "" }
    defer { close(number) }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(number, &piece, piece.count)
      guard count > 0 else { break }
      text.append(contentsOf: piece[..<count])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
