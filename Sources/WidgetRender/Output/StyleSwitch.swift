/// The shortest escape sequence (SGR, ECMA-48) that turns one style into another.
enum StyleSwitch {
  private static let attributeCodes: [(TextStyle.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  static func append(from old: ResolvedStyle, to new: ResolvedStyle, _ output: inout [UInt8]) {
    guard old != new else { return }
    if new == .plain { return append(codes: [], to: &output) }
    let change = codes(from: old, to: new)
    let renewal = [0] + codes(from: .plain, to: new)
    append(codes: length(renewal) < length(change) ? renewal : change, to: &output)
  }

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

  private static func append(codes: [Int], to output: inout [UInt8]) {
    output.append(0x1B)
    output.append(0x5B)
    for (index, code) in codes.enumerated() {
      if index > 0 { output.append(0x3B) }
      if code >= 100 { output.append(0x30 + UInt8(truncatingIfNeeded: code / 100)) }
      if code >= 10 { output.append(0x30 + UInt8(truncatingIfNeeded: code / 10 % 10)) }
      output.append(0x30 + UInt8(truncatingIfNeeded: code % 10))
    }
    output.append(0x6D)
  }
}
