import Testing

@testable import RuntimeRecords

#if !canImport(Darwin)
@Suite("Sections with conformance records", .timeLimit(.minutes(5)))
struct LoadedImagesTests {
  @Test func `the runtime lists the program's own section among those of all images`() throws {
    let own = try #require(LoadedImages.ownSections().first)
    let listed = try #require(LoadedImages.enumeratedSections())
    #expect(!own.isEmpty)
    #expect(listed.contains { $0.baseAddress == own.baseAddress && $0.count == own.count })
  }

  @Test func `without the runtime's list the program's own types are found all the same`() throws {
    let listed = try #require(LoadedImages.enumeratedSections())
    let found = [listed, LoadedImages.ownSections()].map { sections in
      ConformanceRecords.conformances(to: [(any Marked).self], in: sections)[0].map(\.type)
    }
    #expect(Set(found[1].map { "\($0)" }) == ["First", "Second"])
    #expect(found[0].map(ObjectIdentifier.init) == found[1].map(ObjectIdentifier.init))
  }
}

private protocol Marked {}
private struct First: Marked {}
private enum Second: Marked {}
#endif
