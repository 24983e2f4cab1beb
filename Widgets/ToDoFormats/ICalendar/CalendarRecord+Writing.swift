internal import Moments

/// Writes a record's texts, and changes the VTODOs that are its steps.
extension CalendarRecord {
  /// Returns the text of each of the record's parts, with all changes of its VTODOs.
  func texts(_ count: Int) -> [String] {
    var texts = [String](repeating: "", count: count)
    for block in blocks where texts.indices.contains(block.part) {
      texts[block.part] += block.toDo.text.text
    }
    return texts
  }

  /// The TZIDs that the record's properties use.
  var zoneNames: Set<String> {
    Set(
      blocks.flatMap { block in block.toDo.text.lines.compactMap { $0.content?.parameter("TZID") } }
    )
  }

  /// Replaces the steps of the checklist, which are VTODOs that name this to-do as their parent.
  ///
  /// Existing VTODOs are reused for steps that stay or are renamed, and keep their positions.
  mutating func setSteps(_ target: [ForeignToDo.Step], now: Instant) {
    let children = steps.map { blocks[$0] }
    let names = children.map {
      EscapedText.oneLine(EscapedText.decoded($0.toDo.first("SUMMARY")?.value ?? ""))
    }
    var matches = Self.matches(names, target.map(\.name))
    let found = matches.compactMap(\.self)
    if found != found.sorted() {
      // If the order has changed, each VTODO gets the step at its position.
      matches = target.indices.map { $0 < children.count ? $0 : nil }
    }
    var place = master
    var added: [(after: Int, block: Block)] = []
    var numbers = 0
    for (index, step) in target.enumerated() {
      let name = EscapedText.encoded(EscapedText.oneLine(step.name))
      if let child = matches[index] {
        place = steps[child]
        Self.set(name, isDone: step.isDone, of: &blocks[place].toDo)
        continue
      }
      let uid = freeIdentity(&numbers)
      var child = CalendarToDo.made(uid: uid, now: now, lineBreak: toDo.text.lineBreak)
      if let parent = toDo.uid {
        child.add(ContentLine(name: "RELATED-TO", value: EscapedText.encoded(parent)))
      }
      Self.set(name, isDone: step.isDone, of: &child)
      added.append((place, Block(part: blocks[place].part, toDo: child)))
    }
    let gone = Set(steps).subtracting(matches.compactMap { $0.map { steps[$0] } })
    var result: [Block] = []
    for (index, block) in blocks.enumerated() {
      if !gone.contains(index) { result.append(block) }
      result += added.filter { $0.after == index }.map(\.block)
    }
    if let changed = CalendarRecord(result) { self = changed }
  }

  /// Returns for each step the index of the existing child VTODO with its name, or `nil` if it is
  /// new.
  ///
  /// If the number of steps is unchanged, renamed steps get the remaining children, in order.
  private static func matches(_ children: [String], _ target: [String]) -> [Int?] {
    var free: [String: [Int]] = [:]
    for (index, name) in children.enumerated().reversed() { free[name, default: []].append(index) }
    var matches = target.map { free[$0]?.popLast() }
    let taken = Set(matches.compactMap(\.self))
    guard children.count == target.count else { return matches }
    // The number of steps is unchanged, so some were only renamed.
    var rest = children.indices.filter { !taken.contains($0) }[...]
    for index in matches.indices where matches[index] == nil { matches[index] = rest.popFirst() }
    return matches
  }

  private static func set(_ name: String, isDone: Bool, of child: inout CalendarToDo) {
    let old = child.first("SUMMARY")?.value ?? ""
    if EscapedText.oneLine(EscapedText.decoded(old)) != EscapedText.decoded(name) {
      child.set("SUMMARY", value: name)
    }
    let wasDone = CalendarReading.isDone(child)
    guard isDone != wasDone else { return }
    child.remove("COMPLETED")
    if isDone {
      child.set("STATUS", value: "COMPLETED")
    } else if child.first("STATUS") != nil {
      child.set("STATUS", value: "NEEDS-ACTION")
    }
    if child.first("PERCENT-COMPLETE") != nil {
      child.set("PERCENT-COMPLETE", value: isDone ? "100" : "0")
    }
  }

  private func freeIdentity(_ number: inout Int) -> String {
    let used = Set(blocks.compactMap { $0.toDo.uid })
    // At most as many names are in use as there are VTODOs.
    for _ in 0...used.count {
      number += 1
      let identity = "step-\(number)-of-\(toDo.uid ?? "")"
      if !used.contains(identity) { return identity }
    }
    return "step-\(number)-of-\(toDo.uid ?? "")"
  }
}

extension CalendarToDo {
  /// Returns a new VTODO that has only the required properties.
  static func made(uid: String, now: Instant, lineBreak: String) -> CalendarToDo {
    let lines = [
      "BEGIN:VTODO", "UID:" + EscapedText.encoded(uid), "DTSTAMP:" + CalendarTime.utc(now).text,
      "END:VTODO",
    ]
    return CalendarToDo(
      CalendarText(lines.map { Folding.folded($0, lineBreak: lineBreak) }.joined())
    )
  }
}

extension ForeignToDo {
  /// Copies a field from another to-do.
  package mutating func take(_ field: Field, of other: ForeignToDo) {
    switch field {
    case .identity: identity = other.identity
    case .name: name = other.name
    case .state: state = other.state
    case .due: due = other.due
    case .notBefore: notBefore = other.notBefore
    case .startedAt: startedAt = other.startedAt
    case .reminders: reminders = other.reminders
    case .blockedBy: blockedBy = other.blockedBy
    case .priority: priority = other.priority
    case .notes: notes = other.notes
    case .tags: tags = other.tags
    case .list: list = other.list
    case .recurrence: recurrence = other.recurrence
    case .steps: steps = other.steps
    case .addedAt: addedAt = other.addedAt
    case .modifiedAt: modifiedAt = other.modifiedAt
    case .url: url = other.url
    }
  }
}
