import Testing
import WidgetExtension
import WidgetIntents

@testable import widgetctl

@Suite("The properties that lines of a result read")
struct EntityRowsTests {
  private static let offer = ExtensionDescription(
    entities: [
      EntityMetadata(
        identifier: "Tea",
        title: "Tea",
        properties: [
          .init(name: "number", type: .int), .init(name: "name", type: .string),
          .init(name: "due", type: .optional(.dateComponents)),
          .init(name: "dueDate", type: .optional(.date)),
          .init(name: "strength", type: .enumeration("Strength")),
          .init(name: "tags", type: .list(.string)),
        ]
      )
    ]
  )

  private static func properties(_ result: IntentValueType) -> [String]? {
    let intent = IntentMetadata(
      name: "list-teas",
      identifier: "ListTeas",
      title: "List Teas",
      description: nil,
      category: nil,
      summary: nil,
      role: .action,
      parameters: [],
      resultType: result,
      isDiscoverable: true
    )
    return EntityRows.properties(of: intent, in: offer)
  }

  @Test func `of a list they are the number and what decides the emphasis`() {
    let read = ["number", "due", "strength"]
    #expect(Self.properties(.list(.entity("Tea"))) == read)
    #expect(Self.properties(.optional(.list(.entity("Tea")))) == read)
  }

  @Test func `of any other result they are all`() {
    #expect(Self.properties(.entity("Tea")) == nil)
    #expect(Self.properties(.list(.string)) == nil)
    #expect(Self.properties(.list(.entity("Coffee"))) == nil)
    #expect(Self.properties(.nothing) == nil)
  }
}
