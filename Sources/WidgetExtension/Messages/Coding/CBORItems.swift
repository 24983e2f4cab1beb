/// A message's CBOR (RFC 8949), read once into a flat list of items.
///
/// Of CBOR it has what messages need: integers of 64 bits, doubles, texts, arrays, maps with texts as
/// keys, false, true and null. Lengths may be definite or not.
///
/// A class, as every value of a message refers to it.
final class CBORItems: Sendable {
  struct Item {
    enum Kind: String {
      case unsigned, negative, double, text, array, map, boolean, null
    }

    let kind: Kind
    /// The containers around it, which is how many keys and positions lead to it.
    let level: UInt8
    /// The number's bits; of a negative integer n, -1 - n; of a text, where its bytes begin.
    let value: UInt64
    /// The bytes of a text, the values of an array, the entries of a map.
    var count = 0
    /// The place of the item that follows this one and all that it holds.
    var end: Int
  }

  /// Containers within containers; messages have some ten levels, a list of values at most 64.
  static let maximumDepth = 128

  let bytes: [UInt8]
  let items: [Item]

  /// - Throws: `CBORFault` for what is none of these items, ends early, or goes on after the first one.
  init(_ bytes: [UInt8]) throws(CBORFault) {
    self.bytes = bytes
    var reading = Reading(bytes)
    items = try reading.read()
  }

  func text(at place: Int) -> String {
    String(decoding: bytes[range(of: items[place])], as: UTF8.self)
  }

  /// Whether the text at that place is the one that is looked for.
  func isText(_ wanted: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let (start, count) = (Int(items[place].value), items[place].count)
    guard count == wanted.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<count where bytes[start + index] != wanted[index] { return false }
      return true
    }
  }

  private func range(of item: Item) -> Range<Int> {
    let start = Int(item.value)
    return start..<start + item.count
  }
}

/// Why bytes are no message in CBOR.
struct CBORFault: Error, Equatable {
  let detail: String
}

extension CBORItems {
  /// A walk through the bytes, with the containers that have begun and not ended.
  private struct Reading {
    struct Open {
      let place: Int
      /// The items that are still to come; `nil` where a break ends the container.
      var left: Int?
      var count = 0

      mutating func countItem() {
        count += 1
        left = left.map { $0 - 1 }
      }
    }

    private let bytes: [UInt8]
    private var next = 0
    private var items: [Item] = []
    private var open: [Open] = []

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      // Words and numbers of a few bytes each.
      items.reserveCapacity(bytes.count / 6 + 1)
    }

    mutating func read() throws(CBORFault) -> [Item] {
      repeat {
        try readItem()
        closeFilled()
      } while !open.isEmpty
      guard next == bytes.count else { throw fault("bytes after the end") }
      return items
    }

    private mutating func readItem() throws(CBORFault) {
      let head = try byte()
      let (major, short) = (head >> 5, head & 0x1F)
      if head == 0xFF { return try endIndefinite() }
      if major != 3 { try refuseAsKey() }
      switch major {
      case 0: append(.unsigned, value: try argument(short))
      case 1: append(.negative, value: try argument(short))
      case 3: try readText(short)
      case 4, 5: try begin(major == 4 ? .array : .map, short)
      case 7: try readSimple(short)
      default: throw fault("a byte string or a tag")
      }
    }

    private mutating func readText(_ short: UInt8) throws(CBORFault) {
      let length = try argument(short)
      guard length <= UInt64(bytes.count - next) else { throw fault("a text that ends early") }
      let range = next..<next + Int(length)
      guard isASCII(range) || Self.isUTF8(bytes[range]) else {
        throw fault("a text that is not UTF-8")
      }
      append(.text, value: UInt64(next), count: range.count)
      next = range.upperBound
    }

    /// Most texts are; they are looked at by eight bytes.
    private func isASCII(_ range: Range<Int>) -> Bool {
      bytes.withUnsafeBytes { bytes in
        var next = range.lowerBound
        var seen: UInt64 = 0
        while next + 8 <= range.upperBound {
          seen |= bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self)
          next += 8
        }
        while next < range.upperBound {
          seen |= UInt64(bytes[next])
          next += 1
        }
        return seen & 0x8080_8080_8080_8080 == 0
      }
    }

    private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
      String(validating: bytes, as: UTF8.self) != nil
    }

    private mutating func begin(_ kind: Item.Kind, _ short: UInt8) throws(CBORFault) {
      guard open.count < CBORItems.maximumDepth else { throw fault("too many levels") }
      var left: Int?
      if short != 31 {
        let count = try argument(short)
        guard count <= UInt64(bytes.count - next) else { throw fault("a list that ends early") }
        left = Int(count) * (kind == .map ? 2 : 1)
      }
      append(kind, value: 0)
      open.append(Open(place: items.count - 1, left: left))
    }

    private mutating func readSimple(_ short: UInt8) throws(CBORFault) {
      switch short {
      case 20, 21: append(.boolean, value: UInt64(short) - 20)
      case 22: append(.null, value: 0)
      case 27: append(.double, value: try argument(short))
      default: throw fault("a value of another kind")
      }
    }

    /// Adds an item, which the container around it counts.
    private mutating func append(_ kind: Item.Kind, value: UInt64, count: Int = 0) {
      if !open.isEmpty { open[open.count - 1].countItem() }
      let level = UInt8(open.count)
      items.append(Item(kind: kind, level: level, value: value, count: count, end: items.count + 1))
    }

    /// A break ends the innermost container, whose entries have to be whole.
    private mutating func endIndefinite() throws(CBORFault) {
      guard let innermost = open.last, innermost.left == nil, !isAmidEntry(innermost) else {
        throw fault("a break where nothing ends")
      }
      close(innermost)
    }

    /// Ends the containers that have all of their items.
    private mutating func closeFilled() {
      while let innermost = open.last, innermost.left == 0 { close(innermost) }
    }

    private mutating func close(_ container: Open) {
      open.removeLast()
      let isMap = items[container.place].kind == .map
      items[container.place].count = isMap ? container.count / 2 : container.count
      items[container.place].end = items.count
    }

    /// Keys are texts.
    private func refuseAsKey() throws(CBORFault) {
      guard let innermost = open.last, items[innermost.place].kind == .map,
        !isAmidEntry(innermost)
      else { return }
      throw fault("a key that is no text")
    }

    /// Whether a key waits for its value.
    private func isAmidEntry(_ container: Open) -> Bool {
      items[container.place].kind == .map && container.count % 2 == 1
    }

    private mutating func byte() throws(CBORFault) -> UInt8 {
      guard next < bytes.count else { throw fault("it ends early") }
      defer { next += 1 }
      return bytes[next]
    }

    /// The number that the low five bits of a head stand for, or announce.
    private mutating func argument(_ short: UInt8) throws(CBORFault) -> UInt64 {
      if short < 24 { return UInt64(short) }
      guard short < 28 else { throw fault("a length of another kind") }
      var value: UInt64 = 0
      for _ in 0..<1 << (short - 24) { value = value << 8 | UInt64(try byte()) }
      return value
    }

    private func fault(_ reason: String) -> CBORFault {
      CBORFault(detail: "it is not CBOR: \(reason) at byte \(next)")
    }
  }
}
