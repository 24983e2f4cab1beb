/// Removes from a Swift source what refers to Objective-C, which exists only on Apple's systems.
///
/// Attributes such as `@objc(name)` become spaces, `#selector(name)` becomes `Selector("name")`,
/// which is never sent.
enum ObjectiveCWords {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
  ]

  /// Returns the source without its references to Objective-C, and with the same lines.
  ///
  /// The result is `nil` if the source has no such references.
  static func removed(from source: String) -> String? {
    guard
      source.contains("@objc") || source.contains("@IB") || source.contains("@nonobjc")
        || source.contains("#selector")
    else { return nil }
    let words = SwiftWords(Array(source.utf8))
    var edits: [SourceEdit] = []
    for (index, word) in words.words.enumerated().dropFirst() {
      let mark = words.words[index - 1]
      guard mark.upperBound == word.lowerBound else { continue }
      let argument = argument(behind: index, in: words)
      switch (words.text(mark), words.text(word)) {
      case ("@", let name) where attributes.contains(name):
        let range = mark.lowerBound..<(argument?.upperBound ?? word.upperBound)
        let blanks = words.bytes[range].map { $0 == 0x0A ? $0 : UInt8(ascii: " ") }
        edits.append(SourceEdit(range: range, text: String(decoding: blanks, as: UTF8.self)))
      case ("#", "selector"):
        guard let argument else { continue }
        let name = words.bytes[(argument.lowerBound + 1)..<(argument.upperBound - 1)]
        guard !name.contains(0x0A), !name.contains(UInt8(ascii: "\"")) else { continue }
        let text = "Selector(\"\(String(decoding: name, as: UTF8.self))\")"
        edits.append(SourceEdit(range: mark.lowerBound..<argument.upperBound, text: text))
      default: break
      }
    }
    return edits.isEmpty ? nil : SourceEdit.text(of: words.bytes, with: edits)
  }

  /// Returns the range of the parenthesis directly after a word, with its content; `nil` if none
  /// follows.
  private static func argument(behind place: Int, in words: SwiftWords) -> Range<Int>? {
    let start = words.words[place].upperBound
    guard words.text(at: place + 1) == "(", words.words[place + 1].lowerBound == start else {
      return nil
    }
    let end = words.place(behind: place + 1) - 1
    return words.text(at: end) == ")" ? start..<words.words[end].upperBound : nil
  }
}
