/// Changes single properties of a VTODO; all other characters stay unchanged.
extension CalendarToDo {
  /// The index at which new properties are inserted: that of the first alarm, or of the END line.
  private var placeOfProperties: Int {
    text.lines.firstIndex { line in
      line.depth >= 2 || line.depth == 1 && line.content?.name == "END"
    } ?? text.lines.count
  }

  private var placeOfParts: Int {
    text.lines.lastIndex { $0.depth == 1 && $0.content?.name == "END" } ?? text.lines.count
  }

  /// Replaces the first property with this name, or adds the property after all others.
  mutating func set(_ content: ContentLine) {
    if let index = indices(of: content.name).first {
      text.replace(index, with: content)
    } else {
      add(content)
    }
  }

  /// Sets the value of a property and keeps its parameters; an empty value removes it.
  mutating func set(_ name: String, value: String) {
    guard !value.isEmpty else { return remove(name) }
    var content = first(name) ?? ContentLine(name: name, value: "")
    content.value = value
    set(content)
  }

  mutating func add(_ content: ContentLine) {
    text.insert([content], at: placeOfProperties, depth: 1)
  }

  /// Removes the properties with this name that satisfy the condition; by default all of them.
  mutating func remove(_ name: String, where condition: (ContentLine) -> Bool = { _ in true }) {
    for index in indices(of: name).reversed() {
      if let content = text.lines[index].content, condition(content) {
        text.remove(index..<(index + 1))
      }
    }
  }

  // MARK: Lists

  /// Removes tags from the CATEGORIES lines that contain them, and adds new tags to the last such
  /// line.
  mutating func setTags(_ tags: [String], from current: [String]) {
    let added = tags.filter { !current.contains($0) }
    guard current.filter(tags.contains) + added == tags else {
      remove("CATEGORIES")
      if !tags.isEmpty { add(ContentLine(name: "CATEGORIES", value: Self.list(tags))) }
      return
    }
    for index in indices(of: "CATEGORIES").reversed() {
      guard var content = text.lines[index].content else { continue }
      let items = EscapedText.items(in: content.value)
      let kept = items.filter { item in
        let tag = EscapedText.oneLine(EscapedText.decoded(item))
        return tag.isEmpty || tags.contains(tag)
      }
      if kept.count < items.count {
        content.value = kept.joined(separator: ",")
        if kept.isEmpty {
          text.remove(index..<(index + 1))
        } else {
          text.replace(index, with: content)
        }
      }
    }
    guard !added.isEmpty else { return }
    guard let last = indices(of: "CATEGORIES").last, var content = text.lines[last].content else {
      return add(ContentLine(name: "CATEGORIES", value: Self.list(added)))
    }
    content.value += (content.value.isEmpty ? "" : ",") + Self.list(added)
    text.replace(last, with: content)
  }

  private static func list(_ tags: [String]) -> String {
    tags.map(EscapedText.encoded).joined(separator: ",")
  }

  /// Sets the UIDs of the to-dos that must be done before this one.
  mutating func setBlockers(_ identities: [String]) {
    let isBlocker = { (content: ContentLine) in
      content.parameter("RELTYPE").map { ContentLine.capitals($0) == "DEPENDS-ON" } ?? false
    }
    let current = related("DEPENDS-ON")
    let added = identities.filter { !current.contains($0) }
    let keeps = current.filter(identities.contains) + added == identities
    remove("RELATED-TO") { content in
      let identity = EscapedText.trimmed(EscapedText.decoded(content.value))
      return isBlocker(content) && !(keeps && identities.contains(identity))
    }
    for identity in keeps ? added : identities {
      add(
        ContentLine(
          name: "RELATED-TO",
          parameters: [.init("RELTYPE", "DEPENDS-ON")],
          value: EscapedText.encoded(identity)
        )
      )
    }
  }

  // MARK: Alarms

  /// Adds, changes and removes alarms so that they match the given reminders; alarms that are not
  /// reminders are kept.
  ///
  /// - Parameters:
  ///   - reminders: The wanted reminders, in order.
  ///   - name: The text of an alarm that is added.
  ///   - meaning: Returns the reminder for an existing alarm; `nil` if it is not a reminder.
  mutating func setReminders(
    _ reminders: [ForeignToDo.Reminder],
    name: String,
    meaning: (CalendarAlarm) -> ForeignToDo.Reminder?
  ) {
    let told = alarms.map { meaning(CalendarAlarm(text.lines[$0])) }
    var wanted = reminders
    var assigned: [ForeignToDo.Reminder?] = told.map { reminder in
      guard let reminder, let index = wanted.firstIndex(of: reminder) else { return nil }
      return wanted.remove(at: index)
    }
    let free = told.indices.filter { told[$0] != nil && assigned[$0] == nil }
    for index in free where !wanted.isEmpty { assigned[index] = wanted.removeFirst() }
    if assigned.compactMap(\.self) + wanted != reminders {
      // If the order has changed, each alarm gets the reminder at its position.
      wanted = reminders
      for index in told.indices where told[index] != nil {
        assigned[index] = wanted.isEmpty ? nil : wanted.removeFirst()
      }
    }
    for (index, range) in alarms.enumerated().reversed() where told[index] != nil {
      guard let reminder = assigned[index] else {
        text.remove(range)
        continue
      }
      guard reminder != told[index],
        let line = range.first(where: {
          text.lines[$0].depth == 2 && text.lines[$0].content?.name == "TRIGGER"
        })
      else { continue }
      text.replace(line, with: CalendarAlarm.trigger(reminder))
    }
    for reminder in wanted {
      text.insert(CalendarAlarm.lines(reminder, name: name), at: placeOfParts, depth: 2)
    }
  }
}
