/// Rewrites text scalar by scalar.
///
/// Its decisions depend only on the output before, so sanitising the output again changes nothing.
struct TextSanitizer {
  /// The most marks in one cluster, enough for every script and emoji in use.
  ///
  /// Terminals slow down or overflow with hundreds of marks.
  static let maximumMarks = 8
  /// The most tag characters in the flag of a region; the codes of regions have three to six
  /// letters or digits.
  private static let maximumTags = 6

  private static let replacement: UInt32 = 0xFFFD
  private static let joiner: UInt32 = 0x200D
  private static let blackFlag: UInt32 = 0x1F3F4

  private(set) var output: [UInt8] = []
  private let lineBreaks: TerminalText.LineBreaks
  private var last: UInt32 = 0x0A
  /// The first scalar of the current cluster, or of its last emoji.
  private var base: UInt32 = 0x0A
  /// The number of marks, selectors and joiners since the cluster began.
  private var marks = 0
  private var hasVirama = false
  /// Whether a joiner was read that is written only if an emoji follows.
  private var hasPendingJoiner = false
  /// The tags after a black flag, which are written only if the cancel tag follows; `nil` outside
  /// such a sequence.
  private var pendingTags: [UInt32]?

  init(lineBreaks: TerminalText.LineBreaks) {
    self.lineBreaks = lineBreaks
  }

  /// Sanitises a whole text in well-formed UTF-8, and adds the result.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    output.reserveCapacity(bytes.count)
    var offset = 0
    var previous: UInt32 = 0
    while offset < bytes.count {
      let end = appendPlainRun(bytes, from: offset)
      if end > offset { previous = 0 }
      offset = end
      guard offset < bytes.count else { return }
      let (scalar, length) = ClusterScanner.decode(bytes, at: offset)
      // CR LF is one line break.
      if !(previous == 0x0D && scalar == 0x0A) { append(scalar) }
      previous = scalar
      offset += length
    }
  }

  /// Copies letters that are safe regardless of their neighbours, and returns the offset after
  /// them.
  private mutating func appendPlainRun(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int {
    var end = start
    var lastPlain: UInt32 = 0
    while end < bytes.count {
      let (scalar, length) = ClusterScanner.decode(bytes, at: end)
      guard SafetyClass.isPlain(scalar) else { break }
      lastPlain = scalar
      end += length
    }
    guard end > start else { return start }
    output.append(contentsOf: bytes[start..<end])
    last = lastPlain
    base = lastPlain
    marks = 0
    hasVirama = false
    hasPendingJoiner = false
    pendingTags = nil
    return end
  }

  private mutating func append(_ scalar: UInt32) {
    switch SafetyClass(of: scalar) {
    case .base: appendBase(scalar)
    case .mark: appendMark(scalar)
    case .hangulVowel, .hangulFinal: appendJamo(scalar)
    case .space: appendBase(0x20)
    case .lineBreak: appendLineBreak()
    case .joiner: appendJoiner()
    case .emojiSelector:
      appendSelector(scalar, isAllowed: EmojiScalar.isPictograph(last) || isKeycapBase)
    case .textSelector: appendSelector(scalar, isAllowed: ScalarClass(of: last) == .narrowEmoji)
    case .tag: appendTag(scalar)
    case .invisible: break
    case .unsafe: appendBase(Self.replacement)
    }
  }

  private mutating func appendBase(_ scalar: UInt32) {
    // A second skin tone has no effect; some terminals draw it in cells of its own, others do not.
    if EmojiScalar.isModifier(scalar), EmojiScalar.isModifier(last) { return }
    pendingTags = nil
    if EmojiScalar.isModifier(scalar), isAfterPictograph {
      hasPendingJoiner = false
      return write(scalar)
    }
    defer { base = scalar }
    if hasPendingJoiner {
      hasPendingJoiner = false
      if EmojiScalar.isPictograph(scalar), marks < Self.maximumMarks {
        marks += 1
        write(Self.joiner)
        return write(scalar)
      }
    }
    // A letter after a virama may continue the cluster.
    if !hasVirama || scalar < 0x80 { marks = 0 }
    hasVirama = false
    write(scalar)
  }

  private mutating func appendMark(_ scalar: UInt32) {
    if last == 0x0A { return appendBase(Self.replacement) }
    guard marks < Self.maximumMarks else { return }
    hasPendingJoiner = false
    pendingTags = nil
    marks += 1
    if Self.isVirama(scalar) { hasVirama = true }
    write(scalar)
  }

  private mutating func appendJamo(_ scalar: UInt32) {
    guard HangulJamo.joins(last, scalar) else { return appendBase(Self.replacement) }
    guard marks < Self.maximumMarks else { return }
    marks += 1
    write(scalar)
  }

  private mutating func appendLineBreak() {
    guard lineBreaks == .kept else { return appendBase(0x20) }
    appendBase(0x0A)
  }

  private mutating func appendJoiner() {
    if Self.isVirama(last) {
      appendMark(Self.joiner)
    } else if isAfterPictograph || (EmojiScalar.isModifier(last) && EmojiScalar.isPictograph(base))
    {
      hasPendingJoiner = true
    }
  }

  private mutating func appendSelector(_ scalar: UInt32, isAllowed: Bool) {
    guard isAllowed, !hasPendingJoiner, marks < Self.maximumMarks else { return }
    pendingTags = nil
    marks += 1
    write(scalar)
  }

  private mutating func appendTag(_ scalar: UInt32) {
    if pendingTags == nil, last == Self.blackFlag, !hasPendingJoiner { pendingTags = [] }
    guard var tags = pendingTags else { return }
    if scalar != 0xE007F {
      if tags.count <= Self.maximumTags { tags.append(scalar) }
      pendingTags = tags
      return
    }
    pendingTags = nil
    guard (3...Self.maximumTags).contains(tags.count) else { return }
    for tag in tags { write(tag) }
    write(scalar)
  }

  private mutating func write(_ scalar: UInt32) {
    last = scalar
    guard let scalar = Unicode.Scalar(scalar) else { return }
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Whether the cluster so far is an emoji, alone or with its selector.
  private var isAfterPictograph: Bool {
    (last == base || last == 0xFE0F) && EmojiScalar.isPictograph(base)
  }

  /// Whether the last scalar is a digit, `#` or `*`, which a selector may follow.
  private var isKeycapBase: Bool {
    last < 0x80 && ScalarClass(of: last) == .narrowEmoji
  }

  /// Returns whether a scalar is a virama, by its canonical combining class 9.
  private static func isVirama(_ scalar: UInt32) -> Bool {
    scalar >= 0x900 && Unicode.Scalar(scalar)?.properties.canonicalCombiningClass == .virama
  }
}
