/// The changed attributes of a record's task, and of the recurring task of which it is an instance.
struct WarriorChanges {
  private let reading: WarriorReading
  private var main: JSONObjectEdit
  private var parent: JSONObjectEdit?

  init(_ reading: WarriorReading) {
    self.reading = reading
    main = JSONObjectEdit(reading.task.object)
    parent = reading.parent.map { JSONObjectEdit(reading.tasks[$0].object) }
  }

  /// Sets an attribute of the task; an empty text removes it.
  mutating func set(_ name: String, _ text: String) {
    set(name, json: text.isEmpty ? "" : WarriorTask.quoted(text))
  }

  /// Sets an attribute of the task to a value in JSON; an empty text removes it.
  mutating func set(_ name: String, json: String) {
    if json.isEmpty { main.remove(name) } else { main.set(name, json) }
  }

  mutating func setParent(_ name: String, _ text: String) {
    setParent(name, json: text.isEmpty ? "" : WarriorTask.quoted(text))
  }

  mutating func setParent(_ name: String, json: String) {
    if json.isEmpty { parent?.remove(name) } else { parent?.set(name, json) }
  }

  mutating func setBoth(_ name: String, _ text: String) {
    set(name, text)
    setParent(name, text)
  }

  mutating func remove(_ name: String) { main.remove(name) }

  func write(into raw: inout RawRecord) {
    raw.parts[reading.main] = main.text
    if let parent, let index = reading.parent { raw.parts[index] = parent.text }
  }
}
