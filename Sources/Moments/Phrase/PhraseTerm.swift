/// The meaning that words of a language have in a day or a time.
enum PhraseTerm: Sendable, Hashable {
  /// Days from today: 1 for `tomorrow`.
  case day(Int)
  case weekday(Weekday)
  case shortWeekday(Weekday)
  case month(Int)
  case yearDay(month: Int, day: Int)
  case unit(CalendarWords.Unit)
  case fortnight
  /// `haftaya`, `the week after next`: a number of periods from the current one.
  case period(Int, CalendarWords.Unit)
  case weekend
  /// `the day after` is 1, `the day before` -1.
  case adjacentDay(Int)
  /// `end of` before a period, `sonu` after it.
  case edge(PeriodEdge), edgeBehind(PeriodEdge)
  case edgeOf(PeriodEdge, CalendarWords.Unit)
  case endOfDay

  case part(DayPart)
  case tonight
  case midnight
  case now
  /// `am` or `o'clock` after an hour.
  case half(DayHalf), oClock
  /// The minutes to add to the hour after it: 30 for `half past`, -15 for `quarter to`.
  case past(Int)
  /// `and a half` and `buçuk`: half of a unit after a number; `buçuk` is also half past an hour.
  case andAHalf, plusHalf
  /// `half an`, `yarım`: half of the unit after it.
  case halfOf

  case number(Int)
  case article
  /// 1 for `first`, -1 for `last`.
  case ordinal(Int)
  /// 0 for `this`, 1 for `next`, -1 for `last`, 2 for `öbür`.
  case which(Int)
  case coming
  case afterNext

  /// `in`: a distance into the future follows; `inThe`: a part of the day follows.
  case ahead, inThe
  /// `from now`, `sonra`; `ago`, `önce`.
  case later, ago
  /// `time`, as in `in two weeks' time`.
  case time
  /// Words before a day or a time that only introduce it: `by`, `due`.
  case introduction
  case on, at, before, until, after, from, about
  /// Words after a day or a time that only refer to it: `kadar`, `için`; `gibi` follows times only.
  case conclusion, aboutThat
  case the, of, to, with, and, dash, between, betweenThem
  /// `or`, `since`, `every`: the words around it are not one day.
  case joint
  /// Words that do not name one day: `ertesi gün`, `hafta içi`.
  case unclear
  /// `a few`, `early`: part of a phrase that names no day.
  case vague
}

/// A position in a week, a month or a year.
enum PeriodEdge: Sendable, Hashable {
  case start, middle, end
}

/// A part of a day, with its default hour.
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
  /// `-da`: at; `-dan`: from; `-a`: to; `-ın`: of.
  case locative, ablative, dative, genitive
  /// `-inde`, the locative of a possessed word; after a number it means a day of the month.
  case dated
  /// The ending of an object, or of a possessed word.
  case other
}
