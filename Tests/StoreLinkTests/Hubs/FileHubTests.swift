import Foundation
import Ground
internal import SharedStore
import TestSupport
import Testing

@testable import StoreLink

@Suite("A hub in a file", .timeLimit(.minutes(5)))
struct FileHubTests {
  private let folder = TemporaryFolder()
  private let ada = HubMember(name: "ada")
  private var path: String { folder.path + "/list.hub" }

  private func code(_ work: () throws -> Void) -> Int32? {
    #expect(throws: LinkError.self) { try work() }?.exitCode.rawValue
  }

  @Test func `it is made with its folders, for its user alone`() throws {
    let path = folder.path + "/a/b/list.hub"
    let list = try FileHub.create(at: path, as: ada).state().list
    #expect(list.count > 16)
    #expect(try FileHub(at: path, as: ada).state().list == list)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `it is not made where something is, nor opened where nothing is`() throws {
    #expect(code { _ = try FileHub(at: path, as: ada) } == 66)
    #expect(folder.names.isEmpty)
    _ = try FileHub.create(at: path, as: ada)
    #expect(code { _ = try FileHub.create(at: path, as: ada) } == 73)
  }

  @Test func `a store that is a list of its own is not taken for a hub, and is not changed`()
    throws
  {
    _ = try StoreCore(at: StoreLocation(path: path))
    #expect(code { _ = try FileHub(at: path, as: ada) } == 78)
    #expect(try StoreReader(at: StoreLocation(path: path)).version(ofModule: "hub") == 0)
  }

  @Test func `another program's file is refused`() throws {
    try Data("not a database, but as long as a page of one".utf8).write(to: URL(filePath: path))
    #expect(throws: LinkError.self) { _ = try FileHub(at: path, as: ada) }
    #expect(folder.text("list.hub").hasPrefix("not a database"))
  }

  @Test func `a symbolic link is refused`() throws {
    _ = try FileHub.create(at: path, as: ada)
    let link = folder.path + "/link.hub"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(code { _ = try FileHub(at: link, as: ada) } == 77)
  }

  @Test(arguments: [".stfolder", ".dropbox.cache", ".nextcloudsync.log"])
  func `a folder that a program copies to other machines is refused`(mark: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/synced/deep",
      withIntermediateDirectories: true
    )
    let path = folder.path + "/synced/deep/list.hub"
    _ = try FileHub.create(at: path, as: ada)
    try Data().write(to: URL(filePath: "\(folder.path)/synced/\(mark)"))
    #expect(code { _ = try FileHub(at: path, as: ada) } == 78)
    #expect(code { _ = try FileHub.create(at: path + "2", as: ada) } == 78)
  }

  @Test func `a hub of a later version is refused, with both versions`() throws {
    let later = ModuleSchema(
      name: HubSchema.module.name,
      migrations: HubSchema.module.migrations
        + [Migration(HubState.version + 1, [.addIndex(["made"], on: "hub_runs")])]
    )
    _ = try FileHub.create(at: path, as: ada)
    _ = try StoreCore(at: StoreLocation(path: path), schemas: [later])
    let error = #expect(throws: LinkError.self) { _ = try FileHub(at: path, as: ada) }
    #expect(error == .newer(address: path, found: 2, known: 1))
  }

  @Test func `a hub whose maker died before it had named the list names it at the first look`()
    throws
  {
    _ = try StoreCore(at: StoreLocation(path: path), schemas: [HubSchema.module])
    let list = try FileHub(at: path, as: ada).state().list
    #expect(try FileHub(at: path, as: ada).state().list == list)
  }

  @Test func `its files have nothing of a forgotten run that its records do not have`() throws {
    let hub = try FileHub.create(at: path, as: ada)
    let machine = HubTester(hub: hub, number: try hub.join(name: "laptop", computer: "c"))
    let secret = machine.insertion("1", name: "Secret 4711")
    _ = try machine.append([secret])
    let gone = LinkedRun(
      id: "gone",
      machine: machine.number,
      made: 1,
      known: 0,
      changes: [secret.changes[0].reversed]
    )
    _ = try machine.append([gone])
    #expect(contains("Secret 4711"))
    try hub.forget(["run-1", "gone"])
    #expect(!contains("Secret 4711"))
  }

  private func contains(_ text: String) -> Bool {
    folder.names.contains { name in
      let data = FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()
      return data.range(of: Data(text.utf8)) != nil
    }
  }

  @Test func `a run whose bytes are damaged is named, and nothing behind it is read`() throws {
    let hub = try FileHub.create(at: path, as: ada)
    let machine = HubTester(hub: hub, number: try hub.join(name: "laptop", computer: "c"))
    _ = try machine.append(["1", "2", "3"].map { machine.insertion($0) })
    try hub.write { transaction in
      guard var row = try transaction.record(2, as: HubRunContent.self) else { return }
      row.content = [0xFF, 1, 2]
      try transaction.update(row)
    }
    #expect(try hub.runs(after: 0, limit: 10).map(\.number) == [1])
    let error = #expect(throws: LinkError.self) { _ = try hub.runs(after: 1, limit: 10) }
    #expect(error?.exitCode == .inputOutput)
    #expect(error?.message.contains("run 2 of the hub, by machine 1") == true)
  }

  @Test func `runs go when they are too old or too many, records stay`() throws {
    let clock = Guarded(Int64(1_000_000_000_000_000))
    let now: @Sendable () -> Int64 = { clock.withLock { $0 } }
    let hub = try FileHub.create(at: path, as: ada, now: now)
    let machine = HubTester(hub: hub, number: try hub.join(name: "laptop", computer: "c"))
    _ = try machine.append((1...200).map { machine.insertion("\($0)") })
    clock.withLock { $0 += HubTrimming.longestAge + 1 }
    _ = try machine.append((201...255).map { machine.insertion("\($0)") })
    #expect(try hub.state().first == 1)
    _ = try machine.append([machine.insertion("256")])
    #expect(try hub.state().first == 201)
    #expect(try hub.runs(after: 0, limit: 1).map(\.number) == [201])
    #expect(try machine.records().count == 256)
    #expect(try hub.state().head == 256)
  }

  @Test func `a machine that only looks is noted, though not each time`() throws {
    let clock = Guarded(Int64(1_000_000_000_000_000))
    let hub = try FileHub.create(at: path, as: ada, now: { clock.withLock { $0 } })
    let machine = HubTester(hub: hub, number: try hub.join(name: "laptop", computer: "c"))
    _ = try machine.append([machine.insertion("1")])
    let phone = try hub.join(name: "phone", computer: "c")
    func seen() throws -> Int64 { try hub.machines()[1].seen - 1_000_000_000_000_000 }
    hub.seat = HubSeat(machine: phone, head: 1)
    clock.withLock { $0 += 30_000_000 }
    _ = try hub.state()
    #expect(try seen() == 0 && hub.machines()[1].head == 0)
    clock.withLock { $0 += 60_000_000 }
    _ = try hub.state()
    #expect(try seen() == 90_000_000 && hub.machines()[1].head == 1)
    clock.withLock { $0 += 3_500_000_000 }
    _ = try hub.state()
    #expect(try seen() == 90_000_000)
    clock.withLock { $0 += 200_000_000 }
    _ = try hub.state()
    #expect(try seen() == 3_790_000_000)
    // No one speaks for the machine of another user.
    let bob = try FileHub(at: path, as: HubMember(name: "bob"))
    bob.seat = HubSeat(machine: phone, head: 9)
    _ = try bob.state()
    #expect(try hub.machines()[1].head == 1)
  }
}
