import WidgetRender

/// Returns a to-do list as a widget would archive it, with styled texts, buttons, dividers and a
/// badge.
func toDoList(_ names: [(name: String, isDone: Bool)], isOpen: Int) -> ArchivedView {
  var children: [ArchivedView] = [
    row(
      text("ToDo Items", lineLimit: 1, style: TextStyle(attributes: .bold)),
      .gap,
      text("\(isOpen) open", style: TextStyle(foreground: .secondary))
    )
  ]
  for (index, item) in names.enumerated() {
    let action = ArchivedAction(
      intent: "ToggleToDoIntent",
      parameters: [ArchivedAction.Parameter(name: "id", value: "\(index + 1)")],
      role: item.isDone ? .toggleOn : .toggleOff
    )
    children.append(.divider(ArchivedColor(.foreground(level: 4))))
    children.append(
      row(
        ArchivedView.symbol(
          name: item.isDone ? "checkmark.circle.fill" : "circle",
          style: TextStyle(foreground: ArchivedColor(.system(item.isDone ? .green : .gray)))
        ).with(.action(action)),
        text(
          item.name,
          lineLimit: 1,
          style: TextStyle(attributes: item.isDone ? .strikethrough : [])
        ),
        .gap,
        text("\(index + 1)", style: TextStyle(foreground: .secondary))
      )
    )
  }
  children.append(.gap)
  return ArchivedView.stack(
    ArchivedStack(.vertical, alignment: .topLeading, children)
  ).padding(leading: 1, trailing: 1)
}

let threeToDos: [(name: String, isDone: Bool)] = [
  ("Go for a run", true), ("Join the meeting", false),
  ("Walk the dog around the lake before it gets dark", false),
]
