import WidgetIntents

/// The titles of saved views and of the parameters of their intents.
enum ToDoViewTexts {
  static let view = LocalizedStringResource(english: "View", turkish: "Görünüm")
  static let columns = LocalizedStringResource(english: "Columns", turkish: "Sütunlar")

  static let whichView = LocalizedStringResource(
    english: "The name of a saved view",
    turkish: "Saklanmış bir görünümün adı"
  )
  static let oneWord = LocalizedStringResource(
    english: "One word: work",
    turkish: "Tek söz: iş"
  )
  static let whichWords = LocalizedStringResource(
    english: "What the view shows, in the words of 'todo ls': late +home @Work due < friday",
    turkish: "Görünümün gösterdiği, 'todo ls' sözleriyle: geç +ev @İş due < cuma"
  )
  static let whichColumns = LocalizedStringResource(
    english: "The columns after number and name: due,priority,tags,list,steps,repeats,notes",
    turkish:
      "Numara ve addan sonraki sütunlar: due,priority,tags,list,steps,repeats,notes"
  )
  static let whichOrder = LocalizedStringResource(
    english: "today, due, priority, place, added or name",
    turkish: "today, due, priority, place, added ya da name"
  )
}
