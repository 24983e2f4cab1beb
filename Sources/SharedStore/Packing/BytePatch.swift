/// Encodes bytes as their difference from a base: pieces that are copied from the base, and literal
/// pieces.
///
/// The total length comes first. Then, until it is reached, a number whose lowest bit is the kind
/// of the next piece and whose other bits are its length. A literal piece (0) follows directly. A
/// copy (1) is followed by its beginning, relative to the end of the last copy. Numbers have seven
/// bits a byte, lowest first; a signed one has its sign in the lowest bit.
enum BytePatch {
  /// The largest result of a patch, in bytes.
  static let maximumSize = 16 << 20

  /// Applies `patch` to `base`; returns `nil` if the bytes are not a patch of it.
  static func applied(_ patch: [UInt8], to base: [UInt8]) -> [UInt8]? {
    var scanner = ByteScanner(patch)
    guard let length = scanner.variableNumber(), length <= maximumSize else { return nil }
    let count = Int(length)
    var whole: [UInt8] = []
    // If the length is damaged, this reserves no more memory than the pieces can fill.
    whole.reserveCapacity(min(count, base.count + patch.count))
    var end = 0
    while whole.count < count {
      guard let head = scanner.variableNumber(), let size = Int(exactly: head >> 1), size > 0,
        size <= count - whole.count
      else { return nil }
      if head & 1 == 0 {
        guard let own = scanner.bytes(size) else { return nil }
        whole += own
      } else {
        guard let distance = scanner.signedNumber() else { return nil }
        let (start, overflow) = end.addingReportingOverflow(distance)
        guard !overflow, start >= 0, start <= base.count, size <= base.count - start else {
          return nil
        }
        end = start + size
        whole += base[start..<end]
      }
    }
    return scanner.isAtEnd ? whole : nil
  }
}

/// The base of patches, with an index of the positions of its bytes.
struct PatchBase: Sendable {
  let bytes: [UInt8]
  /// For each hash value, a position in the base at which eight bytes have that hash; -1 if no
  /// bytes have it.
  private let places: [Int32]
  private let shift: UInt64

  /// The least number of bytes that a copied piece has; a shorter one would not save anything.
  private static let window = 8
  private static let maximumIndexBits: UInt64 = 16

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var bits: UInt64 = 6
    while bits < Self.maximumIndexBits, 1 << bits < bytes.count { bits += 1 }
    shift = 64 - bits
    var places = [Int32](repeating: -1, count: 1 << Int(bits))
    if bytes.count >= Self.window {
      // If bytes occur more than once, their first position is kept.
      for place in (0...(bytes.count - Self.window)).reversed() {
        places[Self.hash(bytes, place, shift)] = Int32(truncatingIfNeeded: place)
      }
    }
    self.places = places
  }

  /// Returns the patch that turns the base into `target`.
  func patch(to target: [UInt8]) -> [UInt8] {
    var writer = PatchWriter(target)
    var place = 0
    while place + Self.window <= target.count {
      if let match = match(target, place, expected: writer.expected(at: place)) {
        place = writer.copy(match, from: bytes)
      } else {
        place += 1
      }
    }
    return writer.finish()
  }

  /// Returns the longer one of two possible copies that match the target from `place` on; `nil` if
  /// both are too short.
  ///
  /// One begins at `expected`, which matches if the bytes since the last copy were replaced in
  /// place. The other one is from the index.
  private func match(_ target: [UInt8], _ place: Int, expected: Int) -> PatchWriter.Match? {
    let known = Int(places[Self.hash(target, place, shift)])
    var best: PatchWriter.Match?
    for start in known == expected ? [known] : [expected, known] {
      guard start >= 0, start < bytes.count else { continue }
      var count = 0
      while place + count < target.count, start + count < bytes.count,
        target[place + count] == bytes[start + count]
      {
        count += 1
      }
      guard count >= Self.window, count > best?.count ?? 0 else { continue }
      best = PatchWriter.Match(start: start, place: place, count: count)
    }
    return best
  }

  /// Returns the hash of eight bytes: their product with the bits of the golden ratio, so that all
  /// bytes affect the highest bits.
  private static func hash(_ bytes: [UInt8], _ place: Int, _ shift: UInt64) -> Int {
    var value: UInt64 = 0
    for offset in 0..<window { value = value << 8 | UInt64(bytes[place + offset]) }
    return Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }
}

/// Writes the pieces of one patch.
private struct PatchWriter {
  /// Equal bytes: those of the base from `start` on, and those of the target from `place` on.
  struct Match {
    var start: Int
    var place: Int
    var count: Int
  }

  private let target: [UInt8]
  private var patch: [UInt8] = []
  /// The position in the target up to which pieces were written.
  private var written = 0
  /// The position in the base at which the last copy ended.
  private var end = 0

  init(_ target: [UInt8]) {
    self.target = target
    patch.appendVariableNumber(UInt64(target.count))
  }

  /// Returns the position in the base that corresponds to `place` in the target.
  ///
  /// It assumes that the bytes since the last copy were replaced by the same number of bytes.
  func expected(at place: Int) -> Int { end + place - written }

  /// Writes a copy, and the literal piece before it.
  ///
  /// - Returns: The position after the copy in the target.
  mutating func copy(_ match: Match, from base: [UInt8]) -> Int {
    var match = match
    while match.place > written, match.start > 0,
      target[match.place - 1] == base[match.start - 1]
    {
      match = Match(start: match.start - 1, place: match.place - 1, count: match.count + 1)
    }
    writeOwn(upTo: match.place)
    patch.appendVariableNumber(UInt64(match.count) << 1 | 1)
    patch.appendSignedNumber(match.start - end)
    end = match.start + match.count
    written = match.place + match.count
    return written
  }

  mutating func finish() -> [UInt8] {
    writeOwn(upTo: target.count)
    return patch
  }

  private mutating func writeOwn(upTo place: Int) {
    guard place > written else { return }
    patch.appendVariableNumber(UInt64(place - written) << 1)
    patch += target[written..<place]
    written = place
  }
}
