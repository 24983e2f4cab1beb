public import Foundation

/// A hash function that receives its data in parts.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest

  /// The number of bytes in a block, the amount of data that the function processes at a time.
  static var blockByteCount: Int { get }

  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of the data so far; more data may follow.
  func finalize() -> Digest
}

extension HashFunction {
  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }

  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var hash = Self()
    hash.update(data: data)
    return hash.finalize()
  }

  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var hash = Self()
    hash.update(bufferPointer: bufferPointer)
    return hash.finalize()
  }
}

/// The result of a hash function, as bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// Splits the data for a hash into blocks; after the data it adds padding and the data's length.
struct HashBlocks: Sendable {
  /// The number of bytes in a block: sixteen words.
  let blockSize: Int
  /// The number of bytes for the data's length after the padding.
  let lengthSize: Int
  /// Whether the length is written with its highest byte first.
  let isBigEndian: Bool

  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  init(blockSize: Int, lengthSize: Int, isBigEndian: Bool) {
    self.blockSize = blockSize
    self.lengthSize = lengthSize
    self.isBigEndian = isBigEndian
  }

  /// Adds data and calls `take` for each complete block.
  ///
  /// The arguments are an array that contains the block, and the block's offset in the array.
  mutating func update(_ bytes: UnsafeRawBufferPointer, _ take: ([UInt8], Int) -> Void) {
    count &+= UInt64(bytes.count)
    rest.append(contentsOf: bytes)
    var start = 0
    while rest.count - start >= blockSize {
      take(rest, start)
      start += blockSize
    }
    rest.removeFirst(start)
  }

  /// Calls `take` with the last blocks: the remaining bytes, a set bit, zeros and the length in
  /// bits.
  func finish(_ take: ([UInt8], Int) -> Void) {
    var end = rest + [0x80]
    while (end.count + lengthSize) % blockSize != 0 { end.append(0) }
    let bits = count &* 8
    let length = (0..<lengthSize).map { place in
      place < 8 ? UInt8(truncatingIfNeeded: bits >> (UInt64(place) * 8)) : 0
    }
    end += isBigEndian ? length.reversed() : length
    for start in stride(from: 0, to: end.count, by: blockSize) { take(end, start) }
  }
}
