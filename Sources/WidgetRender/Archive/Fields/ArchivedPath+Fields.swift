public import Wire

/// The encoding of a path.
///
/// In JSON it is a text such as `"M 0 0 L 8 16 Q 4 4 0 8 C 1 2 3 4 5 6 Z"`, with the commands of
/// SVG and coordinates in points.
extension ArchivedPath: Wired {
  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if C.isText { return try words(value, &c) }
    let limit = ArchiveLimits.maximumPathElements
    // A curve has at most 55 bytes.
    let kept = value.map { c.room(for: min($0.elements.count, limit), each: 55) }
    return ArchivedPath(try c.items(value?.elements, upTo: kept ?? limit))
  }

  private static func words<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let limit = ArchiveLimits.maximumPathElements
    let text = try c.text(
      value.map { $0.elements.prefix(limit).map(\.words).joined(separator: " ") }
    )
    var words = text.split(separator: " ")[...]
    var path = ArchivedPath()
    while let name = words.popFirst() {
      guard path.elements.count < limit else {
        throw c.fault("the path has more than \(limit) steps")
      }
      guard let element = Element(name, &words) else {
        throw c.fault("step \(path.elements.count + 1) of the path is wrong")
      }
      path.elements.append(element)
    }
    return path
  }
}

extension ArchivedPath.Element: Wired {
  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let points = value?.points ?? []
    func point(_ index: Int) -> ArchivedPoint? { value == nil ? nil : points[index] }
    switch try c.byte(value?.tag) {
    case 0: return .move(try ArchivedPoint.form(point(0), &c))
    case 1: return .line(try ArchivedPoint.form(point(0), &c))
    case 2:
      let control = try ArchivedPoint.form(point(0), &c)
      return .quad(try ArchivedPoint.form(point(1), &c), control: control)
    case 3:
      let control1 = try ArchivedPoint.form(point(0), &c)
      let control2 = try ArchivedPoint.form(point(1), &c)
      return .curve(try ArchivedPoint.form(point(2), &c), control1: control1, control2: control2)
    case 4: return .close
    default: throw c.fault("an unknown step of a path")
    }
  }

  private var tag: UInt8 {
    switch self {
    case .move: 0
    case .line: 1
    case .quad: 2
    case .curve: 3
    case .close: 4
    }
  }

  /// The points of a step of a path, in the order in which SVG writes them.
  private var points: [ArchivedPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }
}

extension ArchivedPath.Element {
  fileprivate init?(_ name: Substring, _ words: inout ArraySlice<Substring>) {
    func point() -> ArchivedPoint? {
      guard let x = Self.number(words.popFirst()), let y = Self.number(words.popFirst()) else {
        return nil
      }
      return ArchivedPoint(x: x, y: y)
    }
    switch name {
    case "M":
      guard let end = point() else { return nil }
      self = .move(end)
    case "L":
      guard let end = point() else { return nil }
      self = .line(end)
    case "Q":
      guard let control = point(), let end = point() else { return nil }
      self = .quad(end, control: control)
    case "C":
      guard let control1 = point(), let control2 = point(), let end = point() else { return nil }
      self = .curve(end, control1: control1, control2: control2)
    case "Z": self = .close
    default: return nil
    }
  }

  /// Returns a decimal number within the limits of an archive; `nil` for anything else, such as
  /// `nan` or hexadecimal digits.
  private static func number(_ word: Substring?) -> Double? {
    let signs = "0123456789+-.eE".utf8
    guard let word, word.utf8.allSatisfy({ signs.contains($0) }), let value = Double(word),
      value.isArchivable
    else { return nil }
    return value
  }

  fileprivate var words: String {
    let letters = ["M", "L", "Q", "C", "Z"]
    return ([letters[Int(tag)]] + points.map(\.words)).joined(separator: " ")
  }
}

extension ArchivedPoint {
  /// Both coordinates, each in the fewest digits that are read as the same number.
  fileprivate var words: String { "\(Self.word(x)) \(Self.word(y))" }

  private static func word(_ value: Double) -> String {
    let word = value.archivable.description
    return word.hasSuffix(".0") ? String(word.dropLast(2)) : word
  }
}
