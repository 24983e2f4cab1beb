extension PhraseWords {
  static let english = PhraseWords(
    language: .english,
    furtherWeekdays: [
      "tues": .tuesday, "weds": .wednesday, "thur": .thursday, "thurs": .thursday,
    ],
    furtherMonths: ["sept": 9],
    terms: [
      (.day(0), "today"), (.day(1), "tomorrow|tmrw|tmr"), (.day(-1), "yesterday"),
      (.day(2), "overmorrow"),
      (.adjacentDay(1), "the day after|day after"), (.adjacentDay(-1), "the day before|day before"),

      (.unit(.minute), "minute|minutes|min|mins"), (.unit(.hour), "hour|hours|hr|hrs"),
      (.unit(.day), "day|days"), (.unit(.week), "week|weeks|week's|weeks'"),
      (.fortnight, "fortnight|fortnights"),
      (.unit(.month), "month|months|mo"), (.unit(.year), "year|years|yr"),
      (.period(2, .week), "week after next|the week after next"),
      (.period(2, .month), "month after next|the month after next"),
      (.which(0), "this"), (.which(1), "next"), (.which(-1), "last"), (.coming, "coming"),
      (.coming, "this coming"), (.afterNext, "after next"),
      (
        .weekend,
        "weekend|at the weekend|on the weekend|over the weekend|for the weekend|by the weekend"
      ),
      (.edge(.start), "start|beginning"), (.edge(.middle), "middle|mid"), (.edge(.end), "end"),
      (.edgeOf(.end, .week), "eow"), (.edgeOf(.end, .month), "eom"), (.edgeOf(.end, .year), "eoy"),
      (.edgeOf(.middle, .week), "midweek"),
      (.endOfDay, "eod|cob|end of day|end of the day|close of business|end of business"),

      (.part(.morning), "morning"), (.part(.noon), "noon|midday|lunchtime"),
      (.part(.afternoon), "afternoon"), (.part(.evening), "evening"), (.part(.night), "night"),
      (.tonight, "tonight"), (.midnight, "midnight"), (.now, "now"),
      (.half(.morning), "am|a.m.|a.m"), (.half(.afternoon), "pm|p.m.|p.m"), (.oClock, "o'clock"),
      (.past(30), "half past"), (.past(15), "quarter past|a quarter past"),
      (.past(-15), "quarter to|a quarter to"),
      (.andAHalf, "and a half"), (.halfOf, "half an|half a"),

      (.article, "a|an"), (.number(1), "one"), (.number(2), "two|a couple of|a couple"),
      (.number(3), "three"), (.number(4), "four"), (.number(5), "five"), (.number(6), "six"),
      (.number(7), "seven"), (.number(8), "eight"), (.number(9), "nine"), (.number(10), "ten"),
      (.number(11), "eleven"), (.number(12), "twelve"), (.number(15), "fifteen"),
      (.number(20), "twenty"), (.number(30), "thirty"),
      (.ordinal(1), "first"), (.ordinal(2), "second"), (.ordinal(3), "third"),
      (.ordinal(4), "fourth"), (.ordinal(5), "fifth"), (.ordinal(-1), "last"),

      (.ahead, "in|within"), (.inThe, "in the"), (.later, "later|hence|from now"), (.time, "time"),
      (.ago, "ago"),
      (.introduction, "by|due|for|no later than"),
      (.on, "on"), (.at, "at|@"), (.before, "before"), (.until, "until|till"),
      (.after, "after"), (.from, "from"), (.about, "around|about|approximately"),
      (.the, "the"), (.of, "of"), (.to, "to"), (.and, "and"), (.dash, "-|–|—"),
      (.between, "between"),
      (.joint, "or|not|since|following|previous|every|each|other|through|starting|/|&"),
      (.vague, "a few|few|several|some|sometime|anytime|early|late|working|business"),
    ],
    wordsLikeNames: ["sat", "sun"],
    ordinalEndings: ["st", "nd", "rd", "th"],
    endings: [:]
  )
}
