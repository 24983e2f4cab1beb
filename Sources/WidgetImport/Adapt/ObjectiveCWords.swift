/// The words with which a Swift source speaks to Objective-C, which is on Apple's systems alone.
///
/// Attributes such as `@objc(name)` become spaces, `#selector(name)` becomes `Selector("name")`,
/// which is never sent.
enum ObjectiveCWords {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
  ]

  /// The source without such words, line by line the same; `nil` where it has none.
  static func removed(from source: String) -> String? {
    guard
      source.contains("@objc") || source.contains("@IB") || source.contains("@nonobjc")
        || source.contains("#selector")
    else { return nil }
    let words = SwiftWords(Array(source.utf8))
    var bytes: [UInt8] = []
    var place = 0
    for (index, word) in words.words.enumerated().dropFirst() {
      let mark = words.words[index - 1]
      guard mark.upperBound == word.lowerBound, mark.lowerBound >= place else { continue }
      let argument = argument(behind: word, in: words.bytes)
      switch (words.text(mark), words.text(word)) {
      case ("@", let name) where attributes.contains(name):
        let end = argument?.upperBound ?? word.upperBound
        bytes += words.bytes[place..<mark.lowerBound]
        bytes += words.bytes[mark.lowerBound..<end].map { $0 == 0x0A ? $0 : UInt8(ascii: " ") }
        place = end
      case ("#", "selector"):
        guard let argument else { continue }
        let name = words.bytes[(argument.lowerBound + 1)..<(argument.upperBound - 1)]
        guard !name.contains(0x0A), !name.contains(UInt8(ascii: "\"")) else { continue }
        bytes += words.bytes[place..<mark.lowerBound] + Array("Selector(\"".utf8) + name
        bytes += Array("\")".utf8)
        place = argument.upperBound
      default: break
      }
    }
    return place == 0 ? nil : String(decoding: bytes + words.bytes[place...], as: UTF8.self)
  }

  /// The parenthesis right behind a word, with what it holds.
  private static func argument(behind word: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    guard word.upperBound < bytes.count, bytes[word.upperBound] == UInt8(ascii: "(") else {
      return nil
    }
    var depth = 0
    for place in word.upperBound..<bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return word.upperBound..<(place + 1) }
      default: break
      }
    }
    return nil
  }
}
