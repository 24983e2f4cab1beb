internal import Moments

extension TodoTxtLine {
  func meaning(_ settings: FormatSettings) -> ForeignToDo {
    var toDo = ForeignToDo(name: name)
    toDo.identity = (value(of: .key(.id)) ?? value(of: .key(.uuid))).map { String($0) }
    if isDone { toDo.state = .done(day(of: .completed).map { .day($0) }) }
    toDo.due = due(settings)
    toDo.notBefore = day(of: .key(.threshold)).map { .day($0) }
    toDo.blockedBy = values(of: .key(.after)).flatMap { value in
      value.split(separator: ",").map { String($0) }
    }
    toDo.priority = Self.priority(of: letter)
    toDo.notes = value(of: .key(.note)).map { String($0) } ?? ""
    toDo.list = list
    toDo.tags = tags
    toDo.recurrence =
      value(of: .key(.recurrence)).flatMap { TodoTxtRecurrence.rule(of: $0)?.rule } ?? ""
    toDo.addedAt = (day(of: .created) ?? day(of: .key(.created))).map { .day($0) }
    return toDo
  }

  /// The name of the to-do: its words without the signs; empty if the line has only signs.
  var name: String {
    var name = ""
    var isBehindWord = false
    for token in tokens {
      if token.kind == .word {
        // The blanks on both sides of a sign become one blank.
        if !name.isEmpty { name += isBehindWord ? token.space : " " }
        name += token.text
      }
      isBehindWord = token.kind == .word
    }
    return name
  }

  /// The list: the first context, `@list`; empty if there is none.
  var list: String { value(of: .context).map { String($0) } ?? "" }

  /// The tags: the projects and all contexts except the list, each once.
  var tags: [String] {
    let list = list
    var known: Set<String> = []
    return tokens.compactMap { token -> String? in
      guard token.kind == .project || token.kind == .context else { return nil }
      let tag = String(token.value)
      if token.kind == .context, tag == list { return nil }
      return known.insert(tag).inserted ? tag : nil
    }
  }

  /// The letter of the priority; for a done to-do, the letter in `pri:` counts too.
  ///
  /// It is `nil` if there is none.
  var letter: Substring? {
    value(of: .priority) ?? (isDone ? value(of: .key(.priority)) : nil)
  }

  static func priority(of letter: Substring?) -> ForeignToDo.Priority {
    switch letter {
    case nil: .none
    case "A": .high
    case "B": .medium
    default: .low
    }
  }

  static func letter(of priority: ForeignToDo.Priority) -> String? {
    switch priority {
    case .none: nil
    case .low: "C"
    case .medium: "B"
    case .high: "A"
    }
  }

  private func due(_ settings: FormatSettings) -> ForeignToDo.Moment? {
    guard let date = value(of: .key(.due)).flatMap(TodoTxtKey.moment) else { return nil }
    if date.hasTime {
      return .instant(date.instant(in: settings.zone), zone: settings.zoneName)
    }
    let day = date.civil.date
    guard let second = value(of: .key(.dueTime)).flatMap(TodoTxtKey.secondOfDay),
      let time = CivilDateTime(
        day,
        hour: second / 3600,
        minute: second / 60 % 60,
        second: second % 60
      )
    else { return .day(day) }
    return .instant(settings.zone.instant(of: time), zone: settings.zoneName)
  }
}

extension FormatSettings {
  /// The name of the zone for times without one; empty if the system's own zone has no name.
  var zoneName: String {
    let name = zone.identifier
    return name == "localtime" || name.contains(",") ? "" : name
  }

  /// Returns the day of a moment; an instant is converted to local time.
  func day(of moment: ForeignToDo.Moment) -> CivilDate {
    switch moment {
    case .day(let day): day
    case .instant(let instant, _): zone.date(at: instant)
    }
  }
}
