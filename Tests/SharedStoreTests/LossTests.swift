import Foundation
import Testing

@testable import SharedStore

@Suite("What readers notice (RD-7)", .timeLimit(.minutes(5)))
struct LossTests {
  let folder = TemporaryStore()

  @Test func `a reader of a store that has all its commits notices nothing`() async throws {
    let store = try folder.open()
    for number in 0..<20 { try await store.write { try $0.insert(Note("\(number)")) } }
    #expect(try StoreReader(at: folder.location).loss() == nil)
    try await store.emptyLog()
    #expect(try StoreReader(at: folder.location).loss() == nil)
    unlink(folder.location.lockPath)
    #expect(try StoreReader(at: folder.location).loss() == nil)
  }

  @Test func `a reader of a store whose log was cut says how many commits are gone`() async throws {
    do {
      let store = try folder.open()
      try await store.write { try $0.insert(Note("first")) }
      try await store.emptyLog()
      for number in 0..<20 { try await store.write { try $0.insert(Note("\(number)")) } }
    }
    truncate(folder.location.logPath, 0)
    unlink(folder.location.logIndexPath)
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.fetch(Note.self).map(\.text) == ["first"])
    #expect(
      try reader.loss()
        == .damaged(
          path: folder.location.path,
          reason: "20 kept commits are gone",
          copy: nil
        )
    )
  }
}
