import Testing

@testable import HomeWidgets

@Suite("To-dos that were changed on two sides", .timeLimit(.minutes(2)))
struct MergedToDoTests {
  private static let base = ToDoRecord(id: ToDoID(bits: 1), name: "Buy milk", notes: "oat")

  private func merged(
    ours: (inout ToDoRecord) -> Void,
    theirs: (inout ToDoRecord) -> Void,
    hasBase: Bool = true,
    takesTheirs: Bool = false
  ) -> MergedToDo {
    var (here, there) = (Self.base, Self.base)
    ours(&here)
    theirs(&there)
    return MergedToDo(
      ours: here,
      base: hasBase ? Self.base : nil,
      theirs: there,
      takesTheirs: takesTheirs
    )
  }

  @Test func `what only the other side changed is taken, field by field`() {
    let merged = merged(ours: { $0.priority = .high }, theirs: { $0.name = "Buy oat milk" })
    #expect(merged.record.name == "Buy oat milk")
    #expect(merged.record.priority == .high)
    #expect(merged.taken == [.name])
    #expect(merged.conflicts.isEmpty)
  }

  @Test func `what both sides changed alike is no conflict`() {
    let merged = merged(ours: { $0.name = "Milk" }, theirs: { $0.name = "Milk" })
    #expect(merged.taken.isEmpty)
    #expect(merged.conflicts.isEmpty)
  }

  @Test(arguments: [(false, "Ours"), (true, "Theirs")])
  func `what both sides changed is a conflict, and ours stays unless theirs is asked for`(
    takesTheirs: Bool,
    name: String
  ) {
    let merged = merged(
      ours: { $0.name = "Ours" },
      theirs: { $0.name = "Theirs" },
      takesTheirs: takesTheirs
    )
    #expect(merged.record.name == name)
    #expect(merged.conflicts == [.name])
  }

  @Test func `without a base each difference is a conflict`() {
    let merged = merged(ours: { _ in }, theirs: { $0.notes = "soy" }, hasBase: false)
    #expect(merged.conflicts == [.notes])
    #expect(merged.record.notes == "oat")
  }

  @Test(arguments: ExchangedField.allCases)
  func `a field is equal to itself and is copied whole`(field: ExchangedField) {
    var other = Self.base
    other.name = "Other"
    other.close(at: 5)
    (other.due, other.dueZone) = (.instant(.init(microseconds: 7)), "Europe/Istanbul")
    (other.notBefore, other.notBeforeZone) = (.instant(.init(microseconds: 8)), "Europe/Berlin")
    other.startedAt = 9
    other.reminders = [.before(seconds: 600)]
    other.blockedBy = [ToDoID(bits: 2)]
    other.priority = .low
    other.notes = "soy"
    (other.tags, other.list, other.recurrence) = (["home"], "Shop", "FREQ=DAILY")
    other.checklist = [ChecklistItem(name: "one")]
    other.url = "https://example.org"
    #expect(!field.isEqual(Self.base, other))
    var copy = Self.base
    field.copy(from: other, to: &copy)
    #expect(field.isEqual(copy, other))
    for rest in ExchangedField.allCases where rest != field {
      #expect(rest.isEqual(copy, Self.base))
    }
  }
}
