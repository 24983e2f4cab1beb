import Essentials

/// An `.xcstrings` file: the texts of a table in all languages.
struct StringCatalog {
  private static let maximumBytes = 32 << 20

  private let contents: Contents

  init(of path: String, in tree: SourceTree) throws(ImportError) {
    let bytes = try tree.contents(of: path, limit: Self.maximumBytes)
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
    } catch {
      throw ImportError(
        "'\(tree.shown(path))' is not a string catalogue",
        hint: "open it in Xcode and save it again"
      )
    }
  }

  /// A table of each language in the form of `.strings` files.
  var tables: [(language: String, text: String)] {
    var lines: [String: [String]] = [:]
    for (key, entry) in contents.strings.sorted(by: { $0.key < $1.key }) {
      for (language, localization) in entry.localizations ?? [:] where Self.isLanguage(language) {
        for (suffix, value) in localization.values {
          lines[language, default: []].append(
            "\(StringTable.quoted(key + suffix)) = \(StringTable.quoted(value));\n"
          )
        }
      }
    }
    return lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value.joined()) }
  }

  /// Returns members of `LocalizedStringResource` for manually added keys, as Xcode 26 generates
  /// them; `nil` if there are none.
  func symbols(table: String) -> String? {
    var members: [String] = []
    var seen: Set<String> = []
    for (key, entry) in contents.strings.sorted(by: { $0.key < $1.key }) {
      guard entry.extractionState == "manual", !key.contains("%") else { continue }
      let member = SwiftName.member(key)
      let language = contents.sourceLanguage ?? "en"
      let value = entry.localizations?[language]?.values.first?.value ?? key
      guard !value.contains("%"), seen.insert(member).inserted else { continue }
      members.append(
        """
          nonisolated static var \(member): LocalizedStringResource {
            LocalizedStringResource(
              \(SwiftName.quoted(key)),
              defaultValue: \(SwiftName.quoted(value)),
              table: \(SwiftName.quoted(table))
            )
          }
        """
      )
    }
    guard !members.isEmpty else { return nil }
    return "import Foundation\n\nextension LocalizedStringResource {\n"
      + members.joined(separator: "\n\n") + "\n}\n"
  }

  /// Returns whether a name is a language that can be part of a folder's name.
  private static func isLanguage(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }
}

private struct Contents: Decodable {
  var sourceLanguage: String?
  var strings: [String: Entry]

  struct Entry: Decodable {
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    var value: String?
  }

  struct Variation: Decodable {
    var stringUnit: Unit?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Variation]]?

    /// The text, and the text for the number 1 if there is one, each with the suffix of its key.
    var values: [(suffix: String, value: String)] {
      if let value = stringUnit?.value { return [("", value)] }
      let forms = variations?["plural"] ?? variations?["device"] ?? [:]
      guard let usual = (forms["other"] ?? forms.min { $0.key < $1.key }?.value)?.stringUnit?.value
      else { return [] }
      let one = forms["one"]?.stringUnit?.value
      return [("", usual)] + (one.map { [(PluralKey.one, $0)] } ?? [])
    }
  }
}
