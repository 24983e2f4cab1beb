/// One timeline: a placed widget in one family, whatever other families it is shown in.
package struct TimelineKey: Hashable, Sendable {
  /// The store's number of the placed widget.
  package var placement: Int64
  package var family: WidgetFamily

  package init(placement: Int64, family: WidgetFamily) {
    self.placement = placement
    self.family = family
  }

  /// A number in 0 ..< 1 that is this key's own in every process and on every machine.
  ///
  /// FNV-1a over placement and family, then the finalizer of MurmurHash3: `Hasher` is seeded anew
  /// by each process.
  package var stableFraction: Double {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var bits = UInt64(bitPattern: placement)
    for _ in 0..<8 {
      hash = (hash ^ (bits & 0xff)) &* 0x100_0000_01b3
      bits >>= 8
    }
    hash = (hash ^ UInt64(family.rawValue)) &* 0x100_0000_01b3
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    hash ^= hash >> 33
    return Double(hash >> 11) * 0x1p-53
  }
}
