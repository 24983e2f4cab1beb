import Foundation
import SeededNumbers
import Testing

@testable import WidgetExtension
@testable import WidgetIntents

@Suite("An offer that is read as it stands", .timeLimit(.minutes(5)))
struct OfferReadingTests {
  /// All that `Codable` writes of an offer; equal entities may have shown something else.
  private static func text(_ description: ExtensionDescription) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return String(decoding: try encoder.encode(description), as: UTF8.self)
  }

  /// The first lines that are not the same: whole texts are compared for a minute where they are not.
  private static func difference(_ text: String, _ other: String) -> String? {
    let (lines, others) = (text.split(separator: "\n"), other.split(separator: "\n"))
    let pairs = zip(lines, others).first { $0 != $1 }
    if let (line, other) = pairs { return "\(line) is \(other)" }
    return lines.count == others.count ? nil : "\(lines.count) lines are \(others.count)"
  }

  private static func read(_ bytes: [UInt8]) throws -> ExtensionDescription {
    try MessageCoding.cbor.message(in: bytes, reading: ExtensionDescription.init(reading:))
  }

  private static func decoded(_ bytes: [UInt8]) throws -> ExtensionDescription {
    try MessageCoding.cbor.message(ExtensionDescription.self, in: bytes)
  }

  @Test func `every field of every part of it arrives`() throws {
    for offer in [FullOffer.description, ExtensionDescription()] {
      let bytes = try MessageCoding.cbor.bytes(of: offer)
      #expect(try Self.difference(Self.text(Self.read(bytes)), Self.text(offer)) == nil)
      #expect(try Self.difference(Self.text(Self.decoded(bytes)), Self.text(offer)) == nil)
    }
  }

  @Test func `the offer of these tests has every field`() {
    var fields = Fields()
    fields.visit(FullOffer.description)
    fields.visit(CodedComponents(FullOffer.components))
    #expect(fields.known.count > 60)
    #expect(fields.known.subtracting(fields.filled).sorted() == [])
  }

  @Test(
    arguments: [
      ("widgets", nil, "widgets missing"),
      ("widgets", .null, "Array<Any> missing at widgets"),
      ("widgets.0", .text, "Dictionary<String, Any> expected at widgets.0"),
      ("widgets.0.kind", nil, "kind missing at widgets.0"),
      ("widgets.0.kind", .number, "String expected at widgets.0.kind"),
      ("widgets.0.families.1", .null, "String missing at widgets.0.families.1"),
      ("widgets.0.isActivity", .number, "Bool expected at widgets.0.isActivity"),
      (
        "intents.0.role", .text,
        "Cannot initialize Role from invalid String value bool at intents.0.role"
      ),
      ("intents.0.resultType", .list, "Dictionary<String, Any> expected at intents.0.resultType"),
      ("intents.0.resultType", .object, "one case is expected at intents.0.resultType"),
      (
        "intents.0.parameters.0.defaultValue", .object,
        "one known kind is expected at intents.0.parameters.0.defaultValue"
      ),
      (
        "intents.0.parameters.2.cases.0.int", .text,
        "Int expected at intents.0.parameters.2.cases.0.int"
      ),
      (
        "intents.0.parameters.3.defaultValue.double", .text,
        "not a double at intents.0.parameters.3.defaultValue.double"
      ),
      ("shortcuts.0.phrases.0.0", .text, "there is no case bool at shortcuts.0.phrases.0.0"),
      (
        "shortCommands.0.commands.1.words", .object,
        "Words expected at shortCommands.0.commands.1.words"
      ),
      ("translations.tr.Tea", .flag, "String expected at translations.tr.Tea"),
    ] as [(String, ChangedMessage.Change?, String)]
  )
  func `what does not fit is refused with its path`(
    path: String,
    change: ChangedMessage.Change?,
    detail: String
  ) throws {
    let offer = try ChangedMessage(FullOffer.description)
    let place = try #require(offer.place(at: path))
    let bytes = try offer.bytes(changing: place, to: change?.bytes)
    #expect(throws: FrameFault.badBody(detail: detail)) { try Self.read(bytes) }
    #expect(throws: FrameFault.badBody(detail: detail)) { try Self.decoded(bytes) }
  }

  /// What a way of reading makes of bytes: the offer as text, or why it is none.
  private static func outcome(
    _ read: ([UInt8]) throws -> ExtensionDescription,
    _ bytes: [UInt8]
  ) throws -> String {
    do {
      return try text(read(bytes))
    } catch let error as FrameFault {
      return error.message
    }
  }

  @Test func `what is missing or of another kind is taken as Codable takes it`() throws {
    let offer = try ChangedMessage(FullOffer.description)
    let changes = [nil] + ChangedMessage.Change.allCases.map(Optional.some)
    let places = offer.values
    #expect(places.count > 500)
    for (position, place) in places.enumerated() {
      let change = changes[position % changes.count]
      let bytes = try offer.bytes(changing: place, to: change?.bytes)
      let read = try Self.outcome(Self.read, bytes)
      let decoded = try Self.outcome(Self.decoded, bytes)
      // `Codable`'s path leaves out the key of a case that the compiler reads.
      guard read != decoded, !read.contains(".words.") else { continue }
      Issue.record("\(read.prefix(200)) is \(decoded.prefix(200)) by Codable")
    }
  }

  /// What stands there as other versions wrote it, or will.
  @Test func `cases are read in every form that Codable reads`() throws {
    let offer = try ChangedMessage(FullOffer.description)
    let forms: [(path: String, form: [UInt8])] = [
      ("intents.0.resultType", try CBOREncoder.encode(["entity": ["_0": "Tea"]])),
      ("intents.0.resultType", try CBOREncoder.encode(["list": ["_0": ["optional": "int"]]])),
      ("shortcuts.0.phrases.0.0", try CBOREncoder.encode(["applicationName": [String: Int]()])),
      ("shortcuts.0.intent.arguments.0.input", try CBOREncoder.encode(["value": ["int": 1]])),
      (
        "shortcuts.0.intent.arguments.0.input",
        try CBOREncoder.encode(["value": ["_0": ["int": 1]]])
      ),
      ("records.0.columns.0.reading", try CBOREncoder.encode(["choice": ["_0": ["a"]]])),
      ("records.0.columns.0.reading", try CBOREncoder.encode(["color": ["shade": 1]])),
      ("intents.0.parameters.0.defaultValue", try CBOREncoder.encode(["int": 1, "shade": 2])),
    ]
    for (path, form) in forms {
      let place = try #require(offer.place(at: path))
      let bytes = try offer.bytes(changing: place, to: form)
      let (read, decoded) = try (Self.text(Self.read(bytes)), Self.text(Self.decoded(bytes)))
      #expect(Self.difference(read, decoded) == nil, "\(path)")
    }
  }

  @Test(arguments: [(29, true), (30, false)])
  func `values are nested as deeply as Codable takes them`(lists: Int, isTaken: Bool) throws {
    let value = (0..<lists).reduce(IntentValue.int(1)) { value, _ in .list([value]) }
    let offer = try ChangedMessage(FullOffer.description)
    let place = try #require(offer.place(at: "intents.0.parameters.0.defaultValue"))
    let bytes = try offer.bytes(changing: place, to: CBOREncoder.encode(value))
    let read = try Self.outcome(Self.read, bytes)
    #expect(try read == Self.outcome(Self.decoded, bytes))
    #expect(read.contains("the value is nested too deeply at intents.0.") == !isTaken)
  }

  /// A map of keys with empty objects, and behind them the entries of an empty offer.
  private static func bytes(_ keys: [String], in table: String? = nil) throws -> [UInt8] {
    var bytes: [UInt8] = [0xBF]
    if let table { bytes += try CBOREncoder.encode(table) + CollectionOfOne(0xBF) }
    for key in keys { bytes += try CBOREncoder.encode(key) + CollectionOfOne(0xA0) }
    if table != nil { bytes.append(0xFF) }
    return try bytes + CBOREncoder.encode(ExtensionDescription()).dropFirst()
  }

  @Test(arguments: [1, 40])
  func `keys that mean nothing are passed over`(count: Int) throws {
    let bytes = try Self.bytes((0..<count).map { "k\($0)" })
    #expect(try Self.read(bytes) == ExtensionDescription())
  }

  @Test func `a key that stands twice in a long map is refused`() throws {
    let keys = (0..<40).map { "k\($0 % 39)" }
    #expect(throws: FrameFault.badBody(detail: "the key k0 twice")) {
      try Self.read(Self.bytes(keys))
    }
    #expect(throws: FrameFault.badBody(detail: "the key k0 twice at translations")) {
      try Self.read(Self.bytes(keys, in: "translations"))
    }
  }
}

/// The fields of values and of what they hold, and those that had more than nothing somewhere.
private struct Fields {
  private(set) var known: Set<String> = []
  private(set) var filled: Set<String> = []

  mutating func visit(_ value: Any) {
    if value is URL || value is Date || value is DateComponents { return }
    let mirror = Mirror(reflecting: value)
    for child in mirror.children {
      if let label = child.label, mirror.displayStyle == .struct {
        let field = "\(mirror.subjectType).\(label)"
        known.insert(field)
        if !Self.isNothing(child.value) { filled.insert(field) }
      }
      visit(child.value)
    }
    if let entity = value as? EntityValue { visit(entity.properties) }
  }

  private static func isNothing(_ value: Any) -> Bool {
    switch value {
    case let text as String: text.isEmpty
    case let flag as Bool: !flag
    case let number as Int: number == 0
    default:
      Mirror(reflecting: value).children.isEmpty
        && [.optional, .collection, .dictionary].contains(Mirror(reflecting: value).displayStyle)
    }
  }
}
