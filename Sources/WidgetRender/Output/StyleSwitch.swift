/// The shortest escape sequences (SGR, ECMA-48) that turn one style of a grid into another.
struct StyleSwitch {
  private let styles: [ResolvedStyle]
  /// The changes already met, as rows of a widget repeat the same few, and where their bytes end.
  private var known: [(change: UInt32, end: Int)] = []
  private var bytes: [UInt8] = []
  private var difference = SequenceWriter()
  private var renewal = SequenceWriter()

  /// Beyond this many a sequence is made anew each time: a search would cost more.
  private static let maximumKnown = 32

  init(_ styles: [ResolvedStyle]) {
    self.styles = styles
    known.reserveCapacity(Self.maximumKnown)
    bytes.reserveCapacity(256)
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
    let sequence = sequence(from: styles[Int(old)], to: styles[Int(new)])
    output.append(contentsOf: sequence)
    guard known.count < Self.maximumKnown else { return }
    bytes.append(contentsOf: sequence)
    known.append((change, bytes.count))
  }

  private mutating func sequence(from old: ResolvedStyle, to new: ResolvedStyle) -> [UInt8] {
    if old == new { return [] }
    renewal.begin()
    if new != .plain {
      renewal.add(0)
      renewal.addChanges(from: .plain, to: new)
    }
    renewal.end()
    difference.begin()
    difference.addChanges(from: old, to: new)
    difference.end()
    return renewal.bytes.count < difference.bytes.count ? renewal.bytes : difference.bytes
  }
}
