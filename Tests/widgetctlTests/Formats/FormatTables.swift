import Wire

/// A generated table; if `hasProse` is true, the last column has a text that is written by hand.
struct Table {
  let head: [String]
  let rows: [[String]]
  var hasProse = false
}

/// Generates the documentation's tables of a format, in JSON or in bytes.
struct FormatTables<Form: WireForm> {
  let words: TypeWords

  // Of JSON that people and other programs write.

  /// Returns a table of a type's cases, each with the keys of its object.
  func kinds<Value: WiredChoice>(of type: Value.Type, _ head: String, prose: String) -> Table {
    let description = Description(of: type, Form.self)
    let rows = description.cases.compactMap { found -> [String]? in
      guard let name = found.noted?.name else { return nil }
      let fields = found.fields.filter { $0.name != "modifiers" }
      // A case without fields is its name alone then.
      guard description.mark != .alone || !fields.isEmpty else { return nil }
      return [code(name), keys(of: fields)]
    }
    return Table(head: [head, "keys", prose], rows: rows, hasProse: true)
  }

  /// Returns a table of the keys of one object, with a row for each key.
  func keys(of fields: [NotedField], prose: String) -> Table {
    let rows = fields.map { field in
      [
        code(field.name), words.word(for: field.type),
        field.isRequired ? "refused" : field.usual.map(code) ?? "–",
      ]
    }
    return Table(head: ["key", "is", "absent", prose], rows: rows, hasProse: true)
  }

  /// Returns a table of all objects that are reached from the types in `roots`, except those in
  /// `others`.
  func objects(from roots: [any Wired.Type], without others: [any Wired.Type]) -> Table {
    let rows = reached(from: roots).compactMap { type -> [String]? in
      guard type is any WiredRecord.Type, !others.contains(where: { $0 == type }) else {
        return nil
      }
      return [words.word(for: type), keys(of: description(of: type).cases.flatMap(\.fields))]
    }
    return Table(head: ["object", "keys"], rows: rows)
  }

  /// Returns a table of all enumerations that are reached from the types in `roots`.
  func names(from roots: [any Wired.Type]) -> Table {
    let rows = reached(from: roots).compactMap { type -> [String]? in
      guard let names = Enumeration.words(of: type) else { return nil }
      return [words.word(for: type), names.map { code($0.name) }.joined(separator: ", ")]
    }
    return Table(head: ["name", "is one of"], rows: rows)
  }

  private func keys(of fields: [NotedField]) -> String {
    fields.map { field in
      let absent = field.isRequired ? "" : field.usual.map { " = `\($0)`" } ?? "?"
      return "`\(field.name)` \(words.word(for: field.type))\(absent)"
    }.joined(separator: "; ")
  }

  // Of bytes.

  /// Returns a table of all records that are reached from `roots`, with their fields and types in
  /// the order of the tags.
  func records(from roots: [any Wired.Type]) -> Table {
    let rows = reached(from: roots).compactMap { type -> [String]? in
      guard type is any WiredRecord.Type else { return nil }
      return [title(of: type), fields(of: description(of: type).cases.flatMap(\.fields))]
    }
    return Table(head: ["record", "fields"], rows: sorted(rows))
  }

  /// Returns a table of all types with cases that are reached from `roots`, with the cases in the
  /// order of the tags.
  func choices(from roots: [any Wired.Type]) -> Table {
    let rows = reached(from: roots).compactMap { type -> [String]? in
      if let names = Enumeration.words(of: type) {
        let head = type is any WiredWord.Type ? "a word: " : ""
        return [title(of: type), head + tagged(names.map { ($0.tag, code($0.name)) })]
      }
      guard type is any WiredChoice.Type else { return nil }
      let cases = description(of: type).cases.sorted { ($0.noted?.tag ?? 0) < ($1.noted?.tag ?? 0) }
      return [title(of: type), tagged(cases.map { ($0.noted?.tag ?? 0, word(for: $0)) })]
    }
    return Table(head: ["choice", "cases"], rows: sorted(rows))
  }

  private func word(for found: Description.Case) -> String {
    guard let name = found.noted?.name else {
      return found.fields.map { words.word(for: $0.type) }.joined()
    }
    return code(name) + (found.fields.isEmpty ? "" : " (\(fields(of: found.fields)))")
  }

  private func fields(of fields: [NotedField]) -> String {
    tagged(
      fields.sorted { $0.tag < $1.tag }.map { field in
        // A flag without a value of its own is its bit.
        let mark = field.isMark ? "!" : field.isRequired ? "" : "?"
        let type = field.isMark ? "" : " \(words.word(for: field.type))"
        return (field.tag, code(field.name + mark) + type)
      }
    )
  }

  /// Returns the items with commas between them; a tag is only written if it is not the previous
  /// one plus 1, beginning with 0.
  private func tagged(_ items: [(tag: Int, text: String)]) -> String {
    var expected = 0
    return items.map { tag, text in
      defer { expected = tag + 1 }
      return tag == expected ? text : "\(tag): \(text)"
    }.joined(separator: ", ")
  }

  private func title(of type: any Wired.Type) -> String {
    words.areNames ? code(TypeWords.name(of: type)) : words.word(for: type)
  }

  private func sorted(_ rows: [[String]]) -> [[String]] {
    rows.sorted { $0[0].filter { $0 != "`" } < $1[0].filter { $0 != "`" } }
  }

  private func code(_ text: String) -> String { "`\(text)`" }

  // All types, in the order in which they are met.

  private func description(of type: any Wired.Type) -> Description {
    func open<Value: Wired>(_ type: Value.Type) -> Description { Description(of: type, Form.self) }
    return open(type)
  }

  private func reached(from roots: [any Wired.Type]) -> [any Wired.Type] {
    var found: [any Wired.Type] = []
    var next = roots
    while !next.isEmpty {
      let type = next.removeFirst()
      let list = type as? any WiredList.Type
      if let element = list?.element ?? (type as? any WiredTable.Type)?.element {
        next.insert(element, at: 0)
        continue
      }
      let isEnumeration = Enumeration.words(of: type) != nil
      guard isEnumeration || type is any WiredRecord.Type || type is any WiredChoice.Type,
        !found.contains(where: { $0 == type })
      else { continue }
      found.append(type)
      guard !isEnumeration else { continue }
      next = description(of: type).cases.flatMap { $0.fields.map(\.type) } + next
    }
    return found
  }
}
