import Foundation

/// The digest of a SHA-256 hash.
///
/// Each hash function has a digest type of its own, so that digests of different functions cannot
/// be compared.
public struct SHA256Digest: Digest {
  public static let byteCount = 32
  let bytes: [UInt8]

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

public struct SHA384Digest: Digest {
  public static let byteCount = 48
  let bytes: [UInt8]

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

public struct SHA512Digest: Digest {
  public static let byteCount = 64
  let bytes: [UInt8]

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

extension Insecure {
  public struct SHA1Digest: Digest {
    public static let byteCount = 20
    let bytes: [UInt8]

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  public struct MD5Digest: Digest {
    public static let byteCount = 16
    let bytes: [UInt8]

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}

extension Digest {
  /// The digest as text, in Apple's format: "SHA256 digest: 9f86d0…".
  public var description: String {
    let name = String(describing: Self.self).replacingOccurrences(of: "Digest", with: "")
    return "\(name) digest: \(map { String(format: "%02x", $0) }.joined())"
  }
}
