public import Foundation

/// A key that both sides of a communication know, as bytes.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]

  public init<Bytes: ContiguousBytes>(data: Bytes) {
    bytes = data.withUnsafeBytes { Array($0) }
  }

  /// Creates a key of random bytes from the system's generator.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in .random(in: .min ... .max) }
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The length of a key in bits, a multiple of 8.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount.isMultiple(of: 8), "a key has whole bytes")
    self.bitCount = bitCount
  }

  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// An authentication code, with which those who know the key can verify that data is unchanged (RFC
/// 2104).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private let outerKey: [UInt8]

  public init(key: SymmetricKey) {
    let size = H.blockByteCount
    var bytes = key.bytes.count > size ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += Array(repeating: 0, count: size - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5C }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    inner.update(data: data)
  }

  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  public static func authenticationCode<Bytes: DataProtocol>(
    for data: Bytes,
    using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether a code matches the data, in a time that does not depend on the bytes.
  public static func isValidAuthenticationCode<Bytes: DataProtocol>(
    _ mac: MAC,
    authenticating data: Bytes,
    using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == mac }

  public static func isValidAuthenticationCode<Code: ContiguousBytes, Bytes: DataProtocol>(
    _ mac: Code,
    authenticating data: Bytes,
    using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == MAC(bytes: mac.withUnsafeBytes { Array($0) })
  }
}

/// The bytes of an authentication code.
public struct HashedAuthenticationCode<H: HashFunction>:
  ContiguousBytes, Hashable, Sequence, Sendable, CustomStringConvertible
{
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String {
    "HMAC with \(H.self): \(bytes.map { String(format: "%02x", $0) }.joined())"
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.bytes.count == right.bytes.count
      && zip(left.bytes, right.bytes).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
