/// Writes one SGR sequence: `ESC [`, codes separated by semicolons, and `m`.
struct SequenceWriter {
  private(set) var bytes = Scratch<UInt8>(capacity: 64)

  private static let attributeCodes: [(attribute: TextStyle.Attributes, on: UInt8, off: UInt8)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  mutating func begin() {
    bytes.removeLast(bytes.count)
    bytes.append(0x1B)
    bytes.append(0x5B)
  }

  mutating func end() {
    bytes.append(0x6D)
  }

  mutating func add(_ code: UInt8) {
    if bytes.count > 2 { bytes.append(0x3B) }
    if code >= 100 { bytes.append(0x30 + code / 100) }
    if code >= 10 { bytes.append(0x30 + code / 10 % 10) }
    bytes.append(0x30 + code % 10)
  }

  /// Adds the codes for the differences; the code that ends bold or dim ends both.
  fileprivate mutating func addChanges(from old: ResolvedStyle, to new: ResolvedStyle) {
    let removed = old.attributes.subtracting(new.attributes)
    var kept = old.attributes.subtracting(removed)
    if !removed.isDisjoint(with: [.bold, .dim]) {
      add(22)
      kept.subtract([.bold, .dim])
    }
    for (attribute, _, off) in Self.attributeCodes where off != 22 && removed.contains(attribute) {
      add(off)
    }
    for (attribute, on, _) in Self.attributeCodes
    where new.attributes.contains(attribute) && !kept.contains(attribute) {
      add(on)
    }
    if old.foreground != new.foreground { add(new.foreground, base: 30) }
    if old.background != new.background { add(new.background, base: 40) }
  }

  /// Adds a colour; `base` is 30 for the foreground, 40 for the background.
  private mutating func add(_ color: TerminalColor, base: UInt8) {
    switch color {
    case .standard: add(base + 9)
    case .indexed(let index) where index < 8: add(base + index)
    case .indexed(let index) where index < 16: add(base + 60 + index - 8)
    case .indexed(let index):
      add(base + 8)
      add(5)
      add(index)
    case .rgb(let value):
      add(base + 8)
      add(2)
      add(UInt8(truncatingIfNeeded: value >> 16))
      add(UInt8(truncatingIfNeeded: value >> 8))
      add(UInt8(truncatingIfNeeded: value))
    }
  }
}

/// The shortest escape sequences (SGR, ECMA-48) that turn one style of a grid into another.
struct StyleSwitch {
  private let styles: [ResolvedStyle]
  /// The cached changes of style, with the ends of their bytes; the rows of a widget repeat a few
  /// changes.
  private var known = Scratch<Known>(capacity: Self.maximumKnown)
  private var bytes = Scratch<UInt8>(capacity: 256)
  private var difference = SequenceWriter()
  private var renewal = SequenceWriter()

  /// The most changes of style that are cached; searching more would be slower than creating the
  /// sequence.
  private static let maximumKnown = 32

  private struct Known: BitwiseCopyable {
    let change: UInt32
    let end: Int
  }

  init(_ styles: [ResolvedStyle]) {
    self.styles = styles
  }

  /// Appends the sequence that changes one style to another, by their indices; index 0 is the plain
  /// style.
  mutating func append(from old: UInt16, to new: UInt16, _ output: inout Scratch<UInt8>) {
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
    known.append(Known(change: change, end: bytes.count))
  }

  private mutating func sequence(from old: ResolvedStyle, to new: ResolvedStyle) -> Scratch<UInt8> {
    if old == new { return Scratch() }
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
