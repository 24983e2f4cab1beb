/// Imports of a part of a module, such as `import Foundation.NSString`.
///
/// Only modules of Apple's systems have such parts. They are replaced by imports of the whole
/// module.
enum SubmoduleImports {
  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let",
  ]

  /// Returns the source with spaces in place of the parts' names; `nil` if the source imports no
  /// part of a module.
  static func widened(in source: String) -> String? {
    guard hasCandidates(source) else { return nil }
    let words = SwiftWords(Array(source.utf8))
    var edits: [SourceEdit] = []
    for place in words.words.indices where words.text(at: place) == "import" {
      let isImport = words.isFirstOfLine(at: place) || words.text(at: place - 1) != "."
      // `import struct Foundation.Date` is of the language.
      guard isImport, !kinds.contains(words.text(at: place + 1)) else { continue }
      let start = place + 2
      var end = start
      while words.text(at: end) == ".", words.words.indices.contains(end + 1),
        !words.isFirstOfLine(at: end), !words.isFirstOfLine(at: end + 1)
      {
        end += 2
      }
      guard end > start else { continue }
      let range = words.words[start].lowerBound..<words.words[end - 1].upperBound
      edits.append(SourceEdit(range: range, text: String(repeating: " ", count: range.count)))
    }
    return edits.isEmpty ? nil : SourceEdit.text(of: words.bytes, with: edits)
  }

  /// Returns whether a source may import a part of a module; few files do, and this is quicker than
  /// parsing them.
  private static func hasCandidates(_ source: String) -> Bool {
    source.utf8.split(separator: 0x0A).contains { line in
      line.contains(UInt8(ascii: ".")) && Substring(line).contains("import ")
    }
  }
}
