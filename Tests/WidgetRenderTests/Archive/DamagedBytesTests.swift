import TestSupport
import Testing

@testable import WidgetRender

@Suite("Damaged archives", .timeLimit(.minutes(5)))
struct DamagedBytesTests {
  /// The number of mutations for each of eight seeds, 200,000 in total.
  static let mutations = 25_000

  @Test("never trap", arguments: 1...8)
  func mutations(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    let originals = archiveSamples.map(\.compactBytes)
    var refused = 0
    var accepted = 0
    for _ in 0..<Self.mutations {
      guard var bytes = originals.randomElement(using: &random) else { continue }
      for _ in 0..<Int.random(in: 1...3, using: &random) { damage(&bytes, &random) }
      do throws(ArchiveError) {
        let view = try ArchivedView(compactBytes: bytes)
        accepted += 1
        // What is accepted can be drawn.
        if accepted.isMultiple(of: 40) {
          let drawn = picture(view, 24, 8)
          #expect(drawn.grid.size == CellSize(columns: 24, rows: 8))
        }
      } catch {
        refused += 1
      }
    }
    // Damage of both kinds was met: bytes that matter and bytes that are free.
    #expect(refused > Self.mutations / 4)
    #expect(accepted > Self.mutations / 20)
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
    case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.remove(at: index)
    case 3: bytes.insert([0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0, at: index)
    default:
      let end = Int.random(in: index...bytes.count, using: &random)
      bytes.replaceSubrange(index..<end, with: bytes[..<min(index, 8)])
    }
  }
}
