import Testing
import WidgetIntents

@testable import WidgetTerminal
@testable import widgetctl

@Suite("Searches in words", .timeLimit(.minutes(2)))
struct FindQueryTests {
  private func query(_ text: String) throws(UsageError) -> FindQuery {
    try FindQuery(text.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "ToDo where isDone == false", "ToDo where isDone = false", "ToDo where isDone==false",
    "ToDo where isDone is false",
  ])
  func `a condition compares a property with a value`(text: String) throws {
    #expect(try query(text).filter == .compare(property: "isDone", .equalTo, .text("false")))
  }

  // CL-9
  @Test(arguments: [
    ("due before today", EntityComparison.lessThan), ("due after today", .greaterThan),
    ("due is today", .equalTo), ("due is not today", .notEqualTo),
  ])
  func `words that no shell needs in quotes compare too, in quotes as well`(
    condition: String,
    comparison: EntityComparison
  ) throws {
    let expected = EntityFilter.compare(property: "due", comparison, .text("today"))
    #expect(try query("ToDo where \(condition)").filter == expected)
    #expect(try FindQuery(["ToDo", "where", condition]).filter == expected)
    #expect(try FindQuery(["ToDo", "where", "not \(condition)"]).filter == .not(expected))
  }

  @Test(arguments: [
    ("list is Old Town", "list", EntityComparison.equalTo, "Old Town"),
    ("name == what is this", "name", .equalTo, "what is this"),
    ("name contains is not", "name", .contains, "is not"),
  ])
  func `the value of a quoted condition may have blanks and words of comparisons`(
    condition: String,
    property: String,
    comparison: EntityComparison,
    value: String
  ) throws {
    #expect(
      try FindQuery(["ToDo", "where", condition]).filter
        == .compare(property: property, comparison, .text(value))
    )
  }

  // CL-9
  @Test(arguments: [
    ("ToDo isDone == false", "ToDo where isDone is false"),
    ("ToDo dueDate tomorrow", "ToDo where dueDate is tomorrow"),
    ("ToDo where isDone order by due", "ToDo where isDone sort by due"),
    ("ToDo limit ten", "ToDo limit 5"), ("ToDo sort by due limit", "ToDo sort by due limit 5"),
    ("ToDo wher isDone", "ToDo where isDone"), ("ToDo sort due", "ToDo sort by due"),
    ("ToDo isDone sort due limit 3", "ToDo where isDone sort by due limit 3"),
    ("ToDo due < today", "ToDo where due before today"),
  ])
  func `a search that lacks a word is shown with it`(text: String, corrected: String) throws {
    let error = #expect(throws: UsageError.self) { try query(text) }
    #expect(error?.hint == "did you mean: widgetctl find \(corrected)")
    #expect(throws: Never.self) { try query(corrected) }
  }

  @Test func `one text with quotes says the same as words of the shell`() throws {
    let text = try FindQuery(["ToDo where name == \"Buy milk\""])
    #expect(text == (try FindQuery(["ToDo", "where", "name", "==", "Buy milk"])))
  }

  @Test func `a condition may be one word of the shell with blanks in it`() throws {
    #expect(
      try FindQuery(["ToDo", "where", "due < today"]).filter
        == .compare(property: "due", .lessThan, .text("today"))
    )
  }

  @Test(arguments: [
    #"name == "race car""#, #"name == "race car" and isDone"#,
    #"isDone and name == "race car""#,
  ])
  func `quotes in one word of the shell mean what they mean in a script`(clause: String) throws {
    let named = EntityFilter.compare(property: "name", .equalTo, .text("race car"))
    let isDone = EntityFilter.compare(property: "isDone", .equalTo, .text("true"))
    let filter = try FindQuery(["ToDo", "where", clause]).filter
    #expect(
      clause.contains("isDone")
        ? [.and([named, isDone]), .and([isDone, named])].contains(filter) : filter == named
    )
  }

  @Test func `a property alone asks whether it is true, not whether it is not`() throws {
    let isDone = EntityFilter.compare(property: "isDone", .equalTo, .text("true"))
    #expect(try query("ToDo where isDone").filter == isDone)
    #expect(try query("ToDo where not isDone").filter == .not(isDone))
  }

  @Test func `and binds closer than or`() throws {
    func part(_ name: String) -> EntityFilter { .compare(property: name, .equalTo, .text("true")) }
    #expect(
      try query("ToDo where a and b or c").filter
        == .or([.and([part("a"), part("b")]), part("c")])
    )
  }

  @Test func `sorting and a limit follow`() throws {
    let query = try query("ToDo where isDone sort by due descending, name limit 5")
    #expect(
      query.sorts == [
        EntitySort(property: "due", isDescending: true), EntitySort(property: "name"),
      ]
    )
    #expect(query.limit == 5)
  }

  @Test(arguments: [
    "ToDo wher isDone", "ToDo where", "ToDo where a ~ b", "ToDo where a ==", "ToDo sort due",
    "ToDo limit 0", "ToDo limit many", "ToDo where a and",
  ])
  func `anything else is refused with the form`(text: String) {
    let error = #expect(throws: UsageError.self) { try query(text) }
    #expect(error?.signature == "widgetctl find \(FindQuery.form)")
  }

  @Test func `conditions without end are refused`() {
    let words = Array(repeating: "not", count: 10_000)
    #expect(throws: UsageError.self) { try FindQuery(["ToDo", "where"] + words) }
  }
}
