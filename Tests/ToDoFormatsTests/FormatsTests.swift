import Testing

@testable import ToDoFormats

@Suite("Forms of to-dos", .timeLimit(.minutes(2)))
struct FormatsTests {
  @Test func `no two forms have one name`() {
    let names = ToDoFormats.all.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
