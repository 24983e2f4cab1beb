/// The reason why a part of a rule could not be parsed, as part of a sentence.
struct RecurrenceDoubt: Error {
  let reason: String

  /// Creates the error for words that are not a date.
  init(_ fault: MomentFault) { reason = fault.reason }

  private init(english: String, turkish: String) {
    reason = String(english: english, turkish: turkish)
  }

  static var noEnd: RecurrenceDoubt {
    RecurrenceDoubt(english: "its end is missing", turkish: "sonu eksik")
  }

  static var missing: RecurrenceDoubt {
    RecurrenceDoubt(english: "the rule is missing", turkish: "kural eksik")
  }

  static var twoEnds: RecurrenceDoubt {
    RecurrenceDoubt(
      english: "it says twice when it ends",
      turkish: "ne zaman biteceği iki kez yazılmış"
    )
  }

  static var tooLong: RecurrenceDoubt {
    RecurrenceDoubt(english: "it is too long", turkish: "çok uzun")
  }

  /// Returns the error for a unit that rules do not have, such as hours.
  static func shortUnit(_ word: String) -> RecurrenceDoubt {
    RecurrenceDoubt(
      english: "“\(word)”: a rule has days, weeks, months or years, no hours or minutes",
      turkish: "“\(word)”: kural gün, hafta, ay ya da yıl sayar; saat ve dakika saymaz"
    )
  }

  /// Returns the error for words that mean different rules to different readers.
  static func ambiguous(_ words: String, _ readings: [Recurrence]) -> RecurrenceDoubt {
    let said = readings.map { "“\(RecurrenceWords(.spoken).text($0))”" }
    return RecurrenceDoubt(
      english: "“\(words)” can mean \(said.joined(separator: " or "))",
      turkish: "“\(words)”, \(said.joined(separator: " ya da ")) olabilir"
    )
  }

  /// Returns the error for a first day that is not one of the rule's days.
  static func unfit(_ day: CivilDate, _ today: CivilDate) -> RecurrenceDoubt {
    let text = MomentWords(.spoken).text(day, today: today)
    return RecurrenceDoubt(
      english: "\(text) is not one of its days",
      turkish: "\(text), günlerinden biri değil"
    )
  }

  static func unknown(_ word: String) -> RecurrenceDoubt {
    RecurrenceDoubt(english: "“\(word)” is not understood", turkish: "“\(word)” anlaşılmadı")
  }

  static func interval(_ word: String) -> RecurrenceDoubt {
    let most = Recurrence.intervals.upperBound
    return RecurrenceDoubt(
      english: "“\(word)” must be a number from 1 to \(most)",
      turkish: "“\(word)” 1 ile \(most) arası bir sayı olmalı"
    )
  }

  static func noDay(_ text: String) -> RecurrenceDoubt {
    RecurrenceDoubt(english: "“\(text)” is not a day", turkish: "“\(text)” bir gün değil")
  }

  static func count(_ number: Int) -> RecurrenceDoubt {
    let most = Recurrence.counts.upperBound
    return RecurrenceDoubt(
      english: "the number of times must be from 1 to \(most), found \(number)",
      turkish: "kaç kez olduğu 1 ile \(most) arasında olmalı, \(number) bulundu"
    )
  }
}

extension RecurrenceFault {
  /// Returns the error for a rule without a day from today on.
  package static func noDay(_ rule: Recurrence) -> RecurrenceFault {
    let words = RecurrenceWords(.spoken).text(rule)
    return RecurrenceFault(
      String(
        english: "“\(words)” has no day left: its last one is over",
        turkish: "“\(words)” için gün kalmadı: sonuncusu geçti"
      )
    )
  }

  /// Returns the error for a rule that ends before its first day.
  package static func ended(_ rule: Recurrence, before day: CivilDate) -> RecurrenceFault {
    let words = RecurrenceWords(.spoken).text(rule)
    // With its year, as the rule's end has one.
    let first = MomentWords(.spoken).text(day, today: .first)
    return RecurrenceFault(
      String(
        english: "“\(words)” ends before it is due, on \(first)",
        turkish: "“\(words)”, görevin tarihinden, \(first) gününden önce bitiyor"
      ),
      hint: String(
        english: "let it end later, or make it due before",
        turkish: "daha geç bir son ya da daha erken bir tarih verin"
      )
    )
  }

  /// Returns the error for a rule whose first day or time differs from the due date.
  package static func twoDates(_ rule: Recurrence) -> RecurrenceFault {
    RecurrenceFault(
      String(
        english:
          "“\(RecurrenceWords(.spoken).text(rule))” begins at another time than the given due date",
        turkish:
          "“\(RecurrenceWords(.spoken).text(rule))” verilen tarihten başka bir zamanda başlıyor"
      ),
      hint: String(
        english: "write the day and the time in one place only",
        turkish: "günü ve saati yalnızca bir yere yazın"
      )
    )
  }

  /// Creates the fault of a text that is not a rule.
  init(_ text: String, _ doubt: RecurrenceDoubt) {
    self.init(
      text.isEmpty
        ? doubt.reason
        : String(
          english: "“\(text)” is not a rule for a recurrence: \(doubt.reason)",
          turkish: "“\(text)” bir tekrar kuralı değil: \(doubt.reason)"
        )
    )
  }

  /// Creates the error for a text that could not be split into words.
  init(_ text: some StringProtocol, _ fault: MomentFault) {
    self.init(
      String(
        english: "\(fault.reason), found “\(text)”",
        turkish: "\(fault.reason): “\(text)”"
      )
    )
  }
}
