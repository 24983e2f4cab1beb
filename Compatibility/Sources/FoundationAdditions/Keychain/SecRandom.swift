/// A source of random numbers; the system's is the only one.
public final class SecRandomRef: Sendable {
  fileprivate init() {}
}

/// The system's source of random numbers, for `SecRandomCopyBytes`.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills `count` bytes with random numbers from the system's generator, which are secure enough for
/// keys.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
  for index in buffer.indices {
    buffer[index] = generator.next()
  }
  return errSecSuccess
}
