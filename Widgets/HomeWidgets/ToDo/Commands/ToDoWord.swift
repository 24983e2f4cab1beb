import Moments

/// A meaning that a word can have in typed lines and in conditions of lists, with the words for it
/// in each language.
enum ToDoWord: CaseIterable {
  // Before a colon.
  case priority, due, every, note, list, from, url, remind, after
  /// The word precedes the name of a property, and selects to-dos without that property: `no:date`.
  case without
  // After it.
  case nothing
  // Properties that are named after `no:` alone.
  case date, tag
  // Alone.
  case never
  case today, tomorrow, late, week, done, cancelled, all, later, blocked

  /// Returns whether a word without capital letters and accents has this meaning in any language.
  func isMeant(by word: String) -> Bool {
    Self.tables.contains { $0[self]?.contains(word) == true }
  }

  /// Returns the first of the given meanings that a word without capital letters and accents has.
  ///
  /// It is `nil` if the word has none of them.
  static func meaning(of word: String, among meanings: [Self]) -> Self? {
    meanings.first { $0.isMeant(by: word) }
  }

  private static let tables = UserLanguage.allCases.map { language in
    switch language {
    case .english: english
    case .turkish: turkish
    }
  }

  private static let english: [Self: [String]] = [
    .priority: ["pri", "priority"], .due: ["due"], .every: ["every"], .note: ["note", "notes"],
    .list: ["list"], .from: ["from", "wait", "t"], .url: ["url"],
    .remind: ["remind", "reminder", "reminders"], .after: ["after"], .without: ["no"],
    .nothing: ["none"], .never: ["never", "no date"],
    .date: ["date"], .tag: ["tag", "tags"],
    .today: ["today"], .tomorrow: ["tomorrow"], .late: ["late", "overdue"], .week: ["week"],
    .done: ["done"], .cancelled: ["cancelled", "canceled"], .all: ["all"],
    .later: ["later"], .blocked: ["blocked"],
  ]

  private static let turkish: [Self: [String]] = [
    .priority: ["oncelik"], .due: ["tarih"], .every: ["her"], .note: ["not"], .list: ["liste"],
    .from: ["baslangic"], .url: ["adres"], .remind: ["animsat", "hatirlat"], .after: ["sonra"],
    .without: ["yok"], .nothing: ["yok"], .never: ["tarihsiz"], .tag: ["etiket"], .today: ["bugun"],
    .tomorrow: ["yarin"],
    .late: ["gec", "geciken", "gecikmis"], .week: ["hafta"],
    .done: ["tamam", "biten", "tamamlanan"], .cancelled: ["iptal"], .all: ["hepsi", "tumu"],
    .later: ["sonra", "sonraki"], .blocked: ["bekleyen"],
  ]
}
