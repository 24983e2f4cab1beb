/// The formats that widgetctl can read, in the order in which they are tried on a text.
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

  /// The formats of folders that widgetctl can read.
  package static let folders: [any ToDoFolderFormat] = [Dstask()]

  /// Returns the format with a name; `nil` for an unknown name.
  package static func format(named name: String) -> (any ToDoFormat)? {
    all.first { $0.name == name }
  }

  /// Returns the first format that recognises a text; `nil` if none does.
  package static func format(of text: String) -> (any ToDoFormat)? {
    let bytes = text[...].utf8
    return all.first { $0.recognizes(bytes) }
  }
}
