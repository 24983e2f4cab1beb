/// Random numbers that depend only on the seed, so that a failure can be reproduced.
///
/// The generator is SplitMix64 by Steele, Lea and Flood (2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  /// Creates a separate sequence for each run of a seed.
  package init(seed: UInt64, run: UInt64) {
    state = seed &* 0xD134_2543_DE82_EF95 &+ run &* 0x2545_F491_4F6C_DD1D
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, not including, `bound`; 0 for a bound below 1.
  package mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<max(bound, 1), using: &self)
  }

  package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  package mutating func element<Element>(of list: [Element]) -> Element {
    list[below(list.count)]
  }
}
