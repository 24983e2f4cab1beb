/// The formats that this list can read, in the order in which they are asked to recognise a text.
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

  /// The folder formats that this list can read.
  package static let folders: [any ToDoFolderFormat] = [Dstask()]

  /// Returns the format with a name; `nil` for an unknown name.
  package static func format(named name: String) -> (any ToDoFormat)? {
    all.first { $0.name == name }
  }

  /// Returns the format of a text; `nil` if no format recognises it.
  package static func format(of text: String) -> (any ToDoFormat)? {
    let bytes = text[...].utf8
    return all.first { $0.recognizes(bytes) }
  }
}
