import WidgetIntents

/// The heading above a group of to-dos in a list.
enum ToDoHeading: Hashable, Sendable {
  case due(DueGroup)
  case running, blocked, done

  var words: String {
    switch self {
    case .due(.late): String(english: "LATE", turkish: "GECİKEN")
    case .due(.today): String(english: "TODAY", turkish: "BUGÜN")
    case .due(.tomorrow): String(english: "TOMORROW", turkish: "YARIN")
    case .due(.thisWeek): String(english: "THIS WEEK", turkish: "BU HAFTA")
    case .due(.later): String(english: "LATER", turkish: "SONRA")
    case .due(.never): String(english: "NO DATE", turkish: "TARİHSİZ")
    case .running: String(english: "IN PROGRESS", turkish: "SÜREN")
    case .blocked: String(english: "BLOCKED", turkish: "BEKLEYEN")
    case .done: String(english: "DONE", turkish: "TAMAMLANAN")
    }
  }
}
