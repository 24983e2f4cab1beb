extension Palette {
  /// A colour that looks in every scheme as `color` does in this one.
  package func fixed(_ color: ArchivedColor) -> ArchivedColor {
    // Nothing is nothing in every scheme.
    if color.base == .system(.clear) { return color }
    let value = rgb(color.base)
    return ArchivedColor(.rgb(light: value, dark: value), opacity: UInt8(clamping: opacity(color)))
  }

  /// The colour on the way from one to another, worked out for both schemes.
  package static func mixed(
    _ first: ArchivedColor,
    with second: ArchivedColor,
    by fraction: Double
  ) -> ArchivedColor {
    let shares = [Palette.light, .dark].map { palette in
      (palette.fixed(first), palette.fixed(second))
    }
    let colors = shares.map { one, other in
      var result: UInt32 = 0
      for shift in [UInt32(16), 8, 0] {
        let (from, to) = (one.component(shift), other.component(shift))
        result |= UInt32(between(from, to, fraction)) << shift
      }
      return result
    }
    let opacity = between(
      Double(shares[0].0.opacity),
      Double(shares[0].1.opacity),
      fraction
    )
    return ArchivedColor(.rgb(light: colors[0], dark: colors[1]), opacity: opacity)
  }

  private static func between(_ from: Double, _ to: Double, _ fraction: Double) -> UInt8 {
    UInt8(min(max((from + (to - from) * fraction).rounded(), 0), 255))
  }
}

extension ArchivedColor {
  fileprivate func component(_ shift: UInt32) -> Double {
    guard case .rgb(let light, _) = base else { return 0 }
    return Double(light >> shift & 0xFF)
  }
}
