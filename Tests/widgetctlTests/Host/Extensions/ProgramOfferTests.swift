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

  // The optimiser drops the conformances of internal types that nothing names: `find Currency` knew no entity.
  @Test(arguments: ["HomeWidgets", "FeedWidgets"])
  func `an optimised program keeps its intents, entities and choices`(program: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let start = try #require(manifest.range(of: "name: \"\(program)\",\n      dependencies"))
    let target = manifest[start.lowerBound...]
    let end = target.range(of: "executableTarget")?.lowerBound ?? target.endIndex
    if target[..<end].contains("-enable-testing") { return }
    let found =
      /^ *(struct|enum|final class) \w+: .*(Intent|AppEntity|AppEnum|ShortcutsProvider|CommandsProvider)\b/
    let folder = root.appending(path: "Sources/\(program)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        #expect(line.firstMatch(of: found) == nil, "internal in \(file.lastPathComponent): \(line)")
      }
    }
  }

  @Test(arguments: ["HomeWidgets", "FeedWidgets", "PlacesExtension", "OddExtension"])
  func `a program's offer is read as Codable reads it`(program: String) async throws {
    let frame = try await onThread {
      let launch = ExtensionLaunch(name: program, path: "\(Session.programs)/\(program)")
      let client = try ExtensionClient(starting: launch, hello: Hello())
      defer { client.end() }
      let request = ExtensionRequest(.describe, [String]())
      return try client.reply(to: request, within: .seconds(60), ExtensionEvents())
    }
    #expect(frame.version == .cbor)
    let read = try frame.message(reading: ExtensionDescription.init(reading:))
    #expect(!read.widgets.isEmpty)
    #expect(try Self.text(read) == Self.text(frame.message(ExtensionDescription.self)))
  }
}
