import Foundation
import Testing
import WidgetExtension
import WidgetIntents

@testable import widgetctl

@Suite("What the store keeps of an extension's offer", .timeLimit(.minutes(2)))
struct KeptOfferTests {
  private let description = ExtensionDescription(
    widgets: [
      WidgetDescription(
        kind: "TeaWidget",
        name: "tea",
        displayName: "Tea",
        description: "Tea",
        families: ["small"]
      )
    ]
  )
  private let failure = KeptOffer.Failure(stamp: "2", message: "it hung", date: 1_000)

  @Test func `an offer and a later failure are read back`() throws {
    for offer in [
      KeptOffer(description: description), KeptOffer(description: nil, failure: failure),
      KeptOffer(description: description, failure: failure),
      KeptOffer(description: description, printed: .bar),
    ] {
      #expect(KeptOffer(stored: try #require(offer.storedBytes)) == offer)
    }
  }

  @Test func `texts in another language are kept apart, for their reader`() throws {
    var whole = description
    whole.translations = ["tr": ["Tea": "Çay"]]
    let failing = KeptOffer(description: whole).failing(failure)
    let kept = KeptOffer(stored: try #require(failing.storedBytes))
    #expect(kept == failing)
    #expect(kept.description == description)
    #expect(kept.whole(for: .turkish) == whole)
    #expect(kept.described(in: .turkish)?.widgets[0].displayName == "Çay")
    #expect(kept.described(in: .english)?.widgets[0].displayName == "Tea")
  }

  @Test func `of several intents only the one that is asked for is decoded`() throws {
    var whole = description
    whole.intents = ["brew-tea", "drink-tea"].map { name in
      IntentMetadata(
        name: name,
        identifier: CommandLineName.title(name).filter { $0 != " " },
        title: name,
        description: nil,
        category: nil,
        summary: nil,
        role: .action,
        parameters: [],
        resultType: .nothing,
        isDiscoverable: true
      )
    }
    whole.enumerations = [EnumMetadata(identifier: "Kind", title: "Kind", cases: [])]
    whole.keepsStateInStore = true
    let kept = try #require(KeptOffer(description: whole).storedBytes)
    #expect(KeptOffer(stored: kept).description == whole)

    // What nobody asks for may be anything.
    var answer = try KeptAnswer(whole)
    answer.description = [0xFF]
    answer.intents?[1].bytes = [0xFF]
    let bytes = [ProtocolVersion.current.rawValue] + (try MessageBytes.of(answer))
    #expect(KeptOffer(stored: bytes).description == nil)
    for name in ["brew-tea", whole.intents[0].identifier] {
      let part = try #require(KeptOffer.part(ofIntent: name, in: bytes))
      #expect(part.intents == [whole.intents[0]])
      #expect(part.enumerations == whole.enumerations)
      #expect(part.keepsStateInStore == true)
      #expect(part.widgets.isEmpty)
    }
    #expect(KeptOffer.part(ofIntent: "drink-tea", in: bytes) == nil)
    #expect(KeptOffer.part(ofIntent: "buy-tea", in: bytes) == ExtensionDescription())
    // Bytes of an earlier version do not list the intents.
    let earlier = try MessageBytes.of(KeptAnswer(description: whole.keptBytes))
    let stored = [ProtocolVersion.current.rawValue] + earlier
    #expect(KeptOffer.part(ofIntent: "brew-tea", in: stored) == nil)
    #expect(KeptOffer(stored: stored).description == whole)
  }

  @Test func `texts beside the others, as an earlier version kept them, are read`() throws {
    var whole = description
    whole.translations = ["tr": ["Tea": "Çay"]]
    let bytes = try MessageBytes.of(KeptAnswer(description: whole.keptBytes))
    let kept = KeptOffer(stored: [ProtocolVersion.current.rawValue] + bytes)
    #expect(kept == KeptOffer(description: whole))
  }

  @Test func `a failure is read where the offer beside it cannot be`() throws {
    let whole = KeptOffer(description: description, failure: failure, printed: .bar)
    var bytes = try #require(whole.storedBytes)
    // The version, the set of fields and the length of the description stand before its own set of fields.
    bytes[3] ^= 0x40
    #expect(
      KeptOffer(stored: bytes) == KeptOffer(description: nil, failure: failure, printed: .bar)
    )
  }

  @Test func `of what the last development version kept, the printed form is known`() {
    let cbor: [UInt8] =
      [7, 0xBF, 0x67] + Array("widgets".utf8) + [0x9F, 0xFF, 0x67] + Array("printed".utf8)
      + [0x63] + Array("bar".utf8) + [0xFF]
    #expect(KeptOffer(stored: cbor) == KeptOffer(description: nil, printed: .bar))
    #expect(KeptOffer.version(in: cbor) == nil)
  }

  @Test func `what no version wrote is nothing`() {
    for text in ["", "[]", "{}", "{\"widgets\":1}", "\u{1}", "\u{1}\u{8}"] {
      #expect(KeptOffer(stored: Array(text.utf8)) == KeptOffer(description: nil), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("2", 1_000, true), ("2", 1_000 + 599_999_999, true), ("2", 1_000 + 600_000_000, false),
      ("3", 1_000, false), ("2", 999, false),
    ] as [(String, Int64, Bool)]
  )
  func `a failure counts for its build alone, and for ten minutes`(
    stamp: String,
    now: Int64,
    isBelieved: Bool
  ) {
    let offer = KeptOffer(description: nil, failure: failure)
    #expect(offer.failure(of: stamp, at: now) == (isBelieved ? failure : nil))
  }
}
