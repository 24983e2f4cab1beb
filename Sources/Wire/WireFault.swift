/// Why bytes or JSON are not the value that was expected.
public enum WireFault: Error {
  /// Something is missing or wrong at a byte.
  case malformed(at: Int, String)
  /// A limit is exceeded at a byte.
  case tooLarge(at: Int, String)
  /// An error of a `Decoder` or an `Encoder`, which has the path.
  case other(any Error)
}
