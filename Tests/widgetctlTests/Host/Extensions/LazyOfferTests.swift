import SharedStore
import TestSupport
import Testing
import WidgetExtension

@testable import widgetctl

@Suite("Descriptions that are read when they are needed", .timeLimit(.minutes(2)))
struct LazyOfferTests {
  private let folder = TemporaryFolder()

  private var location: StoreLocation { StoreLocation(path: "\(folder.path)/store.sqlite") }

  /// Stores the description of a program that no test starts, and returns both.
  private func stored() throws -> (HostedExtension.Program, KnownExtension) {
    let program = try #require(HostedExtension.Program(name: "Lamps", path: "/bin/sh"))
    let offer = KeptOffer(description: ExtensionDescription(keepsStateInStore: true))
    let row = try #require(KnownExtension(program, stamp: program.stamp, offer: offer))
    let store = try StoreCore(at: location)
    try store.write { try $0.remember(row) }
    return (program, row)
  }

  private func hosted(_ program: HostedExtension.Program, isWhole: Bool) throws -> HostedExtension {
    let rows = try StoreReader(at: location).knownExtensions(isWhole: isWhole)
    #expect(rows.map(\.description.isEmpty) == [!isWhole])
    let hello = Hello(storePath: location.path)
    return HostedExtension(program, row: rows.first, hello: hello, mayAsk: false)
  }

  @Test(arguments: [true, false])
  func `a command has the stored description, whether it was expected or not`(
    isWhole: Bool
  ) throws {
    let (program, row) = try stored()
    let hosted = try hosted(program, isWhole: isWhole)
    #expect(hosted.row?.stamp == row.stamp)
    #expect(hosted.wasDescribed)
    #expect(hosted.description.keepsStateInStore == true)
  }

  @Test func `the version of a built-in extension needs no description`() throws {
    let hosted = try hosted(stored().0, isWhole: false)
    #expect(hosted.keptVersion == .current)
    #expect(hosted.keptStoppingKinds.isEmpty)
    #expect(hosted.offer.withLock { $0.kept } == nil)
    _ = hosted.answer
    #expect(hosted.offer.withLock { $0.kept } != nil)
  }
}
