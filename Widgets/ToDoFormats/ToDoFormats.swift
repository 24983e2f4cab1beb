/// The forms that this list reads, those with strong signs first.
package enum ToDoFormats {
  package static let all: [any ToDoFormat] = [
    ICalendar(),
    Taskwarrior(),
    RemindersList(),
    CSVList(),
    Org(),
    Calcurse(),
    MarkdownBoxes(),
    TodoTxt(),
  ]

  /// The forms of folders that this list reads.
  package static let folders: [any ToDoFolderFormat] = [Dstask()]

  /// The form of a name; `nil` for one that is not known.
  package static func format(named name: String) -> (any ToDoFormat)? {
    all.first { $0.name == name }
  }

  /// The form of a text; `nil` if no reader knows it.
  package static func format(of text: String) -> (any ToDoFormat)? {
    let bytes = text[...].utf8
    return all.first { $0.recognizes(bytes) }
  }
}
