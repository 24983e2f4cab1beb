import Testing

@testable import SharedStore

@Suite("Groups of commits", .timeLimit(.minutes(5)))
struct GroupTests {
  let folder = TemporaryStore()

  /// Returns the commit state in the lock file, without the identities of the store and the log.
  func state() throws -> GateState {
    var state = try LockFile(folder.location, patienceInMilliseconds: 10).peek()
    (state.identity, state.log) = (0, 0)
    return state
  }

  @Test func `a commit is on the disk when the write returns`() async throws {
    // RD-1
    let store = try folder.open()
    try await store.write { try $0.insert(Note("Milk")) }
    #expect(try state().durable == 2)
  }

  @Test func `a group reaches the disk at its end`() async throws {
    // PF-6
    let store = try folder.open(timer: ManualTimer())
    try await store.group {
      for _ in 0..<3 { try await store.write { try $0.insert(Note("Milk")) } }
      #expect(try state() == GateState(sequence: 1, durable: 1, damaged: 0))
    }
    #expect(try state() == GateState(sequence: 3, durable: 3, damaged: 0))
    #expect(try await store.read { try $0.count(Note.self) } == 3)
  }

  @Test func `a group that throws keeps and flushes what it wrote`() async throws {
    let store = try folder.open()
    await #expect(throws: Interruption.self) {
      try await store.group {
        try await store.write { try $0.insert(Note("Milk")) }
        throw Interruption()
      }
    }
    #expect(try state().durable == 3)
  }

  @Test func `a flush in a group makes what was written so far last`() async throws {
    let store = try folder.open()
    try await store.group {
      try await store.write { try $0.insert(Note("Milk")) }
      try await store.flush()
      #expect(try state().durable == 3)
      try await store.flush()
    }
    #expect(try state().sequence == 3)
  }

  @Test func `the writes of others are not held back by a group`() async throws {
    let store = try folder.open()
    let other = TemporaryStore()
    let elsewhere = try other.open()
    try await store.group {
      try await elsewhere.write { try $0.insert(Note("Milk")) }
    }
    let gate = LockFile(other.location, patienceInMilliseconds: 10)
    #expect(try gate.peek().durable == 2)
    #expect(try state().sequence == 1)
  }

  @Test func `the log is moved into the database when it grows long`() async throws {
    // RD-2
    let store = try folder.open()
    let picture = [UInt8](repeating: 7, count: 1_000_000)
    var longest: Int32 = 0
    for _ in 0..<12 {
      try await store.write(durability: .relaxed) { try $0.insert(Note("x", picture: picture)) }
      longest = max(longest, try await store.framesInLog())
    }
    #expect(longest < 5_200)
    #expect(try await store.read { try $0.count(Note.self) } == 12)
  }

  @Test func `an idle moment begins a long log anew and leaves a short one alone`() async throws {
    // PF-4
    let store = try folder.open()
    // What makes the tables is long already.
    try await store.shortenLog()
    try await store.write { try $0.insert(Note("x")) }
    let short = LogLength(at: folder.location).pages
    try await store.shortenLog()
    #expect(LogLength(at: folder.location).pages == short)
    let picture = [UInt8](repeating: 7, count: 200_000)
    try await store.write { try $0.insert(Note("x", picture: picture)) }
    let long = LogLength(at: folder.location)
    #expect(long.pages > LogLength.mostLeft / 1_024)
    try await store.shortenLog(above: LogLength.mostLeft)
    // The file keeps the room that later commits are written into.
    #expect(LogLength(at: folder.location) == LogLength(pages: 1, fileSize: long.fileSize))
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.count(Note.self) == 2)
  }

  @Test func `a log that has grown beyond all use gives its room back`() async throws {
    let store = try folder.open()
    let picture = [UInt8](repeating: 7, count: 2_000_000)
    try await store.write { try $0.insert(Note("x", picture: picture)) }
    try await store.shortenLog()
    let log = LogLength(at: folder.location)
    #expect(log.pages == 1)
    #expect(log.fileSize < 8_192)
  }

  @Test func `a log is not begun anew under a reader`() async throws {
    // RD-4
    let store = try folder.open()
    try await store.write {
      try $0.insert(Note("x", picture: [UInt8](repeating: 7, count: 80_000)))
    }
    let reader = try StoreReader(at: folder.location)
    try reader.connection.beginReading()
    #expect(try reader.count(Note.self) == 1)
    let pages = LogLength(at: folder.location).pages
    try await store.shortenLog()
    #expect(LogLength(at: folder.location).pages == pages)
    reader.connection.rollBack()
    try await store.shortenLog()
    #expect(LogLength(at: folder.location).pages == 1)
  }

  @Test func `a checkpoint does not wait for a reader and takes nothing from it`() async throws {
    // RD-4
    let store = try folder.open()
    let picture = [UInt8](repeating: 7, count: 1_000_000)
    try await store.write { try $0.insert(Note("x", picture: picture)) }
    let reader = try StoreReader(at: folder.location)
    try reader.connection.beginReading()
    #expect(try reader.count(Note.self) == 1)
    try await store.write { try $0.insert(Note("y")) }
    try await store.shortenLog()
    #expect(try reader.count(Note.self) == 1)
    reader.connection.rollBack()
    #expect(try reader.count(Note.self) == 2)
  }
}
