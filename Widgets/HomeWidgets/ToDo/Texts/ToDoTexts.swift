import WidgetIntents

/// The titles and descriptions of a to-do's properties and of the parameters of to-do intents.
enum ToDoTexts {
  static let toDo = LocalizedStringResource(english: "To-do", turkish: "Görev")
  static let number = LocalizedStringResource(english: "Number", turkish: "Numara")
  static let name = LocalizedStringResource(english: "Name", turkish: "Ad")
  static let done = LocalizedStringResource(english: "Done", turkish: "Tamamlandı")
  static let state = LocalizedStringResource(english: "State", turkish: "Durum")
  static let doneAt = LocalizedStringResource(english: "Done at", turkish: "Tamamlanma zamanı")
  static let notBefore = LocalizedStringResource(english: "Not before", turkish: "Başlangıç")
  static let reminder = LocalizedStringResource(english: "Reminder", turkish: "Anımsatma")
  static let reminders = LocalizedStringResource(english: "Reminders", turkish: "Anımsatmalar")
  static let startedAt = LocalizedStringResource(english: "Started at", turkish: "Başlama zamanı")
  static let endedAt = LocalizedStringResource(english: "Ended at", turkish: "Bitme zamanı")
  static let minutes = LocalizedStringResource(english: "Minutes", turkish: "Dakika")
  static let also = LocalizedStringResource(english: "Also", turkish: "Birlikte")
  static let forTime = LocalizedStringResource(english: "For", turkish: "Süre")
  static let blockedBy = LocalizedStringResource(english: "Blocked by", turkish: "Engelleyenler")
  static let url = LocalizedStringResource(english: "Address", turkish: "Adres")
  static let recurrenceRule = LocalizedStringResource(
    english: "Recurrence rule",
    turkish: "Tekrar kuralı"
  )
  static let addedAt = LocalizedStringResource(english: "Added at", turkish: "Eklenme zamanı")
  static let modifiedAt = LocalizedStringResource(
    english: "Modified at",
    turkish: "Değişme zamanı"
  )
  static let due = LocalizedStringResource(english: "Due", turkish: "Tarih")
  static let dueDate = LocalizedStringResource(english: "Due date", turkish: "Son tarih")
  static let priority = LocalizedStringResource(english: "Priority", turkish: "Öncelik")
  static let note = LocalizedStringResource(english: "Note", turkish: "Not")
  static let notes = LocalizedStringResource(english: "Notes", turkish: "Notlar")
  static let tag = LocalizedStringResource(english: "Tag", turkish: "Etiket")
  static let tags = LocalizedStringResource(english: "Tags", turkish: "Etiketler")
  static let list = LocalizedStringResource(english: "List", turkish: "Liste")
  static let repeats = LocalizedStringResource(english: "Repeats", turkish: "Tekrar")
  static let step = LocalizedStringResource(english: "Step", turkish: "Adım")
  static let steps = LocalizedStringResource(english: "Steps", turkish: "Adımlar")
  static let place = LocalizedStringResource(english: "Place", turkish: "Sıra")
  static let order = LocalizedStringResource(english: "Order", turkish: "Sıralama")
  static let until = LocalizedStringResource(english: "Until", turkish: "Ne zamana")
  static let words = LocalizedStringResource(english: "Words", turkish: "Sözler")
  static let field = LocalizedStringResource(english: "Field", turkish: "Alan")
  static let clear = LocalizedStringResource(english: "Clear", turkish: "Boşalt")

  static let whichToDo = LocalizedStringResource(
    english: "A number, an id or a name",
    turkish: "Bir numara, kimlik ya da ad"
  )
  static let whatToDo = LocalizedStringResource(
    english: "What is to be done, such as Buy milk",
    turkish: "Yapılacak iş, örneğin Süt al"
  )
  static let dayOrTime = LocalizedStringResource(
    english: "A day, or a day and a time",
    turkish: "Bir gün ya da bir gün ve saat"
  )
  static let address = LocalizedStringResource(
    english: "Such as https://example.org/page",
    turkish: "Örneğin https://example.org/sayfa"
  )
  static let whichMoment = LocalizedStringResource(
    english: "How long before it is due, such as 10m or 1 day, or a day or a time",
    turkish: "Tarihinden ne kadar önce, örneğin 10 dk ya da 1 gün; ya da bir gün veya saat"
  )
  static let tenMinutesUnlessGiven = LocalizedStringResource(
    english: "How long, such as 1h, or a day or a time; 10 minutes unless given",
    turkish: "Ne kadar, örneğin 1 sa; ya da bir gün veya saat; verilmezse 10 dakika"
  )
  static let moment = LocalizedStringResource(english: "Moment", turkish: "An")
  static let whichReminders = LocalizedStringResource(
    english: "10m before, or a time",
    turkish: "10 dk önce ya da bir saat"
  )
  static let whatAlso = LocalizedStringResource(
    english: "Other clocks keep running",
    turkish: "Süren görevler durmaz"
  )
  static let howLongAgo = LocalizedStringResource(
    english: "The time up to now, such as 7d or 2 weeks; 7 days unless given",
    turkish: "Bugüne dek süre, örneğin 7g ya da 2 hafta; verilmezse 7 gün"
  )
  static let whichBlockers = LocalizedStringResource(
    english: "The to-dos that it waits for",
    turkish: "Beklediği görevler"
  )
  static let tomorrowUnlessGiven = LocalizedStringResource(
    english: "A day, or a day and a time; tomorrow unless given",
    turkish: "Bir gün ya da bir gün ve saat; verilmezse yarın"
  )
  static let allTags = LocalizedStringResource(english: "All of them", turkish: "Hepsi")
  static let whatToClear = LocalizedStringResource(
    english: "The fields to clear",
    turkish: "Boşaltılacak alanlar"
  )
  static let whatFirst = LocalizedStringResource(
    english: "The to-dos that it will wait for",
    turkish: "Görevin bekleyeceği görevler"
  )
  static let whichStep = LocalizedStringResource(
    english: "Its number in the checklist",
    turkish: "Adımlar arasındaki numarası"
  )
  static let rule = LocalizedStringResource(
    english: "A rule such as week, 2 weeks on mon,thu, month on the 31st or after 3 days",
    turkish: "Hafta, 2 haftada bir pzt,per, her ayın 31’i ya da 3 gün sonra gibi bir kural"
  )
  static let lineToAdd = LocalizedStringResource(
    english: "The line to add",
    turkish: "Eklenecek satır"
  )
  static let sought = LocalizedStringResource(
    english:
      "today, late, tomorrow, week, later, blocked, done, all, +tag, @list, pri:high, no:date, a condition such as due < friday, or a part of the name",
    turkish:
      "bugün, geç, yarın, hafta, sonra, bekleyen, tamam, hepsi, +etiket, @liste, öncelik:yüksek, yok:tarih, due < cuma gibi bir koşul ya da adın bir parçası"
  )
}
