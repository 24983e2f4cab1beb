import Foundation
import TestSupport
import Testing

@testable import WidgetExtension

@Suite("Offers of programs as they stand on the wire", .timeLimit(.minutes(5)))
struct ProgramOfferTests {
  private static func text(_ description: ExtensionDescription) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return String(decoding: try encoder.encode(description), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("HomeWidgets", "BuiltInWidgets"), ("FeedWidgets", "BuiltInWidgets"),
      ("PlacesExtension", "PlacesExtension"), ("OddExtension", "OddExtension"),
    ]
  )
  func `a program's offer is read as Codable reads it`(program: String, file: String) async throws {
    let frame = try await onThread {
      let launch = ExtensionProcess.Launch(
        name: program,
        path: "\(Session.programs)/\(file)",
        calledAs: program
      )
      let client = try ExtensionSession(starting: launch, hello: Hello())
      defer { client.end() }
      let request = ExtensionRequest(.describe, [String]())
      return try client.reply(to: request, within: .seconds(60), ExtensionSession.Events())
    }
    #expect(frame.version == .cbor)
    let read = try frame.message(reading: ExtensionDescription.init(reading:))
    #expect(!read.widgets.isEmpty)
    #expect(try Self.text(read) == Self.text(frame.message(ExtensionDescription.self)))
  }
}
