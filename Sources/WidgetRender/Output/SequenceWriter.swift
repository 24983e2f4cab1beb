/// Writes one SGR sequence: `ESC [`, codes with semicolons between them, `m`.
struct SequenceWriter {
  private(set) var bytes: [UInt8] = []

  private static let attributeCodes: [(attribute: TextStyle.Attributes, on: UInt8, off: UInt8)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  init() {
    bytes.reserveCapacity(64)
  }

  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
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

  /// Adds the codes for what differs; one that ends bold or dim ends both.
  mutating func addChanges(from old: ResolvedStyle, to new: ResolvedStyle) {
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
