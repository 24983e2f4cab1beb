import Foundation
import Moments
import SeededNumbers
import Testing
import WidgetIntents

@testable import WidgetExtension

@Suite("Messages as CBOR (RFC 8949)", .timeLimit(.minutes(5)))
struct CBORTests {
  private struct Everything: Codable, Equatable {
    var flag: Bool
    var small: Int8
    var number: Int64
    var large: UInt64
    var fraction: Double
    var text: String
    var missing: String?
    var list: [Int?]
    var table: [String: Int64]
    var inner: [Everything]
  }

  private static let everything = Everything(
    flag: true,
    small: .min,
    number: .min,
    large: .max,
    fraction: -.infinity,
    text: "Bakkaliye 🛒",
    missing: nil,
    list: [0, 23, 24, 255, 256, 65_536, nil, -1, -25],
    table: ["a": .max, "b": -256],
    inner: []
  )

  private static let values: [IntentValue] = [
    .none, .bool(true), .bool(false), .int(0), .int(23), .int(24), .int(-1), .int(300),
    .int(70_000),
    .int(.max), .int(.min), .double(-0.5), .string(""), .string("Bakkaliye 🛒"),
    .string(String(repeating: "x", count: 70_000)),
    .date(Instant(microseconds: 1_796_000_000_000_001).date),
    .date(Instant(microseconds: -1).date), .dateComponents(DateComponents()),
    .dateComponents(DateComponents(year: 2026, month: 12, day: 1, hour: 9, minute: 0)),
    .enumeration(EnumerationValue(type: "T", rawValue: "high", title: "High", position: 3)),
    .list([]), .list([.int(1), .list([.string("a")])]),
    .duration(CalendarDuration(months: 1, days: -2, microseconds: 3)),
  ]

  @Test func `lists of values are written as the encoder writes them, and read back`() throws {
    let entities = [
      EntityValue(type: "T", id: "1", title: "Milk"),
      EntityValue(
        type: "T",
        id: "2",
        title: "",
        subtitle: "tomorrow",
        properties: Self.values.enumerated().map { .init(name: "p\($0)", value: $1) }
      ),
    ]
    var writtenEntities = EntityBytes()
    for entity in entities { try writtenEntities.append(entity) }
    let bytes = writtenEntities.list
    #expect(try bytes == CBOREncoder.encode(entities))
    let read = try MessageCoding.cbor.message(in: bytes) { value throws(CBORMisfit) in
      try value.list(EntityValue.init(reading:))
    }
    #expect(read.map(\.subtitle) == [nil, "tomorrow"])
    #expect(read[1].properties.map(\.value) == Self.values)
    let values = Self.values + entities.map { .entity($0) }
    var written = EntityBytes()
    #expect(try written.list == CBOREncoder.encode([IntentValue]()))
    for value in values { try written.append(value) }
    #expect(try written.list == CBOREncoder.encode(values))
  }

  @Test func `a value comes back as it was`() throws {
    var value = Self.everything
    value.inner = [Self.everything]
    #expect(try CBORDecoder.decode(Everything.self, from: CBOREncoder.encode(value)) == value)
  }

  /// As the compiler writes cases with values: a container in a container.
  private enum Case: Codable, Equatable {
    case plain
    case named(text: String, number: Int)
    indirect case nested([Case], Case)
  }

  @Test func `cases with values come back, whatever stands after them`() throws {
    let cases: [Case] = [
      .plain, .named(text: "a", number: -1),
      .nested([.plain, .named(text: "", number: 0)], .plain), .plain,
    ]
    #expect(try CBORDecoder.decode([Case].self, from: CBOREncoder.encode(cases)) == cases)
    let table = ["x": cases, "y": []]
    let bytes = try CBOREncoder.encode(table)
    #expect(try CBORDecoder.decode([String: [Case]].self, from: bytes) == table)
  }

  /// RFC 8949, appendix A.
  @Test(arguments: [
    ([0x00], 0), ([0x17], 23), ([0x18, 0x18], 24), ([0x19, 0x03, 0xE8], 1000),
    ([0x1A, 0x00, 0x0F, 0x42, 0x40], 1_000_000), ([0x20], -1), ([0x29], -10), ([0x38, 0x63], -100),
    ([0x39, 0x03, 0xE7], -1000),
  ])
  func `integers are written as the standard has them`(bytes: [UInt8], number: Int) throws {
    #expect(try CBOREncoder.encode(number) == bytes)
    #expect(try CBORDecoder.decode(Int.self, from: bytes) == number)
  }

  /// RFC 8949, appendix A: with and without a length before the items.
  @Test(arguments: [
    [0x83, 0x01, 0x02, 0x03], [0x9F, 0x01, 0x02, 0x03, 0xFF], [0x98, 0x03, 0x01, 0x02, 0x03],
  ])
  func `lists of either length are read`(bytes: [UInt8]) throws {
    #expect(try CBORDecoder.decode([Int].self, from: bytes) == [1, 2, 3])
  }

  @Test func `a map may be longer than what is searched key by key`() throws {
    let table = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("key \($0)", $0) })
    #expect(try CBORDecoder.decode([String: Int].self, from: CBOREncoder.encode(table)) == table)
  }

  @Test(arguments: [
    ([], "it ends early"),
    ([0x18], "it ends early"),
    ([0x01, 0x02], "bytes after the end"),
    ([0x63, 0x61], "a text that ends early"),
    ([0x61, 0xFF], "a text that is not UTF-8"),
    ([0x82, 0x01], "a list that ends early"),
    ([0x9B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], "a list that ends early"),
    ([0xFF], "a break where nothing ends"),
    ([0xBF, 0x61, 0x61, 0xFF], "a break where nothing ends"),
    ([0xBF, 0x01, 0x02, 0xFF], "a key that is no text"),
    ([0x1C], "a length of another kind"),
    ([0x41, 0x00], "a byte string or a tag"),
    ([0xC0, 0x00], "a byte string or a tag"),
    ([0xF9, 0x3C, 0x00], "a value of another kind"),
    ([UInt8](repeating: 0x9F, count: 200), "too many levels"),
  ])
  func `what is no message is refused with its place`(bytes: [UInt8], reason: String) {
    let error = #expect(throws: CBORFault.self) { try CBORItems(bytes) }
    #expect(error?.detail.hasPrefix("it is not CBOR: \(reason) at byte ") == true)
  }

  @Test func `a key that stands twice in a long map is refused`() throws {
    var bytes: [UInt8] = [0xBF]
    for index in 0..<40 { bytes += try CBOREncoder.encode("k\(index % 39)") + [0x01] }
    bytes.append(0xFF)
    let fault = #expect(throws: FrameFault.self) {
      try MessageCoding.cbor.message([String: Int].self, in: bytes)
    }
    #expect(fault == .badBody(detail: "the key k0 twice"))
  }

  @Test func `what does not fit is named with its path`() throws {
    let bytes = try CBOREncoder.encode(["inner": [["flag": "yes"]]])
    struct Outer: Decodable {
      struct Inner: Decodable { var flag: Bool }
      var inner: [Inner]
    }
    #expect(throws: FrameFault.badBody(detail: "Bool expected at inner.0.flag")) {
      try MessageCoding.cbor.message(Outer.self, in: bytes)
    }
    #expect(throws: FrameFault.badBody(detail: "a number that is no UInt8 at 0")) {
      try MessageCoding.cbor.message([UInt8].self, in: CBOREncoder.encode([256]))
    }
    #expect(throws: FrameFault.badBody(detail: "intent missing")) {
      try MessageCoding.cbor.message(PerformRequest.self, in: [0xA0])
    }
  }

  @Test func `twenty thousand random changes are a message or a fault, never a trap`() throws {
    let request = PerformRequest(
      intent: "add-to-do",
      arguments: [
        IntentArgument("name", text: "Milk"),
        IntentArgument("tags", value: .list([.string("home"), .int(-3), .none])),
      ],
      runID: "r",
      origin: "perform",
      now: 1
    )
    let bytes = try CBOREncoder.encode(request)
    var numbers = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      var mutant = bytes
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: mutant.indices, using: &numbers)
        mutant[place] = UInt8.random(in: .min ... .max, using: &numbers)
      }
      _ = try? MessageCoding.cbor.message(PerformRequest.self, in: mutant)
    }
  }
}
