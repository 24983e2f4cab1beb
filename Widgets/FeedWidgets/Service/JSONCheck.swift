import Foundation

/// Looks through JSON before it is decoded: what decoders accept in silence is refused here (RI-4).
///
/// Syntax is the decoder's affair; this holds depth, numbers and keys that occur twice, of which decoders keep any.
struct JSONCheck {
  /// Objects and arrays within each other; the feeds have four.
  private static let maximumDepth = 32
  /// Characters of a number: more are no price, and cost a decoder time.
  private static let maximumNumber = 40

  private let bytes: [UInt8]
  private var place = 0
  /// For each open object the keys that it has so far, for an array nothing.
  private var levels: [Set<ArraySlice<UInt8>>?] = []
  /// Whether the next text is a key, by level.
  private var expectsKey = false

  /// - Throws: `.content` with what was found and where.
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
        guard levels.count < Self.maximumDepth else { throw fault("is nested too deeply") }
        levels.append(byte == UInt8(ascii: "{") ? [] : nil)
        expectsKey = byte == UInt8(ascii: "{")
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard levels.popLast() != nil else { throw fault("ends more than it began") }
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
    guard levels.isEmpty else { throw fault("breaks off") }
  }

  private mutating func text() throws(FeedError) {
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < bytes.count else { throw fault("breaks off within a text") }
    defer { place += 1 }
    guard expectsKey, let level = levels.indices.last else { return }
    expectsKey = false
    guard levels[level]?.insert(bytes[start..<place]).inserted ?? true else {
      let key = String(decoding: bytes[start..<place].prefix(40), as: UTF8.self)
      throw fault("has the key “\(key)” twice")
    }
  }

  private mutating func number() throws(FeedError) {
    let start = place
    while place < bytes.count, isOfNumber(bytes[place]) { place += 1 }
    guard place - start <= Self.maximumNumber else { throw fault("has a number that is too long") }
    guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)),
      value.isFinite
    else { throw fault("has a number out of range") }
  }

  private func isOfNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }

  private func fault(_ words: String) -> FeedError {
    .content(reason: "its JSON \(words), at byte \(min(place, bytes.count))")
  }
}
