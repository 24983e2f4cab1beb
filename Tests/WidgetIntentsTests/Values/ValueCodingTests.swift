import FoundationEssentials
import TestSupport
import Testing
import Wire

@testable import WidgetIntents

@Suite("Erased values", .timeLimit(.minutes(5)))
struct ValueCodingTests {
  static func samples() throws -> [IntentValue] {
    var day = DateComponents()
    day.year = 2026
    day.month = 12
    day.day = 1
    let plant = EntityValue(
      type: "Plant",
      id: "3",
      title: "Basil",
      properties: [.init(name: "height", value: .double(0.25))]
    )
    return [
      .none, .bool(true), .int(.min), .int(.max), .double(0.1), .double(-.infinity),
      .string("quote \" tab \t é 👨‍👩‍👧"), .url(try #require(URL(string: "https://example.com/?q=1"))),
      .date(Date(timeIntervalSince1970: 1_795_255_200.5)), .dateComponents(day),
      .enumeration(EnumerationValue(type: "Soil", rawValue: "sand", title: "Sandy", position: 1)),
      .entity(plant), .list([.list([]), .int(1), .none]),
      .duration(CalendarDuration(months: 1, days: 3, microseconds: 7_200_000_000)),
      .measurement(MeasurementValue(value: 5.5, unit: "km", dimension: "length")),
    ]
  }

  private func json(_ value: IntentValue) throws -> Data {
    try JSONEncoder().encode(JSONForm(value: value))
  }

  private func read(_ json: Data) throws -> IntentValue {
    try JSONDecoder().decode(JSONForm.self, from: json).value
  }

  /// A value in the JSON format for users and other programs.
  private struct JSONForm: Codable {
    let value: IntentValue

    init(value: IntentValue) { self.value = value }
    init(from decoder: any Decoder) throws {
      value = try JSONReader.value(IntentValue.self, decoder)
    }
    func encode(to encoder: any Encoder) throws { try JSONWriter.write(value, encoder) }
  }

  @Test func `every value survives its journey`() throws {
    for value in try Self.samples() {
      #expect(try travelled(value) == value)
      #expect(try read(json(value)) == value)
    }
    guard case .double(let number) = try travelled(IntentValue.double(.nan)) else {
      Issue.record("expected a number")
      return
    }
    #expect(number.isNaN)
    let plant = try Self.samples()[11]
    for copy in [try travelled(plant), try read(json(plant))] {
      guard case .entity(let entity) = copy else {
        Issue.record("expected an entity")
        return
      }
      #expect(entity.title == "Basil")
      #expect(entity[property: "height"] == .double(0.25))
    }
  }

  @Test(arguments: [
    "{}", "{\"colour\":1}", "{\"int\":\"x\"}", "{\"int\":1,\"bool\":true}", "3", "null",
    "{\"double\":\"x\"}", "{\"date\":1e300}", "{\"entity\":{\"id\":\"1\"}}", "{\"list\":[1]}",
  ])
  func `what is no value is refused`(json: String) {
    #expect(throws: DecodingError.self) { try read(Data(json.utf8)) }
  }

  @Test func `a scalar value takes no more than three words`() {
    #expect(MemoryLayout<IntentValue>.stride <= 24)
  }

  @Test func `a value nested without end is refused, not followed`() {
    let open = String(repeating: "{\"list\":[", count: 200)
    let close = String(repeating: "]}", count: 200)
    #expect(throws: (any Error).self) { try read(Data((open + close).utf8)) }
  }

  @Test func `plain JSON has the values alone`() throws {  // CL-6
    #expect(
      try IntentValue.list(Self.samples()).json
        == """
        [null,true,-9223372036854775808,9223372036854775807,0.1,null,"quote \\" tab \\t é 👨‍👩‍👧",\
        "https://example.com/?q=1","2026-11-21T10:00:00.5Z","2026-12-01","sand",\
        {"id":"3","title":"Basil","height":0.25},[[],1,null],\
        "1 month 3 days 2 h",{"value":5.5,"unit":"km"}]
        """
    )
    #expect(IntentValue.string("\u{1}\\").json == "\"\\u0001\\\\\"")
  }

  @Test func `metadata, errors, invocations and filters travel`() throws {
    func roundTrip<Value: Wired & Equatable>(_ value: Value) throws {
      #expect(try travelled(value) == value)
    }
    try roundTrip(IntentMetadata(RepotPlantIntent.self))
    try roundTrip(EntityMetadata(Plant.self))
    try roundTrip(EnumMetadata(Soil.self))
    try roundTrip(IntentInvocation(RepotPlantIntent(plant: PlantQuery.plants[1], soil: .sand)))
    try roundTrip(IntentOutcome(value: .int(1), dialog: "one"))
    try roundTrip(
      IntentError.ambiguous(
        entity: "plant",
        text: "r",
        candidates: [.init(id: "1", title: "Rose")]
      )
    )
    try roundTrip(EntityFilter.and([.not(.compare(property: "a", .contains, .text("b"))), .all]))
  }
}
