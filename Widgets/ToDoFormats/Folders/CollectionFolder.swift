internal import Ground

/// The file names in a vdir, a folder with one file for each item, as vdirsyncer describes it.
///
/// Two more files contain the folder's name for users and its colour.
package enum CollectionFolder {
  /// The name of the file that contains the folder's name for users, in UTF-8.
  package static let nameFile = "displayname"
  /// The name of the file that contains the folder's colour as `#RRGGBB`.
  package static let colorFile = "color"
  /// The most files in a folder; a folder with more is refused, as no calendar has so many.
  package static let maximumItems = 100_000
  /// The most bytes of an item; items with attachments are the largest.
  package static let maximumItemBytes = 4 << 20

  private static let ending = ".ics"
  /// The most bytes of a file name.
  ///
  /// It is below any file system's limit, even with the suffix of a temporary name.
  private static let maximumNameBytes = 200

  /// Returns whether a file with this name contains an item; hidden and temporary files do not.
  package static func isItem(_ name: String) -> Bool {
    name.hasSuffix(ending) && !name.hasPrefix(".") && name.utf8.count > ending.utf8.count
      && !name.utf8.contains(UInt8(ascii: "/"))
  }

  /// Returns a name for the file of a new item.
  ///
  /// - Parameters:
  ///   - identity: The item's UID, which is also the file's name if it is valid as one.
  ///   - taken: The names in the folder, in lower case because some file systems ignore case.
  /// - Returns: A name that is not among the taken ones.
  package static func name(forIdentity identity: String, taken: Set<String>) -> String {
    let isPlain = identity.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || "-_.@+".utf8.contains(byte)
    }
    let isName =
      isPlain && !identity.isEmpty && !identity.hasPrefix(".")
      && identity.utf8.count <= maximumNameBytes
    let digest = SHA256.digest(of: Array(identity.utf8))
    let stem = isName ? identity : Hexadecimal.digits(of: digest.prefix(16))
    // There are `taken.count` names, so one more number than that always suffices.
    for number in 1...(taken.count + 1) {
      let name = number == 1 ? stem + ending : "\(stem)-\(number)\(ending)"
      if !taken.contains(name.lowercased()) { return name }
    }
    return stem + ending
  }

  /// Parses the content of `nameFile`: the folder's name, at most 200 characters; `nil` for a blank
  /// text.
  package static func displayName(_ text: String) -> String? {
    let line = EscapedText.oneLine(text)
    return line.isEmpty ? nil : String(line.prefix(maximumNameBytes))
  }

  /// Parses the content of `colorFile`: the colour as `#RRGGBB` in capitals; `nil` for anything
  /// else.
  package static func color(_ text: String) -> String? {
    let color = ContentLine.capitals(EscapedText.trimmed(text))
    let digits = color.dropFirst()
    guard color.hasPrefix("#"), digits.utf8.count == 6,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) })
    else { return nil }
    return color
  }
}
