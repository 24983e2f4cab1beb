import Foundation
import Testing
import WidgetExtension

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

  @Test func `a description that an earlier version kept is an offer`() throws {
    let bytes = Array(try JSONEncoder().encode(description))
    let offer = KeptOffer(description: description, version: .json)
    #expect(KeptOffer(stored: bytes) == offer)
    #expect(KeptOffer(stored: try #require(offer.storedBytes)) == offer)
  }

  @Test func `a failure is read where the offer beside it cannot be`() throws {
    let kept: [String: [String: String]] = ["widgets": [:]]
    let failed = try #require(KeptOffer(description: nil, failure: failure).storedBytes)
    let bytes =
      try failed.dropLast() + MessageCoding.cbor.bytes(of: kept).dropFirst()
    #expect(KeptOffer(stored: Array(bytes)) == KeptOffer(description: nil, failure: failure))
  }

  @Test func `what no version wrote is nothing`() {
    for text in ["", "[]", "{}", "{\"widgets\":1}"] {
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
