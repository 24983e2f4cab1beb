import TestSupport
import Testing

@testable import SharedStore

@Suite("Patches of bytes")
struct BytePatchTests {
  private static let list = Array(
    (1...12).map { "row \($0): a thing that has to be done, not late; " }.joined().utf8
  )

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: [
    ([], []), (list, list), (list, []), ([], list), ([7], [7]),
    (list, list + [1, 2, 3]), (list, [1, 2, 3] + list), (list, Array(list.reversed())),
    (list, Array(list[200...]) + Array(list[..<200])),
    (list, bytes(String(decoding: list, as: UTF8.self).replacing("not late", with: "late"))),
    ([UInt8](repeating: 0, count: 5_000), [UInt8](repeating: 0, count: 9_000)),
  ])
  func `what a patch makes is what it was made of`(base: [UInt8], target: [UInt8]) {
    let patch = PatchBase(base).patch(to: target)
    #expect(BytePatch.applied(patch, to: base) == target)
  }

  @Test func `what is the same costs a handful of bytes, wherever it stands`() {
    let base = PatchBase(Self.list)
    #expect(base.patch(to: Self.list).count <= 6)
    #expect(base.patch(to: [1, 2, 3] + Self.list).count <= 10)
    #expect(base.patch(to: Array(Self.list[300...] + Self.list[..<300])).count <= 12)
  }

  @Test func `a changed byte costs itself and the copies beside it`() {
    var target = Self.list
    target[100] = 0
    target[400] = 0
    #expect(PatchBase(Self.list).patch(to: target).count <= 18)
  }

  @Test(
    arguments: [
      // Without a length; one that no patch may have; one that its pieces do not fill.
      [], [0xFF], [0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [3], [3, 2, 65],
      // More than the length; a piece of nothing; one of its own that ends early.
      [1, 4, 65, 66], [1, 0], [2, 4, 65],
      // Copies that begin before the base, end behind it, or say no place.
      [2, 5, 1], [2, 5, 6], [2, 5], [2, 5, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
      // What follows the end.
      [1, 2, 65, 0],
    ] as [[UInt8]]
  )
  func `damaged bytes are no patch`(bytes: [UInt8]) {
    #expect(BytePatch.applied(bytes, to: [1, 2, 3, 4]) == nil)
  }

  @Test(arguments: 0..<60)
  func `random edits come back, and random damage never traps`(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let base = (0..<Int.random(in: 0...600, using: &numbers)).map { _ in
      UInt8.random(in: 0...3, using: &numbers)
    }
    var target = base
    for _ in 0..<Int.random(in: 0...8, using: &numbers) {
      let place = Int.random(in: 0...target.count, using: &numbers)
      let end = Int.random(in: place...min(target.count, place + 40), using: &numbers)
      let own = (0..<Int.random(in: 0...20, using: &numbers)).map { _ in
        UInt8.random(in: 0...255, using: &numbers)
      }
      target.replaceSubrange(place..<end, with: own)
    }
    var patch = PatchBase(base).patch(to: target)
    #expect(BytePatch.applied(patch, to: base) == target)
    for _ in 0..<20 where !patch.isEmpty {
      let place = Int.random(in: 0..<patch.count, using: &numbers)
      patch[place] = UInt8.random(in: 0...255, using: &numbers)
      _ = BytePatch.applied(patch, to: base)
      _ = BytePatch.applied(Array(patch[..<place]), to: base)
    }
  }
}

@Suite("Packed text")
struct PackedTextTests {
  /// The encoded result of an intent that has added a to-do with four properties, as in the
  /// journal.
  private static let result =
    "\u{0}\u{1}\u{3}\u{6}\u{1}\u{17}\u{4}ToDo\u{10}xnzopwxmunzsypvn\u{4}Milk\u{4}"
    + "\u{3}\u{6}number\u{1}\u{1}\u{A}\u{3}\u{4}name\u{0}\u{1}\u{4}Milk"
    + "\u{3}\u{6}isDone\u{2}\u{1}\u{0}\u{3}\u{3}due\u{3}\u{1}\u{D}Added 5 Milk."

  @Test(arguments: ["", "{}", "x", "\u{1}\u{3}\u{4}name\u{0}\u{1}\u{4}Süt", result])
  func `it comes back as it was`(text: String) {
    let bytes = Array(text.utf8)
    #expect(PackedText.text(PackedText.packed(bytes)) == bytes)
  }

  @Test func `what an intent answers takes two thirds of its bytes`() {
    let bytes = Array(Self.result.utf8)
    #expect(PackedText.packed(bytes).count * 3 <= bytes.count * 2)
  }

  @Test func `what the last development version packed is read`() {
    // 22 bytes, of which 21 are a copy from the beginning of its words.
    let packed: [UInt8] = [1, 22, 21 << 1 | 1, 0, 1 << 1, 0x21]
    #expect(
      PackedText.text(packed).map { String(decoding: $0, as: UTF8.self) }
        == #"[{"name":"name","inpu!"#
    )
  }

  @Test func `what version 0.9.0 packed is read`() {
    // Four bytes, a copy from the third byte of its words on.
    #expect(PackedText.text([2, 4, 4 << 1 | 1, 3 << 1]) == Array("name".utf8))
  }

  @Test(arguments: [[], [4], [3], [2], [1], [2, 0xFF], [255, 1, 2]] as [[UInt8]])
  func `other bytes are no text`(bytes: [UInt8]) {
    #expect(PackedText.text(bytes) == nil)
  }
}
