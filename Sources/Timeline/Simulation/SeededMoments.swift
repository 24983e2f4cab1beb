/// A deterministic sequence of random moments for a seed, the same on each machine (SplitMix64, by
/// Sebastiano Vigna).
struct SeededMoments {
  private var state: UInt64

  /// Creates the sequence of a seed; each `stream` of the same seed is different.
  init(seed: UInt64, stream: UInt64) {
    state = seed &* 0xD134_2543_DE82_EF95 &+ stream &* 0x2545_F491_4F6C_DD1D
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 to below `bound`, which must be above 0.
  ///
  /// The standard library's random functions are not used, as their algorithm may change with its
  /// version.
  mutating func below(_ bound: UInt64) -> UInt64 {
    next().multipliedFullWidth(by: bound).high
  }

  /// Returns `count` random moments within the windows, in order; none if the windows are empty.
  ///
  /// - `windows`: Ranges of microseconds since 1970 UTC that do not overlap.
  mutating func moments(_ count: Int, in windows: [Range<Int64>]) -> [Int64] {
    let length = windows.reduce(UInt64(0)) { $0 + UInt64($1.upperBound - $1.lowerBound) }
    guard length > 0 else { return [] }
    return (0..<max(count, 0)).compactMap { _ -> Int64? in
      var place = Int64(clamping: below(length))
      for window in windows {
        let room = window.upperBound - window.lowerBound
        if place < room { return window.lowerBound + place }
        place -= room
      }
      return nil
    }.sorted()
  }
}
