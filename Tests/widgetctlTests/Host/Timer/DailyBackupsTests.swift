import Foundation
import Moments
import SharedStore
import TestSupport
import Testing

@testable import widgetctl

@Suite("The daily backups of a store", .timeLimit(.minutes(2)))
struct DailyBackupsTests {
  private static func instant(_ text: String) throws -> Int64 {
    try #require(CompactDate.instant(text))
  }

  private static func backups(_ names: String) throws -> [DailyBackups.Backup] {
    try names.split(separator: " ").map { name in
      DailyBackups.Backup(path: String(name), made: try instant(String(name)))
    }
  }

  // RT-5
  @Test(arguments: [
    ("", true), ("20261128T235959Z", true), ("20261129T000000Z", false),
    ("20261129T120000Z 20261128T120000Z", false),
    // By a clock that ran ahead.
    ("20261129T120001Z", true), ("20270101T000000Z 20261128T120000Z", true),
  ])
  func `one is due where none is of the day`(names: String, isDue: Bool) throws {
    let now = try Self.instant("20261129T120000Z")
    #expect(DailyBackups.isDue(try Self.backups(names), at: now, in: .utc) == isDue)
  }

  @Test func `the day is that of the reader's zone`() throws {
    let (made, now) = (try Self.backups("20261128T233000Z"), try Self.instant("20261129T003000Z"))
    let (zone, _) = TimeZoneSource().zone(forTZ: "XXX-3")
    #expect(!DailyBackups.isDue(made, at: now, in: zone))
    #expect(DailyBackups.isDue(made, at: now, in: .utc))
  }

  @Test(arguments: [
    ("20261129T120000Z 20261128T120000Z 20261127T120000Z", 2, "20261127T120000Z"),
    ("20261129T120000Z 20261128T120000Z", 2, ""), ("", 0, ""),
    // What is dated later than now goes first.
    ("20270101T000000Z 20261129T120000Z 20261128T120000Z", 2, "20270101T000000Z"),
  ])
  func `what is more than is kept is the oldest`(names: String, count: Int, surplus: String)
    throws
  {
    let now = try Self.instant("20261129T120000Z")
    let found = DailyBackups.surplus(try Self.backups(names), keeping: count, at: now)
    #expect(found == (try Self.backups(surplus)))
  }

  @Test func `others' files in the folder are none of them, and stay`() async throws {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: folder.path + "/s.sqlite")
    _ = try SharedStore(at: location)
    let backups = DailyBackups(of: location)
    #expect(backups.all.isEmpty)
    let made = try ["20261127T120000Z", "20261128T120000Z", "20261129T120000Z"].map(Self.instant)
    func make(_ now: Int64) throws {
      try backups.make(
        StoreBackup(location, settings: nil, program: "1.0.0", now: now),
        keeping: 2,
        at: now
      )
    }
    try make(made[0])
    let others = [
      "s.sqlite.backup-20261126T120000Z.old", "s.sqlite.backup-2026112XT120000Z", "letter",
      "other.sqlite.backup-20261101T120000Z", "s.sqlite.backup-20261301T120000Z",
    ]
    for name in others {
      try Data("x".utf8).write(to: URL(filePath: "\(backups.folder)/\(name)"))
    }
    try make(made[1])
    try make(made[2])
    #expect(backups.all.map(\.made) == [made[2], made[1]])
    let names = try FileManager.default.contentsOfDirectory(atPath: backups.folder)
    #expect(Set(others).isSubset(of: names))
    #expect(names.count == others.count + 2)
    let attributes = try FileManager.default.attributesOfItem(atPath: backups.folder)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
  }

  @Test func `a failure is remembered for an hour's pause, and forgotten`() {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: folder.path + "/s.sqlite")
    #expect(FailedBackup.read(besideStore: location) == nil)
    let failed = FailedBackup(tried: 1_000_000, message: "no space is left")
    #expect(failed.write(besideStore: location))
    #expect(FailedBackup.read(besideStore: location) == failed)
    let hour: Int64 = 3_600_000_000
    #expect(failed.isFresh(at: 1_000_000 + hour - 1))
    #expect(!failed.isFresh(at: 1_000_000 + hour))
    #expect(!failed.isFresh(at: 999_999))
    FailedBackup.remove(besideStore: location)
    #expect(FailedBackup.read(besideStore: location) == nil)
    let note = BackupNote(made: 5, path: "/media/a b.backup")
    note.write(besideStore: location)
    #expect(BackupNote.read(besideStore: location) == note)
  }
}

@Suite("The settings of a backup", .timeLimit(.minutes(2)))
struct BackupSettingsTests {
  @Test(arguments: [
    ("palette = harbor\n", "", "palette = harbor\n"),
    ("# mine\npalette = harbor\nstore = /old/s\n", "width = 90\n", "# mine\npalette = harbor\n"),
    ("palette = harbor\n", "store = /my/s\n", "palette = harbor\nstore = /my/s\n"),
    ("store = /old/s\n", "store = ~/my/s\nwidth = 90\n", "store = ~/my/s\n"),
    ("", "store = /my/s\n", "store = /my/s\n"),
  ])
  func `are its lines, but the store's place is this machine's`(
    saved: String,
    here: String,
    restored: String
  ) {
    let bytes = BackupSettings.settings(Array(saved.utf8), here: Array(here.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == restored)
  }
}
