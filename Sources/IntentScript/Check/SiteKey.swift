/// Which parameters a call gives an intent, in which order: calls that agree share a site.
struct SiteKey {
  /// The parameters' places, six bits each from the last argument on; places count from one.
  let packed: UInt64
  let site: Int

  private static let bits = 6
  private static let mostArguments = 10

  /// `nil` for a call that does not fit; it gets a site of its own.
  static func pack(_ parameters: ArraySlice<Int32>) -> UInt64? {
    guard parameters.count <= mostArguments else { return nil }
    var packed: UInt64 = 0
    for parameter in parameters {
      guard parameter >= 0, parameter < (1 << bits) - 1 else { return nil }
      packed = packed << UInt64(bits) | UInt64(parameter + 1)
    }
    return packed
  }
}
