/// Reproducible random numbers (SplitMix64, Steele and others 2014), one sequence for each run.
struct FuzzRandom {
  private var state: UInt64

  init(seed: UInt64, run: UInt64) {
    state = seed &* 0xD134_2543_DE82_EF95 &+ run &* 0x2545_F491_4F6C_DD1D
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 1) % max(bound, 1)
  }

  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func element<Element>(of list: [Element]) -> Element { list[below(list.count)] }
}
