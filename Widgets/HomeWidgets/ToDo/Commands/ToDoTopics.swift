public import WidgetIntents

/// The pages of `todo help`: the signs in a typed line, and how to write dates and recurrences.
///
/// Examples in lower case can be typed literally; words in capitals are placeholders.
extension ToDoCommands {
  public static var topics: [ShortCommandTopic] { [signs, dates, recurrences] }

  private static var signs: ShortCommandTopic {
    ShortCommandTopic(
      "signs",
      title: LocalizedStringResource(english: "signs in a text", turkish: "metindeki imler"),
      forms: [
        ShortCommandForm(
          LocalizedStringResource(english: "+TAG", turkish: "+ETİKET"),
          LocalizedStringResource(
            english: "adds a tag; 'edit' removes one with -TAG",
            turkish: "etiket ekler; 'edit' -ETİKET ile siler"
          ),
          sign: "+",
          insteadOf: ["tag", "tags"],
          completing: .property("tags", of: ToDo.self)
        ),
        ShortCommandForm(
          LocalizedStringResource(english: "@LIST", turkish: "@LİSTE"),
          LocalizedStringResource(english: "puts it in a list", turkish: "bir listeye koyar"),
          sign: "@",
          insteadOf: ["list"],
          completing: .property("list", of: ToDo.self)
        ),
        ShortCommandForm(
          LocalizedStringResource(
            english: "pri:high|medium|low|none",
            turkish: "öncelik:yüksek|orta|düşük|yok"
          ),
          LocalizedStringResource(
            english: "sets the priority, as '!!!' and '!!' do",
            turkish: "önceliği belirler; '!!!' ve '!!' de yeter"
          ),
          sign: "pri:",
          insteadOf: ["pri", "priority"],
          completing: .words("high", "medium", "low", "none")
        ),
        ShortCommandForm(
          LocalizedStringResource(english: "due:DATE", turkish: "tarih:GÜN"),
          LocalizedStringResource(
            english: "sets the due date, due:none clears it; a date at the end does too",
            turkish: "tarihi söyler, tarih:yok siler; metnin sonundaki tarih de yeter"
          ),
          sign: "due:",
          insteadOf: ["due"],
          completing: .words(
            "today",
            "tomorrow",
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday",
            "none"
          )
        ),
        ShortCommandForm(
          LocalizedStringResource(english: "every:RULE", turkish: "her:KURAL"),
          LocalizedStringResource(
            english: "makes it repeat, with dashes instead of spaces: every:2-weeks, every:none",
            turkish: "yineler, boşluk yerine tire ile: her:2-haftada-bir, her:yok"
          ),
          sign: "every:",
          insteadOf: ["repeats", "every", "recur"],
          completing: .words("day", "weekday", "week", "2-weeks", "month", "year", "none")
        ),
        ShortCommandForm(
          LocalizedStringResource(english: "note:TEXT", turkish: "not:METİN"),
          LocalizedStringResource(
            english: "sets the notes: note:\"oat, not soy\"",
            turkish: "notları belirler: not:\"yulaf, soya değil\""
          ),
          sign: "note:",
          insteadOf: ["note", "notes"]
        ),
        ShortCommandForm(
          LocalizedStringResource(english: "list:NAME", turkish: "liste:AD"),
          LocalizedStringResource(
            english: "like @, for a name with spaces: list:\"My list\"",
            turkish: "adında boşluk olan liste için: liste:\"Ev işleri\""
          ),
          sign: "list:",
          insteadOf: ["list"],
          completing: .property("list", of: ToDo.self)
        ),
      ] + furtherSigns + [
        ShortCommandForm(
          "--",
          LocalizedStringResource(
            english: "the rest is the name, with all signs and dates",
            turkish: "gerisi, imler ve tarihlerle birlikte addır"
          )
        )
      ]
    )
  }

  private static var furtherSigns: [ShortCommandForm] {
    [
      ShortCommandForm(
        LocalizedStringResource(english: "from:DATE", turkish: "başlangıç:GÜN"),
        LocalizedStringResource(
          english: "cannot be started earlier; also wait: or t:",
          turkish: "daha önce başlanamaz; wait: ve t: de olur"
        ),
        sign: "from:",
        insteadOf: ["from", "wait", "not-before"],
        completing: .words("tomorrow", "monday", "none")
      ),
      ShortCommandForm(
        LocalizedStringResource(english: "remind:10m", turkish: "anımsat:10dk"),
        LocalizedStringResource(
          english: "how long before it is due, or a day: remind:10m,1d",
          turkish: "tarihinden o kadar önce ya da bir günde: anımsat:10dk,1g"
        ),
        sign: "remind:",
        insteadOf: ["remind", "reminder", "reminders"],
        completing: .words("0m", "10m", "1h", "1d", "none")
      ),
      ShortCommandForm(
        LocalizedStringResource(english: "after:NUMBER", turkish: "sonra:NUMARA"),
        LocalizedStringResource(
          english: "waits for other to-dos: after:3,5",
          turkish: "başka görevleri bekler: sonra:3,5"
        ),
        sign: "after:",
        insteadOf: ["after", "blocked-by"],
        completing: .words("none")
      ),
      ShortCommandForm(
        LocalizedStringResource(english: "url:ADDRESS", turkish: "adres:ADRES"),
        LocalizedStringResource(
          english: "sets its address, which 'link' prints",
          turkish: "adresini belirler; 'link' yazar"
        ),
        sign: "url:",
        insteadOf: ["url", "link"],
        completing: .words("none")
      ),
    ]
  }

  private static var dates: ShortCommandTopic {
    ShortCommandTopic(
      "due",
      "date",
      "dates",
      title: LocalizedStringResource(english: "dates", turkish: "tarihler"),
      forms: [
        form("today", "bugün", "this day", "içinde olunan gün"),
        form("tomorrow", "yarın", "the day after it", "ertesi gün"),
        form("friday", "cuma", "the next one; short too: fri", "gelecek ilk cuma"),
        form("next friday", "gelecek cuma", "that of next week", "sonraki haftanın cuması"),
        form("next week", "haftaya", "its Monday", "sonraki haftanın pazartesisi"),
        form("next month", "gelecek ay", "its first day", "ilk günü"),
        form("in 3 days", "3 gün sonra", "days, weeks, months, years", "gün, hafta, ay, yıl"),
        form("in 2 hours", "2 saat sonra", "hours, minutes", "saat, dakika"),
        form("+3d", "+3d", "short for it: d, w, m, y", "kısası: d, w, m, y"),
        form("eom", "ay sonu", "the month's last day; eow, eoy", "ayın son günü; yıl sonu"),
        form("24 Dec", "24 Ara", "the next one; also Dec 24", "gelecek ilk 24 Aralık"),
        form("24.12.", "24.12.", "day and month, a year if wanted", "gün ve ay, istenirse yıl"),
        form("2030-12-24", "2030-12-24", "year, month, day", "yıl, ay, gün"),
        form("tomorrow 9am", "yarın 9:00", "a time behind a day", "günün ardında saat"),
        form("friday at 18:30", "cuma saat 18:30", "24 hours too", "24 saat üzerinden"),
        form("noon", "öğlen", "a time alone: the next one", "yalnızca saat: gelecek ilki"),
      ]
    )
  }

  private static var recurrences: ShortCommandTopic {
    ShortCommandTopic(
      "every",
      "repeats",
      "recurrence",
      title: LocalizedStringResource(english: "recurrences", turkish: "yinelemeler"),
      forms: [
        form("day", "gün", "every day; weekday: Mon to Fri", "her gün; iş günü: Pzt-Cum"),
        form("week", "hafta", "and month, year", "ay, yıl da"),
        form("2 weeks", "2 haftada bir", "every second one", "iki haftada bir"),
        form("week on mon,thu", "pazartesi ve perşembe", "on these days", "bu günlerde"),
        form("month on the 15th", "ayın 15'i", "on that day", "o günde"),
        form(
          "month on the last day",
          "ayın son günü",
          "whatever its number",
          "kaçıncı olursa olsun"
        ),
        form(
          "last friday",
          "son cuma",
          "of each month; also first, 2nd",
          "her ayın; ilk, ikinci de"
        ),
        form("year", "yıl", "on the day of its date", "tarihinin gününde"),
        form(
          "week until 2030-12-31",
          "hafta 10 kez",
          "ends after that day",
          "on kezden sonra biter"
        ),
        form("day 10 times", "gün 10 kez", "ends after ten", "ondan sonra biter"),
        form(
          "after 3 days",
          "bitince 3 gün sonra",
          "counts from when it was done",
          "bitişten sayar"
        ),
        form(
          "FREQ=DAILY;INTERVAL=3",
          "FREQ=DAILY;INTERVAL=3",
          "as in calendars",
          "takvimlerdeki gibi"
        ),
      ]
    )
  }

  private static func form(
    _ english: String,
    _ turkish: String,
    _ meaning: String,
    _ turkishMeaning: String
  ) -> ShortCommandForm {
    ShortCommandForm(
      LocalizedStringResource(english: english, turkish: turkish),
      LocalizedStringResource(english: meaning, turkish: turkishMeaning)
    )
  }
}
