import Testing
import WidgetExtension
import WidgetIntents
import WidgetTerminal

@testable import widgetctl

/// Checks that an intent that lists omit can be run by its name, but is never suggested (SC-28).
@Suite("Intents by their names", .timeLimit(.minutes(2)))
struct IntentCatalogTests {
  private func catalog() throws -> IntentCatalog {
    // Any program that may be run: nothing is asked of it.
    let program = try #require(HostedExtension.Program(name: "Lamps", path: "/bin/sh"))
    let intents = [("light-lamp", true), ("sync-lamps", false)].map { name, isDiscoverable in
      IntentMetadata(
        name: name,
        identifier: name,
        title: name,
        description: nil,
        category: nil,
        summary: nil,
        role: .action,
        parameters: [],
        resultType: .nothing,
        isDiscoverable: isDiscoverable
      )
    }
    let host = HostedExtension(program, hello: Hello(), mayAsk: false)
    host.settle(.success(ExtensionDescription(intents: intents)))
    return IntentCatalog(extensions: [host])
  }

  @Test func `a hidden intent needs the option that names it`() throws {
    let error = #expect(throws: CommandError.self) {
      try catalog().intent(named: "sync-lamps", mayBeHidden: false)
    }
    #expect(error?.message == "'sync-lamps' is an intent that only widgets perform")
    #expect(error?.hint == "add --hidden to call it anyway")
    #expect(error?.exitCode == .usage)
    #expect(
      try catalog().intent(named: "sync-lamps", mayBeHidden: true).intent.name == "sync-lamps"
    )
    #expect(try catalog().intent(named: "light-lamp", mayBeHidden: false).owner.name == "Lamps")
  }

  @Test func `a hidden intent is not what somebody may have meant`() throws {
    let error = #expect(throws: CommandError.self) { try catalog().intent(named: "sync-lamp") }
    #expect(error?.hint.contains("sync-lamps") != true)
  }
}
