/// A path is a string such as `"M 0 0 L 8 16 Q 4 4 0 8 C 1 2 3 4 5 6 Z"`: words as in SVG, places in points.
extension ArchivedPath: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    var words = text.split(separator: " ")[...]
    self.init()
    while let name = words.popFirst() {
      guard elements.count < ArchiveLimits.maximumPathElements else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "the path has more than \(ArchiveLimits.maximumPathElements) steps"
        )
      }
      guard let element = Element(name, &words) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "step \(elements.count + 1) of the path is wrong"
        )
      }
      elements.append(element)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let kept = elements.prefix(ArchiveLimits.maximumPathElements)
    try container.encode(kept.map(\.words).joined(separator: " "))
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

  /// A decimal number within the limits of an archive: neither a word such as `nan` nor hexadecimal.
  private static func number(_ word: Substring?) -> Double? {
    let signs = "0123456789+-.eE".utf8
    guard let word, word.utf8.allSatisfy({ signs.contains($0) }), let value = Double(word),
      value.isArchivable
    else { return nil }
    return value
  }

  fileprivate var words: String {
    switch self {
    case .move(let end): "M \(end.words)"
    case .line(let end): "L \(end.words)"
    case .quad(let end, let control): "Q \(control.words) \(end.words)"
    case .curve(let end, let control1, let control2):
      "C \(control1.words) \(control2.words) \(end.words)"
    case .close: "Z"
    }
  }
}

extension ArchivedPoint {
  /// Both numbers, each in the fewest digits that are read as the same number.
  fileprivate var words: String { "\(Self.word(x)) \(Self.word(y))" }

  private static func word(_ value: Double) -> String {
    let word = value.archivable.description
    return word.hasSuffix(".0") ? String(word.dropLast(2)) : word
  }
}

/// A point is `[x, y]`.
extension ArchivedPoint: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(x: try list.decode(Double.self), y: try list.decode(Double.self))
    guard list.isAtEnd, x.isArchivable, y.isArchivable else {
      let bound = Int(ArchiveLimits.maximumNumber)
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "not two numbers up to \(bound)"
        )
      )
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(x.archivable)
    try list.encode(y.archivable)
  }
}

extension KeyedEncodingContainer<JSONKey> {
  /// Writes an anchor, which is the middle where it is absent.
  mutating func encode(anchor: ArchivedPoint) throws {
    if anchor != .center { try encode(anchor, forKey: "anchor") }
  }
}
