import SeededNumbers

/// A script of random intents, and the output that a dictionary predicts.
///
/// Blocks are nested: atomic ones that commit, atomic ones that fail within `try`, and savepoints.
package struct ModelScript: Sendable {
  package private(set) var text = ""
  package private(set) var lines: [String] = []

  struct Item {
    var isDone = false
    /// The due day in December 2026.
    var due: Int?
  }

  /// The most to-dos; more would make searches slower and find no further errors.
  private static let mostItems = 40
  private static let deepest = 3

  var random: SplitMix64
  /// The to-dos by name.
  private var items: [String: Item] = [:]
  /// The names in order, so that a random choice is the same each time.
  private var names: [String] = []
  private var serial = 0
  private var total = 0
  private var depth = 0
  private var statementsLeft: Int

  package init(seed: UInt64, statements: Int) {
    random = SplitMix64(seed: seed)
    statementsLeft = statements
    write("var total = 0")
    while statementsLeft > 0 { statement() }
    write("for todo in find ToDo sort by name {")
    write("if let due = todo.due { print \"\\(todo.name) \\(todo.isDone) \\(due)\" }")
    write("else { print \"\\(todo.name) \\(todo.isDone)\" }")
    write("}")
    for name in names.sorted() {
      guard let item = items[name] else { continue }
      lines.append("\(name) \(item.isDone)" + (item.due.map { " 2026-12-\($0)" } ?? ""))
    }
    write("print total")
    lines.append("\(total)")
  }

  private mutating func write(_ line: String) { text += line + "\n" }

  private mutating func statement() {
    statementsLeft -= 1
    let isFull = names.count >= Self.mostItems
    switch random.below(names.isEmpty ? 3 : depth < Self.deepest ? 16 : 12) {
    case 0 where !isFull, 1 where !isFull: add()
    case 2: count()
    case 3: change("complete-to-do") { $0.isDone = true }
    case 4: change("reopen-to-do") { $0.isDone = false }
    case 5: rename()
    case 6: postpone()
    case 7: search()
    case 8: show()
    case 9: missing()
    case 12: block("atomic {", "}")
    case 13: failing()
    case 14: savepoint()
    case 15: loop()
    default: if names.isEmpty { add() } else { remove() }
    }
  }

  private mutating func add() {
    serial += 1
    let due = random.below(2) == 0 ? nil : 10 + random.below(19)
    let argument = due.map { ", due: 2026-12-\($0)" } ?? ""
    write("add-to-do(name: \"t\(serial)\"\(argument))")
    insert("t\(serial)", Item(due: due))
  }

  private mutating func insert(_ name: String, _ item: Item) {
    items[name] = item
    names.append(name)
  }

  private mutating func anyName() -> String { names[random.below(names.count)] }

  private mutating func change(_ intent: String, _ change: (inout Item) -> Void) {
    let name = anyName()
    write("\(intent)(id: \"\(name)\")")
    if var item = items[name] {
      change(&item)
      items[name] = item
    }
  }

  private mutating func rename() {
    let index = random.below(names.count)
    let name = names[index]
    serial += 1
    write("let r\(serial) = rename-to-do(id: ToDo(\"\(name)\"), name: \"t\(serial)\")")
    write("print r\(serial).name")
    lines.append("t\(serial)")
    items["t\(serial)"] = items.removeValue(forKey: name)
    names[index] = "t\(serial)"
  }

  private mutating func postpone() {
    let name = anyName()
    let days = random.below(7)
    write("set-due(id: \"\(name)\", due: 2026-12-10 + \(days) * 1 day)")
    items[name]?.due = 10 + days
  }

  private mutating func remove() {
    let index = random.below(names.count)
    let name = names.remove(at: index)
    write("remove-to-do(id: \"\(name)\")")
    items[name] = nil
  }

  private mutating func count() {
    let number = random.below(1_000)
    write("total = (total * 31 + \(number)) % 65521")
    total = (total * 31 + number) % 65_521
  }

  private mutating func search() {
    let day = 10 + random.below(19)
    write("print (find ToDo where isDone == false and due < 2026-12-\(day)).count")
    lines.append("\(items.values.count { !$0.isDone && ($0.due ?? 99) < day })")
  }

  private mutating func show() {
    let name = anyName()
    write("print ToDo(\"\(name)\").isDone")
    lines.append("\(items[name]?.isDone == true)")
  }

  private mutating func missing() {
    write("try { complete-to-do(id: \"nobody\") } catch error { print error.message }")
    lines.append("no to-do “nobody”")
  }

  private mutating func loop() {
    guard names.count + 3 <= Self.mostItems else { return }
    serial += 1
    write("for n\(serial) in [1, 2, 3] { add-to-do(\"t\(serial)n\\(n\(serial))\") }")
    for number in 1...3 { insert("t\(serial)n\(number)", Item()) }
  }

  /// Writes statements between two lines.
  private mutating func block(_ opening: String, _ closing: String) {
    write(opening)
    depth += 1
    for _ in 0...random.below(4) { statement() }
    depth -= 1
    write(closing)
  }

  /// Writes a block that fails, so that it changes nothing except by its handler.
  private mutating func failing() {
    let kept = (items, names, lines)
    serial += 1
    let number = serial
    block("try { atomic {", "fail \"f\(number)\" } } catch error { print error.message }")
    // The total stays: a variable is no part of the transaction.
    (items, names, lines) = kept
    lines.append("f\(number)")
  }

  private mutating func savepoint() {
    write("atomic {")
    depth += 1
    statement()
    let kept = (items, names, lines)
    serial += 1
    let number = serial
    block("try {", "fail \"s\(number)\" } catch error { print error.message }")
    (items, names, lines) = kept
    lines.append("s\(number)")
    statement()
    depth -= 1
    write("}")
  }
}
