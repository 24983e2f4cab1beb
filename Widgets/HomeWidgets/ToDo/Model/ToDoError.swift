import Ground
import Moments
import WidgetIntents

/// The reason why an intent of the to-dos cannot be performed.
enum ToDoError: ExplainedError, Equatable, Sendable {
  case emptyName
  case nameTooLong(scalars: Int, bytes: Int)
  case notesTooLong(bytes: Int)
  /// The data of an imported record that has no field in a to-do is too long to be stored.
  case importedTooLong(bytes: Int)
  /// A tag or a list's name that is empty, too long, or has several lines.
  case unusableLabel(Label, found: String)
  case tooManyTags(count: Int)
  /// An address without a scheme such as `https:`, with a blank, or too long.
  case unusableAddress(found: String)
  /// A text that is neither a length of time nor a date.
  case unusableReminder(found: String)
  case tooManyReminders(count: Int)
  /// A text that is neither a length of time nor a future date.
  case unusableSnooze(found: String)
  /// A reminder before the due date, although the to-do has no due date.
  case reminderWithoutDue(String)
  /// To-dos that would wait for each other in a circle; the first to-do is also the last one.
  case circle([String])
  case tooManyBlockers(count: Int)
  /// A text that is not the number of a to-do.
  case unusableNumber(found: String)
  /// The number of a step that the to-do does not have; `count` is the number of its steps.
  case noStep(number: Int, count: Int, toDo: Int64)
  case tooManySteps(count: Int)
  /// A due date without a year, month or day, or one that does not exist.
  case unusableDue(found: String)
  case notFound(number: Int64)
  /// Several to-dos would be started at once, but the option that allows it was not set.
  case startsOne(count: Int)
  /// A text that should be a length of time, such as `2 weeks`, but is not.
  case unusableLength(found: String)
  /// A closed to-do cannot be started; `toDo` is its label for sentences.
  case closed(toDo: String, number: Int64)
  /// A recurrence rule that a to-do cannot have.
  case recurrence(RecurrenceFault)
  /// Neither the address, the name nor the notes contain a link; the value is the to-do's number
  /// and name.
  case noLink(toDo: String)
  /// The requested position is next to a closed to-do; both values are numbers and names of to-dos.
  case noPlace(toDo: String, other: String)
  /// There are no unchanged sample to-dos that could be removed.
  case noSamples

  /// The kind of a label: a tag, or the name of a list.
  enum Label: Sendable {
    case tag, list
  }

  var message: String {
    switch self {
    case .emptyName: String(english: "a to-do needs a name", turkish: "görevin bir adı olmalı")
    case .nameTooLong(let scalars, let bytes):
      scalars > ToDoName.maximumScalars
        ? String(
          english:
            "the name has \(scalars) characters, more than the \(ToDoName.maximumScalars) that a name can have",
          turkish: "ad \(scalars) karakter; en çok \(ToDoName.maximumScalars) karakter saklanır"
        )
        : String(
          english:
            "the name has \(bytes) bytes, more than the \(ToDoName.maximumBytes) that a name can have",
          turkish: "ad \(bytes) bayt; en çok \(ToDoName.maximumBytes) bayt saklanır"
        )
    case .notesTooLong(let bytes):
      String(
        english:
          "the notes have \(bytes) bytes, more than the \(ToDoNotes.maximumBytes) that notes can have",
        turkish: "notlar \(bytes) bayt; en çok \(ToDoNotes.maximumBytes) bayt saklanır"
      )
    case .importedTooLong(let bytes):
      String(
        english:
          "the imported record has \(bytes) bytes, more than the \(ToDoImported.maximumBytes) that a record can have",
        turkish:
          "içe aktarılan kayıt \(bytes) bayt; en çok \(ToDoImported.maximumBytes) bayt saklanır"
      )
    case .unusableLabel(.tag, let found):
      String(english: "“\(found)” cannot be a tag", turkish: "“\(found)” etiket olamaz")
    case .unusableLabel(.list, let found):
      String(english: "“\(found)” cannot be a list", turkish: "“\(found)” liste adı olamaz")
    case .tooManyTags(let count):
      String(
        english: "\(count) tags are too many: a to-do can have \(ToDoLabel.maximumTags)",
        turkish: "\(count) etiket çok; bir görevin en çok \(ToDoLabel.maximumTags) etiketi olur"
      )
    case .unusableAddress(let found):
      String(english: "“\(found)” is not an address", turkish: "“\(found)” bir adres değil")
    case .unusableReminder(""):
      String(english: "the reminder is missing", turkish: "anımsatma eksik")
    case .unusableReminder(let found):
      String(english: "“\(found)” is not a reminder", turkish: "“\(found)” bir anımsatma değil")
    case .unusableSnooze(let found):
      String(
        english: "“\(found)” is not in the future",
        turkish: "“\(found)” gelecek bir zaman değil"
      )
    case .tooManyReminders(let count):
      String(
        english: "\(count) reminders are too many: a to-do can have \(ToDoReminder.maximumCount)",
        turkish:
          "\(count) anımsatma çok; bir görevin en çok \(ToDoReminder.maximumCount) anımsatması olur"
      )
    case .reminderWithoutDue(let reminder):
      String(
        english: "the reminder \(reminder) needs a due date, and the to-do has none",
        turkish: "\(reminder) anımsatması tarihten sayılır, görevin ise tarihi yok"
      )
    case .circle(let path):
      String(
        english: "\(path.joined(separator: " waits for ")): they would wait for each other",
        turkish: "bekleme bir çember olurdu: \(path.joined(separator: " ← "))"
      )
    case .tooManyBlockers(let count):
      String(
        english:
          "\(count) to-dos are too many: a to-do can wait for \(ToDoStore.maximumBlockers)",
        turkish: "\(count) görev çok; bir görev en çok \(ToDoStore.maximumBlockers) görevi bekler"
      )
    case .unusableNumber(let found):
      String(
        english: "“\(found)” is not the number of a to-do",
        turkish: "“\(found)” bir görev numarası değil"
      )
    case .noStep(_, count: 0, _):
      String(english: "the to-do has no steps", turkish: "görevin hiç adımı yok")
    case .noStep(let number, let count, _):
      String(
        english: "the to-do has no step \(number), only \(count)",
        turkish: "görevin \(number). adımı yok, yalnızca \(count) adımı var"
      )
    case .tooManySteps(let count):
      String(
        english: "\(count) steps are too many: a to-do can have \(ChecklistItem.maximumCount)",
        turkish: "\(count) adım çok; bir görevin en çok \(ChecklistItem.maximumCount) adımı olur"
      )
    case .unusableDue(let found):
      String(
        english: "--due needs a day, found “\(found)”",
        turkish: "--due bir gün ister, “\(found)” bulundu"
      )
    case .notFound(let number):
      String(english: "there is no to-do \(number)", turkish: "\(number) numaralı görev yok")
    case .startsOne(let count):
      String(
        english: "only one to-do can be in progress at a time, and you named \(count)",
        turkish: "aynı anda tek bir görev sürebilir, siz \(count) görev verdiniz"
      )
    case .unusableLength(let found):
      String(
        english: "“\(found)” is not an amount of time",
        turkish: "“\(found)” bir süre değil"
      )
    case .closed(let toDo, _):
      String(english: "\(toDo) is closed", turkish: "\(toDo) kapanmış")
    case .recurrence(let fault): fault.message
    case .noPlace(let toDo, let other):
      String(
        english: "\(toDo) cannot be placed next to \(other), because one of them is closed",
        turkish: "\(toDo), \(other) yanına konamaz: biri kapanmış"
      )
    case .noLink(let toDo):
      String(english: "\(toDo) has no link", turkish: "\(toDo) görevinde bağlantı yok")
    case .noSamples:
      String(
        english: "there is no unchanged sample",
        turkish: "değiştirilmemiş örnek görev yok"
      )
    }
  }

  var hint: String? {
    switch self {
    case .emptyName:
      String(english: "name it: --name \"Buy milk\"", turkish: "ad verin: --name \"Süt al\"")
    case .nameTooLong:
      String(
        english: "shorten it, or put the rest into --notes",
        turkish: "kısaltın ya da gerisini --notes ile yazın"
      )
    case .notesTooLong:
      String(
        english: "keep the text in a file, and its path in the notes",
        turkish: "metni bir dosyada tutun, notlara dosyanın yolunu yazın"
      )
    case .importedTooLong:
      String(
        english: "shorten the record where it comes from",
        turkish: "kaydı geldiği yerde kısaltın"
      )
    case .unusableLabel:
      String(
        english:
          "it is one line of at most \(ToDoLabel.maximumBytes) bytes: --list Work, --tag home",
        turkish: "en çok \(ToDoLabel.maximumBytes) baytlık tek satır olmalı: --list İş, --tag ev"
      )
    case .tooManyTags: String(english: "give fewer", turkish: "daha az etiket verin")
    case .unusableAddress:
      String(
        english: "it begins with its scheme: https://example.org/page",
        turkish: "adres, şemasıyla başlar: https://example.org/sayfa"
      )
    case .unusableReminder:
      String(
        english: "for example 10m, \"2 days\" or \"tomorrow 9:00\"",
        turkish: "örneğin \"10 dk\", \"2 gün\" ya da \"yarın 9:00\""
      )
    case .unusableSnooze:
      String(
        english: "for example 10m, 1h or \"tomorrow 9:00\"",
        turkish: "örneğin 10dk, 1sa ya da \"yarın 9:00\""
      )
    case .tooManyReminders:
      String(english: "give fewer", turkish: "daha az anımsatma verin")
    case .reminderWithoutDue:
      String(
        english: "set a due date, or give the reminder a time: \"tomorrow 9:00\"",
        turkish: "görevin tarihini ya da anımsatma anını söyleyin: \"yarın 9:00\""
      )
    case .circle:
      String(
        english: "make one of them wait no longer: todo edit NUMBER after:none",
        turkish: "birinin beklemesini kaldırın: todo edit NUMARA sonra:yok"
      )
    case .tooManyBlockers:
      String(english: "give fewer", turkish: "daha az görev verin")
    case .unusableNumber:
      String(
        english: "for example after:3 or after:3,5",
        turkish: "örneğin sonra:3 ya da sonra:3,5"
      )
    case .noStep(_, _, let key):
      String(
        english: "'widgetctl todo show \(key)' lists its steps",
        turkish: "'widgetctl todo show \(key)' adımlarını gösterir"
      )
    case .tooManySteps:
      String(english: "make it several to-dos", turkish: "birkaç göreve bölün")
    case .unusableDue:
      String(
        english: "for example --due 2026-12-01, --due friday or --due \"tomorrow 09:00\"",
        turkish: "örneğin --due 2026-12-01, --due cuma ya da --due \"yarın 09:00\""
      )
    case .notFound:
      String(
        english: "list them with: widgetctl find ToDo",
        turkish: "görevleri listeleyin: widgetctl find ToDo"
      )
    case .startsOne:
      String(
        english: "start one, or all of them with --also",
        turkish: "birini ya da --also ile hepsini başlatın"
      )
    case .unusableLength:
      String(
        english: "for example 7d, 2w or 36h",
        turkish: "örneğin 7g, 2hf ya da 36sa"
      )
    case .closed(_, let number):
      String(
        english: "open it again with: todo reopen \(number)",
        turkish: "yeniden açmak için: todo reopen \(number)"
      )
    case .recurrence(let fault): fault.hint
    case .noPlace:
      String(
        english: "done ones are in the order in which they were done",
        turkish: "tamamlananlar, tamamlanma sırasındadır"
      )
    case .noLink:
      String(
        english: "an address begins with https://, http:// or mailto:",
        turkish: "bir adres https://, http:// ya da mailto: ile başlar"
      )
    case .noSamples:
      String(
        english: "'widgetctl todo rm 1' removes any other to-do",
        turkish: "'widgetctl todo rm 1' başka bir görevi siler"
      )
    }
  }

  /// The command's exit code: that of a usage error for a mistyped value, otherwise 1 (CL-2).
  var exitCode: Int32 {
    switch self {
    case .emptyName, .nameTooLong, .notesTooLong, .importedTooLong, .unusableLabel,
      .unusableAddress, .unusableReminder, .unusableSnooze, .tooManyReminders,
      .reminderWithoutDue, .circle, .tooManyBlockers, .unusableNumber, .tooManyTags, .startsOne,
      .unusableLength, .unusableDue, .tooManySteps, .recurrence:
      ExitCode.usage.rawValue
    case .notFound, .closed, .noStep, .noLink, .noPlace, .noSamples: 1
    }
  }
}
