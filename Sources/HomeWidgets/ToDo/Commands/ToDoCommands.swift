public import WidgetIntents

/// The to-do list's short words: `todo add Buy milk tomorrow 9am` (BW-26).
public struct ToDoCommands: ShortCommandsProvider {
  public static var name: String { "todo" }
  public static var summary: LocalizedStringResource { "The to-do list in short words." }

  public static var commands: [ShortCommand] {
    ShortCommand(
      performing: ListToDos(),
      summary: "prints what is open, in the order of its urgency"
    )
    ShortCommand(
      "add",
      "a",
      performing: AddToDoFromWords(),
      text: \.$words,
      example: "Buy milk tomorrow 9am +home @Work pri:high",
      summary: "adds a to-do; a dash reads one a line, and behind -- all is its name"
    )
    ShortCommand(
      "done",
      "do",
      "complete",
      performing: CompleteToDo(),
      entities: \.$id,
      example: "1 4-6",
      summary: "ticks to-dos off"
    )
    ShortCommand(
      "reopen",
      "undone",
      performing: ReopenToDo(),
      entities: \.$id,
      example: "3",
      summary: "opens to-dos again"
    )
    ShortCommand(
      "edit",
      "mod",
      performing: EditToDoFromWords(),
      entity: \.$id,
      text: \.$words,
      example: "3 friday 9am +home -work pri:low",
      summary: "changes a name, a date, tags, the list or the priority"
    )
    ShortCommand(
      "defer",
      "later",
      performing: DeferToDo(),
      entity: \.$id,
      text: \.$until,
      example: "3 next monday",
      summary: "puts to-dos off, to tomorrow unless a day is given"
    )
    ShortCommand(
      "note",
      performing: SetNotes(),
      entity: \.$id,
      text: \.$notes,
      example: "3 call first",
      summary: "replaces the notes"
    )
    ShortCommand(
      "step",
      performing: AddStep(),
      entity: \.$id,
      text: \.$step,
      example: "3 measure the shelf",
      summary: "adds a step to the checklist"
    )
    ShortCommand(
      "tick",
      performing: ToggleStep(),
      entity: \.$id,
      text: \.$step,
      example: "3 1",
      summary: "ticks a step off, or opens it again"
    )
    ShortCommand(
      "copy",
      performing: DuplicateToDo(),
      entities: \.$id,
      example: "3",
      summary: "adds an open copy"
    )
    ShortCommand(
      "rm",
      "remove",
      "delete",
      performing: RemoveToDo(),
      entities: \.$id,
      example: "3",
      summary: "removes to-dos; 'widgetctl undo' brings them back"
    )
    ShortCommand(
      "show",
      "info",
      performing: ShowToDo(),
      entities: \.$id,
      example: "3",
      summary: "shows all that is kept of a to-do"
    )
    ShortCommand(
      "list",
      "ls",
      performing: ListToDos(),
      text: \.$words,
      example: "+home @Work milk",
      summary: "prints the open ones with these tags, of this list, with these words in their names"
    )
  }
}
