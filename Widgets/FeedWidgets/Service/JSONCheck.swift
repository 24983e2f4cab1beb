import Foundation

/// Checks JSON, before it is decoded, for errors that decoders ignore (RI-4).
///
/// The decoder checks the syntax. This type checks the nesting depth, the length of numbers, and
/// repeated keys, of which decoders keep only one.
struct JSONCheck {
  /// The greatest nesting depth of objects and arrays; the feeds have four.
  private static let maximumDepth = 32
  /// The most characters of a number; longer ones are not prices, and slow a decoder down.
  private static let maximumNumber = 40

  private let bytes: [UInt8]
  private var place = 0
  /// The keys that were found in each open object; `nil` for an open array.
  private var levels: [Set<ArraySlice<UInt8>>?] = []
  /// Whether the next string in the innermost object is a key.
  private var expectsKey = false

  /// Checks a document.
  ///
  /// - Throws: `.content` with the error and its position.
  static func check(_ body: Data) throws(FeedError) {
    var check = JSONCheck(bytes: [UInt8](body))
    try check.run()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() throws(FeedError) {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard levels.count < Self.maximumDepth else {
          throw fault(english: "is nested too deeply", turkish: "çok derin iç içe")
        }
        levels.append(byte == UInt8(ascii: "{") ? [] : nil)
        expectsKey = byte == UInt8(ascii: "{")
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard levels.popLast() != nil else {
          throw fault(
            english: "closes more brackets than it opens",
            turkish: "açtığından çok ayraç kapatıyor"
          )
        }
        expectsKey = false
        place += 1
      case UInt8(ascii: ","):
        expectsKey = levels.last.map { $0 != nil } ?? false
        place += 1
      case UInt8(ascii: "\""): try text()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
      default: place += 1
      }
    }
    guard levels.isEmpty else { throw fault(english: "breaks off", turkish: "yarım kalıyor") }
  }

  private mutating func text() throws(FeedError) {
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < bytes.count else {
      throw fault(english: "breaks off within a text", turkish: "bir metnin içinde yarım kalıyor")
    }
    defer { place += 1 }
    guard expectsKey, let level = levels.indices.last else { return }
    expectsKey = false
    guard levels[level]?.insert(bytes[start..<place]).inserted ?? true else {
      let key = String(decoding: bytes[start..<place].prefix(40), as: UTF8.self)
      throw fault(
        english: "has the key “\(key)” twice",
        turkish: "“\(key)” anahtarını iki kez içeriyor"
      )
    }
  }

  private mutating func number() throws(FeedError) {
    let start = place
    while place < bytes.count, isOfNumber(bytes[place]) { place += 1 }
    guard place - start <= Self.maximumNumber else {
      throw fault(english: "has a number that is too long", turkish: "çok uzun bir sayı içeriyor")
    }
    guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)),
      value.isFinite
    else {
      throw fault(english: "has a number out of range", turkish: "aralık dışında bir sayı içeriyor")
    }
  }

  private func isOfNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }

  private func fault(
    english: @autoclosure () -> String,
    turkish: @autoclosure () -> String
  ) -> FeedError {
    let byte = min(place, bytes.count)
    return .content(
      reason: String(
        english: "its JSON \(english()), at byte \(byte)",
        turkish: "\(byte). baytta JSON'u \(turkish())"
      )
    )
  }
}
