import SystemLibrary
import TestSupport
import Testing

@testable import SharedStore

@Suite("Notices of another process's commits", .timeLimit(.minutes(2)))
struct ChangeNoticeTests {
  /// Returns whether a descriptor is readable within `milliseconds`.
  private static func isReady(_ descriptor: Int32?, milliseconds: Int32) -> Bool {
    guard let descriptor else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) == 1
  }

  @Test func `a commit wakes, once, and nothing else does`() async throws {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: folder.url.path + "/store.sqlite")
    let store = try SharedStore(at: location, schemas: [])
    try await store.write { try $0.place(extensionName: "E", kind: "K", family: 0) }
    let notice = ChangeNotice(location)
    #expect(!notice.hasChanged())
    #expect(!Self.isReady(notice.descriptor, milliseconds: 0))
    try await store.write { try $0.place(extensionName: "E", kind: "K", family: 0) }
    #if os(Linux)
    #expect(Self.isReady(notice.descriptor, milliseconds: 60_000))
    #endif
    #expect(notice.hasChanged())
    #expect(!notice.hasChanged())
    _ = try await store.read { try $0.placedWidgets().count }
    #expect(!Self.isReady(notice.descriptor, milliseconds: 0))
  }

  @Test func `a store that is made later is noticed, and one that takes its place`() async throws {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: folder.url.path + "/store.sqlite")
    let notice = ChangeNotice(location)
    let store = try SharedStore(at: location, schemas: [])
    try await store.write { try $0.place(extensionName: "E", kind: "K", family: 0) }
    #if os(Linux)
    #expect(Self.isReady(notice.descriptor, milliseconds: 60_000))
    #endif
    #expect(notice.hasChanged())
    try await store.write { try $0.place(extensionName: "E", kind: "K", family: 0) }
    #if os(Linux)
    #expect(Self.isReady(notice.descriptor, milliseconds: 60_000))
    #endif
    #expect(notice.hasChanged())
  }

  @Test func `without a folder there is nothing to wait for`() {
    let notice = ChangeNotice(StoreLocation(path: "/nonexistent/store.sqlite"))
    #expect(notice.descriptor == nil)
    #expect(!notice.hasChanged())
  }
}
