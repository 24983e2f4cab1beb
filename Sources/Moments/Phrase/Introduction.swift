/// The words that only introduce a day or a time, such as `due by` or `at around`, or a dash after
/// a name.
struct Introduction {
  private(set) var isSaid = false
  /// Whether a number that follows is an hour, as in `at 9`.
  private(set) var isOfHour = false
  /// Whether only a time may follow, as after `around` or `at`.
  private(set) var isOfTime = false
  /// The last of the introductory words, as typed.
  private(set) var written = ""

  /// The most introductory words that are read, as many as in `is due by the …`.
  private static let maximumWords = 4

  /// Reads the introductory words, which may be absent.
  ///
  /// - Throws: `MomentFault` if nothing follows them.
  static func take(from cursor: inout PhraseCursor) throws(MomentFault) -> Introduction {
    var introduction = Introduction()
    if cursor.index == 0, cursor.take(.dash) { introduction.written = cursor.written(from: 0) }
    for _ in 0..<maximumWords {
      // `at the weekend` is a name of its own.
      if cursor.isAt(.weekend) { break }
      let start = cursor.index
      if cursor.take(.at) {
        introduction.isOfHour = true
        introduction.isOfTime = true
      } else if cursor.take(.about) {
        introduction.isOfTime = true
      } else if !cursor.take(.introduction, .on, .before, .until) {
        break
      }
      introduction.isSaid = true
      introduction.written = cursor.written(from: start)
    }
    if cursor.isAtEnd {
      guard introduction.written.isEmpty else { throw .unknownWord(introduction.written) }
      throw .unknown(nil)
    }
    return introduction
  }
}

extension PhraseCursor {
  /// Whether the next words name a start, a middle or an end, as in `at the end of the month`.
  var isAtEdge: Bool {
    let edges = here.contains { if case .edge = $0.term { true } else { false } }
    guard !edges, isAt(.the) else { return edges }
    var rest = self
    rest.skip()
    return rest.here.contains { if case .edge = $0.term { true } else { false } }
  }
}

extension MomentFault {
  static func twoDays(_ first: String, _ second: String) -> MomentFault {
    MomentFault(
      english: "“\(first)” and “\(second)” are two days",
      turkish: "“\(first)” ile “\(second)” iki ayrı gün"
    )
  }

  static func twoTimes(_ first: String, _ second: String) -> MomentFault {
    MomentFault(
      english: "“\(first)” and “\(second)” are two times",
      turkish: "“\(first)” ile “\(second)” iki ayrı saat"
    )
  }

  /// Returns the error for a phrase such as `in 2 hours`, which is a complete time, combined with
  /// another day or time.
  static func alone(_ written: String) -> MomentFault {
    MomentFault(
      english: "“\(written)” cannot be combined with another day or time",
      turkish: "“\(written)” başka bir gün ya da saatle birlikte yazılamaz",
      forms: [
        String(english: "in 2 hours", turkish: "2 saat sonra"),
        String(english: "tomorrow 9:00", turkish: "yarın 9:00"), "9:00",
      ]
    )
  }

  /// Returns the error for a word that is not understood; `nil` is the end of the text.
  static func unknown(_ word: PhraseWord?) -> MomentFault {
    guard let word else {
      return MomentFault(english: "the end of it is missing", turkish: "sonu eksik")
    }
    guard let number = word.number else { return .unknownWord(word.written) }
    guard (0...23).contains(number) else {
      return MomentFault(
        english: "“\(word.written)” is not a day",
        turkish: "“\(word.written)” bir gün değil"
      )
    }
    return MomentFault(
      english: "“\(word.written)” may be a day or a time",
      turkish: "“\(word.written)” gün de saat de olabilir",
      forms: [
        String(english: "at \(number)", turkish: "saat \(number)"), "\(number):00",
        "\(max(number, 1)) \(UserLanguage.spoken.names.shortMonths[11])",
      ]
    )
  }
}
