/// The shortest escape sequences (SGR, ECMA-48) that turn one style of a grid into another.
struct StyleSwitch {
  private let styles: [ResolvedStyle]
  /// The changes already met, as rows of a widget repeat the same few, and where their bytes end.
  private var known: [(change: UInt32, end: Int)] = []
  private var bytes: [UInt8] = []

  /// Beyond this many a sequence is made anew each time: a search would cost more.
  private static let maximumKnown = 32

  init(_ styles: [ResolvedStyle]) {
    self.styles = styles
  }

  /// Appends what turns one style into another, by their indices; index 0 is the plain style.
  mutating func append(from old: UInt16, to new: UInt16, _ output: inout [UInt8]) {
    let change = UInt32(old) << 16 | UInt32(new)
    var start = 0
    for index in 0..<known.count {
      let end = known[index].end
      if known[index].change == change {
        for byte in start..<end { output.append(bytes[byte]) }
        return
      }
      start = end
    }
    let sequence = Self.sequence(from: styles[Int(old)], to: styles[Int(new)])
    output.append(contentsOf: sequence)
    guard known.count < Self.maximumKnown else { return }
    bytes.append(contentsOf: sequence)
    known.append((change, bytes.count))
  }

  private static func sequence(from old: ResolvedStyle, to new: ResolvedStyle) -> [UInt8] {
    if old == new { return [] }
    if new == .plain { return sequence([]) }
    let change = codes(from: old, to: new)
    let renewal = [0] + codes(from: .plain, to: new)
    return sequence(length(renewal) < length(change) ? renewal : change)
  }

  private static let attributeCodes: [(TextStyle.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  private static func codes(from old: ResolvedStyle, to new: ResolvedStyle) -> [Int] {
    var codes: [Int] = []
    let removed = old.attributes.subtracting(new.attributes)
    var kept = old.attributes
    for (attribute, _, off) in attributeCodes where removed.contains(attribute) {
      if codes.last != off { codes.append(off) }
      // One code ends both weights.
      kept.subtract(off == 22 ? [.bold, .dim] : attribute)
    }
    for (attribute, on, _) in attributeCodes
    where new.attributes.contains(attribute) && !kept.contains(attribute) {
      codes.append(on)
    }
    if old.foreground != new.foreground { new.foreground.appendCodes(base: 30, to: &codes) }
    if old.background != new.background { new.background.appendCodes(base: 40, to: &codes) }
    return codes
  }

  private static func length(_ codes: [Int]) -> Int {
    codes.reduce(0) { $0 + ($1 < 10 ? 2 : $1 < 100 ? 3 : 4) }
  }

  private static func sequence(_ codes: [Int]) -> [UInt8] {
    var bytes: [UInt8] = [0x1B, 0x5B]
    for code in codes {
      if bytes.count > 2 { bytes.append(0x3B) }
      if code >= 100 { bytes.append(0x30 + UInt8(truncatingIfNeeded: code / 100)) }
      if code >= 10 { bytes.append(0x30 + UInt8(truncatingIfNeeded: code / 10 % 10)) }
      bytes.append(0x30 + UInt8(truncatingIfNeeded: code % 10))
    }
    bytes.append(0x6D)
    return bytes
  }
}
