/// The meaning that words of a language have in a day or a time.
enum PhraseTerm: Sendable, Hashable {
  /// The number of days from today: 1 for `tomorrow`.
  case day(Int)
  case weekday(Weekday)
  case shortWeekday(Weekday)
  case month(Int)
  case yearDay(month: Int, day: Int)
  case unit(CalendarWords.Unit)
  case fortnight
  /// A number of periods from the current one, as in `haftaya` and `the week after next`.
  case period(Int, CalendarWords.Unit)
  case weekend
  /// The day next to another one: 1 for `the day after`, -1 for `the day before`.
  case adjacentDay(Int)
  /// The words for a part of a period: `end of` before the period, `sonu` after it.
  case edge(PeriodEdge), edgeBehind(PeriodEdge)
  case edgeOf(PeriodEdge, CalendarWords.Unit)
  case endOfDay

  case part(DayPart)
  case tonight
  case midnight
  case now
  /// The words after an hour: `am`, `o'clock`.
  case half(DayHalf), oClock
  /// The minutes that words such as `half past` add to the hour after them: 30, or -15 for `quarter
  /// to`.
  case past(Int)
  /// Half of a unit after a number: `and a half` and `buçuk`; `buçuk` is also half past an hour.
  case andAHalf, plusHalf
  /// Half of the unit that follows: `half an`, `yarım`.
  case halfOf

  case number(Int)
  case article
  /// A position: 1 for `first`, -1 for `last`.
  case ordinal(Int)
  /// The choice of a period or weekday: 0 for `this`, 1 for `next`, -1 for `last`, 2 for `öbür`.
  case which(Int)
  case coming
  case afterNext

  /// `ahead` is the word `in` before a length of time, as in `in 3 days`; `inThe` precedes a part
  /// of the day.
  case ahead, inThe
  /// The direction of a distance: `from now` and `sonra`, or `ago` and `önce`.
  case later, ago
  /// The word `time`, as in `in two weeks' time`.
  case time
  /// Words before a day or a time that only introduce it: `by`, `due`.
  case introduction
  case on, at, before, until, after, from, about
  /// Words after a day or a time that belong to its phrase, such as `kadar` and `için`; `gibi`
  /// follows times only.
  case conclusion, aboutThat
  case the, of, to, with, and, dash, between, betweenThem
  /// Words such as `or`, `since` and `every`: the words around them are not one day.
  case joint
  /// Words that do not name one day: `ertesi gün`, `hafta içi`.
  case unclear
  /// Words of a phrase that names no day: `a few`, `early`.
  case vague
}

/// A position in a week, a month or a year.
enum PeriodEdge: Sendable, Hashable {
  case start, middle, end
}

/// A part of a day, such as the morning or the evening, with its default hour.
enum DayPart: Sendable, Hashable {
  case morning, noon, afternoon, evening, tonight, night

  var time: WrittenTime {
    switch self {
    case .morning: .morning
    case .noon: .noon
    case .afternoon: .afternoon
    case .evening: .evening
    case .tonight: .tonight
    case .night: .night
    }
  }

  /// Returns the hour from 0 to 23 for a written hour in this part of the day, such as 20 for 8 in
  /// the evening.
  ///
  /// It is `nil` if the part does not include such an hour.
  func hour(said hour: Int) -> Int? {
    switch (self, hour) {
    case (.morning, 1...11), (.noon, 11...15), (.afternoon, 12...18), (.evening, 12...23): hour
    case (.tonight, 17...23), (.night, 18...23): hour
    case (.noon, 1...3), (.afternoon, 1...6), (.evening, 1...11): hour + 12
    case (.tonight, 5...11), (.night, 6...11): hour + 12
    default: nil
    }
  }
}

/// A Turkish case ending of a day or a number.
enum PhraseEnding: Sendable, Hashable {
  /// Turkish cases: `-da` for “at”, `-dan` for “from”, `-a` for “to”, `-ın` for “of”.
  case locative, ablative, dative, genitive
  /// `-inde`, the locative of a possessed word; after a number it means a day of the month.
  case dated
  /// The ending of an object, or of a possessed word.
  case other
}
