public import WidgetIntents

/// The notes' short commands, such as `note edit`.
public struct NoteCommands: ShortCommandsProvider {
  public static var name: String { "note" }
  public static var summary: LocalizedStringResource {
    LocalizedStringResource(
      english: "Opens the files of notes.",
      turkish: "Notların dosyalarını açar."
    )
  }

  public static var kinds: [String] { ["NoteWidget"] }

  public static var commands: [ShortCommand] {
    ShortCommand(
      "edit",
      performing: EditNote(),
      text: \.$path,
      example: LocalizedStringResource(
        english: "~/notes/today.md",
        turkish: "~/notlar/bugun.md"
      ),
      summary: LocalizedStringResource(
        english: "opens a file in your editor",
        turkish: "dosyayı düzenleyicide açar"
      )
    )
  }
}
