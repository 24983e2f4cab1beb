import Moments
import SharedStore
import SystemLibrary
import TestSupport
import Testing
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

@testable import widgetctl

@Suite("Keys that the store knows of extensions", .timeLimit(.minutes(2)))
struct LiveRowOffersTests {
  private static let intents = [
    intent("Rename", [("note", .entity("Note")), ("text", .string)]),
    intent("Press", [("note", .entity("Note"))]),
  ]

  private static func intent(
    _ name: String,
    _ parameters: [(String, IntentValueType)]
  ) -> IntentMetadata {
    IntentMetadata(
      name: name.lowercased(),
      identifier: name,
      title: name,
      description: nil,
      category: nil,
      summary: nil,
      role: .action,
      parameters: parameters.map { ParameterMetadata(name: $0.0, title: $0.0, type: $0.1) },
      resultType: .nothing,
      isDiscoverable: true
    )
  }

  private static func keys(
    _ offers: inout LiveRowOffers,
    hasChanged: (String) -> Bool = { _ in false }
  ) -> [LiveRowKey] {
    offers.keys(of: "Notes", kind: "Any", hasChanged: hasChanged).keys
  }

  private static func row(_ title: String?, unchanged: String? = nil) -> KnownExtension {
    var offer = ExtensionDescription(intents: intents)
    offer.shortCommands = [
      ShortCommandsMetadata(
        name: "note",
        summary: "",
        commands: [
          ShortCommandMetadata(
            names: ["edit"],
            summary: "",
            example: "",
            intent: IntentInvocation(identifier: "Rename", arguments: []),
            words: .entityAndText(entity: "note", text: "text"),
            key: title.map {
              ShortCommandMetadata.Key(
                key: "e",
                title: $0,
                beginning: "text",
                unchanged: unchanged
              )
            }
          )
        ]
      )
    ]
    offer.records = [
      RecordDescription(
        collection: "notes",
        noun: "note",
        titleColumn: "text",
        entity: "Note",
        columns: [RecordDescription.Column(name: "text", reading: .value)]
      )
    ]
    offer.translations = ["tr": ["edit": "düzenle"]]
    return KnownExtension(
      name: "Notes",
      path: "/notes",
      stamp: "1",
      description: KeptOffer(description: offer).storedBytes ?? [],
      isAdded: true
    )
  }

  @Test func `they are read in the language of the reader, and again when an offer changes`() {
    var offers = LiveRowOffers()
    func titles() -> [String] { Self.keys(&offers).map(\.title) }
    offers.take([Self.row("edit")], in: .english)
    #expect(titles() == ["edit"])
    offers.take([Self.row("edit")], in: .turkish)
    #expect(titles() == ["düzenle"])
    offers.take([Self.row("change")], in: .turkish)
    #expect(titles() == ["change"])
    offers.take([], in: .turkish)
    #expect(titles() == [])
  }

  @Test func `a key is listed until a record of its entity has changed`() {
    var offers = LiveRowOffers()
    offers.take([Self.row("edit", unchanged: "Note")], in: .english)
    #expect(Self.keys(&offers).map(\.key) == ["e"])
    #expect(Self.keys(&offers) { $0 == "notes" }.map(\.isListed) == [false])
    #expect(Self.keys(&offers) { $0 != "notes" }.map(\.isListed) == [true])
    // Of an entity that is no record nothing is known.
    offers.take([Self.row("edit", unchanged: "Tea")], in: .english)
    #expect(Self.keys(&offers).map(\.isListed) == [false])
    offers.take([Self.row("edit")], in: .english)
    #expect(Self.keys(&offers) { _ in true }.map(\.key) == ["e"])
  }

  @Test func `an offer without keys, as of version 1, has none`() {
    var offers = LiveRowOffers()
    offers.take([Self.row(nil)], in: .english)
    #expect(Self.keys(&offers).isEmpty)
  }

  @Test func `a line begins with the text of the row's record, by its number`() async throws {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: folder.path + "/store.sqlite")
    let store = try SharedStore(at: location, schemas: [KeptNote.schema])
    try await store.write { try $0.insert(KeptNote(key: 0, text: "Buy milk")) }
    let reader = try StoreReader(at: location)
    var offers = LiveRowOffers()
    offers.take([Self.row("edit")], in: .english)
    let key = try #require(Self.keys(&offers).first)
    func beginning(_ id: String) -> String? {
      offers.beginning(of: LiveRowCall(widget: 1, key: key, entity: id), in: "Notes", reader)
    }
    #expect(beginning("1") == "Buy milk")
    #expect(beginning("2") == nil)
    #expect(beginning("x' OR 1") == nil)
  }
}

@Suite("The input of a process", .timeLimit(.minutes(2)))
struct ProcessInputTests {
  @Test(
    arguments: [[], Array("a\nb\n".utf8), [UInt8](repeating: 0x61, count: 300_000)] as [[UInt8]]
  )
  func `it reads what it is given to its end`(input: [UInt8]) async throws {
    let count = try await onThread { () -> String in
      let process = try #require(OwnProcess(["wc", "-c"], input: input))
      while true {
        if let end = process.read() { return String(decoding: end.output, as: UTF8.self) }
        var waiting = process.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&waiting, nfds_t(waiting.count), 60_000)
      }
    }
    #expect(Int(count.filter(\.isNumber)) == input.count)
  }
}
