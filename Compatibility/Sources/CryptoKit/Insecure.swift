import Foundation

/// Hash functions that are insecure, for file names and older services.
public enum Insecure {
  /// SHA-1 (FIPS 180-4, section 6.1).
  public struct SHA1: HashFunction {
    public static let blockByteCount = 64
    private var state: [UInt32] = [
      0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
    ]
    private var blocks = HashBlocks(blockSize: 64, lengthSize: 8, isBigEndian: true)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var state = state
      blocks.update(bufferPointer) { Self.compress($0, from: $1, into: &state) }
      self.state = state
    }

    public func finalize() -> SHA1Digest {
      var state = state
      blocks.finish { Self.compress($0, from: $1, into: &state) }
      return SHA1Digest(
        bytes: state.flatMap { word in (0..<4).map { UInt8(word >> (24 - UInt32($0) * 8) & 0xFF) } }
      )
    }

    private static func compress(_ block: [UInt8], from start: Int, into state: inout [UInt32]) {
      var words = (0..<16).map { index in
        block[start + index * 4..<start + index * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        words.append(
          (words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).turned(1)
        )
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (index, word) in words.enumerated() {
        let (mixed, constant): (UInt32, UInt32) =
          switch index {
          case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
          case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let next = a.turned(5) &+ mixed &+ e &+ constant &+ word
        (e, d, c, b, a) = (d, c, b.turned(30), a, next)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }
  }

  /// MD5 (RFC 1321).
  public struct MD5: HashFunction {
    public static let blockByteCount = 64
    private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    private var blocks = HashBlocks(blockSize: 64, lengthSize: 8, isBigEndian: false)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var state = state
      blocks.update(bufferPointer) { Self.compress($0, from: $1, into: &state) }
      self.state = state
    }

    public func finalize() -> MD5Digest {
      var state = state
      blocks.finish { Self.compress($0, from: $1, into: &state) }
      return MD5Digest(
        bytes: state.flatMap { word in (0..<4).map { UInt8(word >> (UInt32($0) * 8) & 0xFF) } }
      )
    }

    /// The constants of the steps: 2³² times the sine of the step's number (RFC 1321, section 3.4).
    private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
    /// The numbers of bits by which each step rotates: four for each of the four rounds.
    private static let turns: [[UInt32]] = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]

    private static func compress(_ block: [UInt8], from start: Int, into state: inout [UInt32]) {
      let words = (0..<16).map { index in
        block[start + index * 4..<start + index * 4 + 4].reversed()
          .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for step in 0..<64 {
        let (mixed, place): (UInt32, Int) =
          switch step / 16 {
          case 0: ((b & c) | (~b & d), step)
          case 1: ((d & b) | (~d & c), (5 * step + 1) % 16)
          case 2: (b ^ c ^ d, (3 * step + 5) % 16)
          default: (c ^ (b | ~d), (7 * step) % 16)
          }
        let sum = a &+ mixed &+ constants[step] &+ words[place]
        (a, d, c, b) = (d, c, b, b &+ sum.turned(turns[step / 16][step % 4]))
      }
      for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
    }
  }
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self << bits | self >> (32 - bits) }
}
