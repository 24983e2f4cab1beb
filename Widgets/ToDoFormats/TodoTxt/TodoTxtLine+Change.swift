internal import Moments

/// Changes of a to-do's line; each changes only the tokens of one field.
extension TodoTxtLine {
  mutating func change(
    from before: ForeignToDo,
    to after: ForeignToDo,
    _ settings: FormatSettings
  ) {
    if !settings.isSame(before.state, after.state) { setState(after.state, settings) }
    if before.priority != after.priority { setPriority(after.priority) }
    if before.addedAt.map(settings.day) != after.addedAt.map(settings.day) {
      setCreation(after.addedAt.map(settings.day))
    }
    if before.name != after.name { setWords(after.name) }
    if before.list != after.list || Set(before.tags) != Set(after.tags) {
      setTags(after.tags, list: after.list)
    }
    if !settings.isSame(before.due, after.due) { setDue(after.due, settings) }
    if !settings.isSame(before.notBefore, after.notBefore) {
      setKey(.threshold, after.notBefore.map { settings.day(of: $0).text })
    }
    if before.recurrence != after.recurrence {
      setKey(.recurrence, TodoTxtRecurrence.value(of: after.recurrence))
    }
    if before.notes != after.notes { setKey(.note, Self.oneWord(after.notes)) }
    if before.blockedBy != after.blockedBy {
      let ids = after.blockedBy.filter { Self.oneWord($0) != nil && !$0.utf8.contains(0x2C) }
      setKey(.after, nil)
      if !ids.isEmpty { setKey(.after, ids.joined(separator: ",")) }
    }
    if before.identity != after.identity {
      let key: TodoTxtKey =
        index(of: .key(.id)) == nil && index(of: .key(.uuid)) != nil ? .uuid : .id
      setKey(key, after.identity.flatMap(Self.oneWord))
    }
    keepWordsOutOfHead()
  }

  private mutating func setState(_ state: ForeignToDo.State, _ settings: FormatSettings) {
    switch state {
    case .open: reopen()
    case .done(let moment), .cancelled(let moment): complete(moment.map(settings.day))
    }
  }

  /// Marks the line as done.
  ///
  /// By convention its priority becomes `pri:A`, because programs sort lines by their beginnings.
  private mutating func complete(_ day: CivilDate?) {
    if !isDone {
      if let index = index(of: .priority) {
        let letter = String(tokens[index].value)
        remove(at: index)
        setKey(.priority, letter)
      }
      insert("x", .done, at: 0)
    }
    if let day {
      set(.completed, day.text, at: 1)
      return
    }
    if let index = index(of: .completed) { remove(at: index) }
    // A single date after the `x` would be read as the date of completion, so the date of creation
    // becomes a key.
    guard let index = index(of: .created) else { return }
    let created = tokens[index].text
    remove(at: index)
    setKey(.created, created)
  }

  private mutating func reopen() {
    let letter = self.letter.map { String($0) }
    setKey(.priority, nil)
    removeAll { $0.kind == .done || $0.kind == .completed || $0.kind == .priority }
    tokens.first.map { _ in tokens[0].space = "" }
    if let letter { insert("(\(letter))", .priority, at: 0) }
  }

  private mutating func setPriority(_ priority: ForeignToDo.Priority) {
    let letter = Self.letter(of: priority)
    if isDone {
      let index = index(of: .priority)
      if let index, let letter {
        tokens[index].text = "(\(letter))"
      } else {
        if let index { remove(at: index) }
        setKey(.priority, letter)
      }
    } else if let letter {
      set(.priority, "(\(letter))", at: 0)
    } else if let index = index(of: .priority) {
      remove(at: index)
    }
  }

  private mutating func setCreation(_ day: CivilDate?) {
    guard let day else { return removeAll { $0.kind == .created || $0.kind == .key(.created) } }
    if index(of: .created) == nil,
      index(of: .key(.created)) != nil || isDone && index(of: .completed) == nil
    {
      setKey(.created, day.text)
    } else {
      set(.created, day.text, at: headCount)
    }
  }

  private mutating func setDue(_ due: ForeignToDo.Moment?, _ settings: FormatSettings) {
    setKey(.due, due.map { settings.day(of: $0).text })
    guard case .instant(let instant, _) = due else { return setKey(.dueTime, nil) }
    let time = settings.zone.civil(at: instant).secondOfDay
    if value(of: .key(.dueTime)).flatMap(TodoTxtKey.secondOfDay) != time {
      setKey(.dueTime, TodoTxtKey.timeText(secondOfDay: time))
    }
  }

  private mutating func setTags(_ tags: [String], list: String) {
    setList(Self.label(list))
    let wanted = tags.map(Self.label).filter { !$0.isEmpty }
    let first = self.list
    removeAll { token in
      guard token.kind == .project || token.kind == .context else { return false }
      return !(token.kind == .context && token.value == first)
        && !wanted.contains(String(token.value))
    }
    var known = Set(self.tags)
    for tag in wanted where known.insert(tag).inserted { append("+\(tag)", .project) }
  }

  private mutating func setList(_ list: String) {
    let old = self.list
    guard list != old else { return }
    if list.isEmpty {
      // The next context would become the list, so the remaining contexts become projects.
      removeAll { $0.kind == .context && $0.value == old }
      for index in tokens.indices where tokens[index].kind == .context {
        tokens[index].text = "+\(tokens[index].value)"
        tokens[index].kind = .project
      }
    } else if old.isEmpty {
      append("@\(list)", .context)
    } else {
      for index in tokens.indices where tokens[index].kind == .context && tokens[index].value == old
      {
        tokens[index].text = "@\(list)"
      }
    }
  }

  /// Returns a tag or list as a single token, without spaces.
  private static func label(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }
    return words.joined(separator: "_")
  }

  /// Returns a text if it is one word; otherwise `nil`.
  private static func oneWord(_ text: String) -> String? {
    text.isEmpty || text.contains(where: \.isWhitespace) ? nil : text
  }
}
