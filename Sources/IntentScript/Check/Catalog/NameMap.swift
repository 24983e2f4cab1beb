/// Values by name, in the order in which they were added; only the last one can be removed.
///
/// A script looks up a name for every few characters, so that the dictionary's hash, made to
/// withstand more than this, would cost most of the check.
struct NameMap<Value> {
  private(set) var names: [String] = []
  private(set) var values: [Value] = []
  private var hashes: [UInt64] = []
  /// Places in the arrays by hash, probed one after another; at least half are empty.
  private var table: [Int32] = Array(repeating: -1, count: 16)
  /// Without knowing it, no script can be written whose names' hashes collide.
  private let seed = UInt64.random(in: .min ... .max)

  init() {}

  /// Takes the first value of each name.
  init(_ pairs: some Sequence<(String, Value)>) {
    for (name, value) in pairs { insert(name, value) }
  }

  var count: Int { names.count }

  /// The place of a name among ``values``.
  func index(of name: String) -> Int? {
    let hash = NameHash.hash(name, seed)
    var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while true {
      let index = Int(table[place])
      if index < 0 { return nil }
      if hashes[index] == hash, names[index] == name { return index }
      place = (place + 1) & (table.count - 1)
    }
  }

  subscript(name: String) -> Value? {
    guard let index = index(of: name) else { return nil }
    return values[index]
  }

  /// Adds a name that has no value so far; whether that is so.
  @discardableResult
  mutating func insert(_ name: String, _ value: Value) -> Bool {
    let hash = NameHash.hash(name, seed)
    var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while case let index = Int(table[place]), index >= 0 {
      if hashes[index] == hash, names[index] == name { return false }
      place = (place + 1) & (table.count - 1)
    }
    table[place] = Int32(truncatingIfNeeded: names.count)
    names.append(name)
    values.append(value)
    hashes.append(hash)
    if names.count * 2 > table.count { grow() }
    return true
  }

  mutating func update(at index: Int, _ change: (inout Value) -> Void) {
    change(&values[index])
  }

  /// Removes the name that was added last: those that were probed past it are gone already.
  @discardableResult
  mutating func removeLast() -> String {
    let hash = hashes.removeLast()
    values.removeLast()
    var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while Int(table[place]) != hashes.count { place = (place + 1) & (table.count - 1) }
    table[place] = -1
    return names.removeLast()
  }

  private mutating func grow() {
    table = Array(repeating: -1, count: table.count * 2)
    for (index, hash) in hashes.enumerated() {
      var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
      while table[place] >= 0 { place = (place + 1) & (table.count - 1) }
      table[place] = Int32(truncatingIfNeeded: index)
    }
  }
}

extension NameMap: Sendable where Value: Sendable {}

/// The hash of a name: eight bytes at a time, mixed by a multiplication.
enum NameHash {
  /// 2^64 by the golden ratio (Knuth, volume 3, 6.4).
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func hash(_ name: String, _ seed: UInt64) -> UInt64 {
    var name = name
    return name.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var hash = mixed(seed, UInt64(truncatingIfNeeded: raw.count))
      var offset = 0
      while offset + 8 <= raw.count {
        hash = mixed(hash, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < raw.count {
        rest = rest << 8 | UInt64(raw[offset])
        offset += 1
      }
      return mixed(hash, rest)
    }
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let (high, low) = (hash ^ word).multipliedFullWidth(by: factor)
    return high ^ low
  }
}
