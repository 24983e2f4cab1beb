import Foundation
import Testing

@testable import SharedStore

@Suite("The files of a store", .timeLimit(.minutes(5)))
struct FileTests {
  let folder = TemporaryStore()

  @Test func `folders and files are the user's own`() async throws {
    // RI-6
    let store = try folder.open()
    try await store.write { try $0.insert(Note("Milk")) }
    #expect(try folder.permissions(folder.folder) == 0o700)
    #expect(try folder.permissions(folder.location.directory) == 0o700)
    for name in try folder.files() {
      #expect(try folder.permissions("\(folder.location.directory)/\(name)") == 0o600, "\(name)")
    }
    #expect(
      try folder.files() == [
        "store.sqlite", "store.sqlite-lock", "store.sqlite-shm", "store.sqlite-wal",
      ]
    )
  }

  @Test func `a database that others could read is closed to them`() async throws {
    // RI-6
    _ = try folder.open()
    chmod(folder.location.path, 0o644)
    _ = try folder.open()
    #expect(try folder.permissions(folder.location.path) == 0o600)
  }

  @Test(arguments: ["", "-wal", "-lock"])
  func `a symbolic link is refused`(suffix: String) throws {
    // RD-10
    try FileManager.default.createDirectory(
      atPath: folder.location.directory,
      withIntermediateDirectories: true
    )
    let path = folder.location.path + suffix
    symlink("/dev/null", path)
    #expect(throws: StoreError.symbolicLink(path: path)) { try folder.open() }
  }

  @Test func `a reader refuses a symbolic link and a missing store`() throws {
    #expect(throws: StoreError.missing(path: folder.location.path)) {
      try StoreReader(at: folder.location)
    }
    _ = try folder.open()
    let link = StoreLocation(path: folder.folder + "/link")
    symlink(folder.location.path, link.path)
    #expect(throws: StoreError.symbolicLink(path: link.path)) { try StoreReader(at: link) }
  }

  @Test func `a folder in the place of the database is refused`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.location.path,
      withIntermediateDirectories: true
    )
    let error = #expect(throws: StoreError.self) { try folder.open() }
    #expect(error?.exitCode == 77)
  }

  @Test func `a file in the place of the folder cannot be made a store`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.folder,
      withIntermediateDirectories: true
    )
    #expect(FileManager.default.createFile(atPath: folder.location.directory, contents: nil))
    let error = #expect(throws: StoreError.self) { try folder.open() }
    #expect([73, 77].contains(error?.exitCode))
  }

  @Test(arguments: [
    (true, true, OpenMode.readOnly), (true, false, .readOnly), (false, false, .readOnly),
    (false, true, .immutable),
  ])
  func `only an empty log in a closed folder makes the store immutable`(
    isWritable: Bool,
    isEmpty: Bool,
    mode: OpenMode
  ) {
    // RD-10
    #expect(OpenMode.forReading(folderIsWritable: isWritable, logIsEmpty: isEmpty) == mode)
  }

  @Test func `an immutable store is read whatever its path`() async throws {
    let location = StoreLocation(path: folder.folder + "/50% ?#ş/store.sqlite")
    do {
      let store = try SharedStore(at: location, schemas: [Note.schema])
      try await store.write { try $0.insert(Note("Milk")) }
      try await store.emptyLog()
    }
    let connection = try StoreConnection(location, mode: .immutable)
    #expect(try connection.coreVersion() == CoreSchema.version)
  }

  @Test func `the lock file remembers sequences and is not trusted when it is short`() throws {
    _ = try folder.open()
    let file = LockFile(folder.location, patienceInMilliseconds: 10)
    let state = try file.enter()
    #expect([state.sequence, state.durable, state.damaged] == [1, 1, 0])
    file.leave()
    truncate(folder.location.lockPath, 5)
    #expect(try file.peek() == GateState())
  }

  @Test(arguments: [(0x6969, true), (0xFF53_4D42, true), (0xEF53, false), (0x0102_1994, false)])
  func `network file systems are known from local ones`(magic: UInt32, isRemote: Bool) {
    // RD-10
    #expect(FileSystemKind.isRemote(magic: magic) == isRemote)
  }

  @Test(arguments: [(0x6573_5546, true), (0x0102_1997, false), (0xEF53, false)])
  func `a folder that a program serves is known`(magic: UInt32, isServed: Bool) {
    // RD-10: sshfs is FUSE; Windows' disks under WSL 2 are 9P, and remote.
    #expect(FileSystemKind.isServedByProgram(magic: magic) == isServed)
  }

  @Test(arguments: [
    (nil, "/home/a/.local/share"), ("", "/home/a/.local/share"), ("rel", "/home/a/.local/share"),
    ("/data", "/data"),
  ])
  func `the standard place follows the XDG base directories`(dataHome: String?, base: String) {
    // CL-7
    let location = StoreLocation.standard(dataHome: dataHome, home: "/home/a")
    #expect(location.path == "\(base)/widgetctl/store.sqlite")
  }

  @Test func `a relative path is taken from the working directory`() {
    let location = StoreLocation(path: "x/store")
    #expect(location.path == FileManager.default.currentDirectoryPath + "/x/store")
    #expect(StoreLocation(path: "/store").directory == "/")
  }

  /// Only root can change the owner of a file; for other users nothing is tested.
  @Test func `the file of another user is no store`() throws {
    _ = try folder.open()
    guard geteuid() == 0 else { return }
    for path in [folder.location.path, folder.location.lockPath] {
      chown(path, 65_534, 65_534)
      let error = #expect(throws: StoreError.self) { try folder.open() }
      #expect(error == .belongsToOther(path: path, owner: 65_534, isSuperuser: true))
      #expect(error?.message == "the store belongs to user 65534: \(path)")
      #expect(error?.hint == "run it without sudo, or name a store of root's own with --store")
      chown(path, 0, 0)
    }
  }
}
