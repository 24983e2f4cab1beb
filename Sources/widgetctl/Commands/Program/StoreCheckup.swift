import Moments
import SharedStore
import WidgetRender
import WidgetTerminal

/// Checks the files of the store and their content.
struct StoreCheckup {
  let store: HostStore
  let now: Int64
  private let zone: TimeZoneRules
  /// Whether the store's folder is the default one, which contains no other files.
  let isFolderOurs: Bool
  private let environment: EnvironmentVariables
  /// The systemd units of the timer; `nil` if their folder cannot be determined.
  private let units: SystemdUnits?

  init(_ context: CommandContext, store: HostStore) {
    self.store = store
    now = context.now
    zone = context.timeZone()
    environment = context.environment
    units = try? SystemdUnits(context)
    var variables: [String: String] = [:]
    for name in ["XDG_DATA_HOME", "HOME"] { variables[name] = context.environment[name] }
    let usual = try? StorePath.store(
      option: nil,
      environment: EnvironmentVariables(variables),
      accountHome: { Account.home }
    )
    let folder = usual.map { StoreLocation(path: $0).directory }
    isFolderOurs = folder == store.location.directory
  }

  func findings() -> [Finding] {
    let files = StoreFilesCheckup(location: store.location, isFolderOurs: isFolderOurs)
    let obstacles = files.obstacles()
    guard obstacles.isEmpty else { return obstacles }
    return state() + files.permissions() + files.fileSystem() + room()
  }

  private func state() -> [Finding] {
    let path = store.location.path
    do throws(CommandError) {
      guard let reader = try store.reader() else {
        return [
          Finding(.note, "store", "there is none yet at \(path)", hint: "'widgetctl show' makes it")
        ]
      }
      switch try stored({ () throws(StoreError) in try StoreHealth.examine(store.location) }) {
      case .sound: return [Finding(.good, "store", path)] + (try contents(reader))
      case .soundButMarked:
        let recovery = "'widgetctl doctor --recover' removes the mark"
        return [
          Finding(.wrong, "store", "\(path) is sound, and marked as damaged", hint: recovery)
        ] + (try contents(reader))
      case .damaged(let reason):
        throw CommandError(.damaged(path: path, reason: reason, copy: nil))
      }
    } catch {
      return [Finding(.wrong, "store", error.message, hint: error.hint)]
    }
  }

  private func contents(_ reader: StoreReader) throws(CommandError) -> [Finding] {
    let (placed, due, next) = try stored { () throws(StoreError) in
      (try reader.placedWidgets(), try reader.dueTimelines(at: now), try reader.nextDue())
    }
    let failures = try FailureCheckup(now: now).findings(reader)
    let reloads = try ReloadCheckup(now: now).findings(reader)
    let count = environment.settings.dailyBackups
    let backups = BackupCheckup(store: store.location, zone: zone, count: count).findings()
    let links = LinkCheckup(store: store, zone: zone).findings()
    let folders = FolderCheckup(store: store.location, zone: zone, now: now).findings()
    let reminders = ReminderCheckup(reader, store.location, environment, zone)?.finding
    let sizes = try SizeCheckup(store: store.location, zone: zone).findings(reader)
    return [
      Finding(.good, "widgets", "\(placed.count) placed"),
      TimerCheckup(now: now, units: units).finding(due: due, next: next),
    ] + sizes + backups + folders + links + [reminders].compactMap(\.self) + failures + reloads
  }

  /// Checks the free space, because a store on a full disk cannot be changed.
  private func room() -> [Finding] {
    let folder = store.location.directory
    guard let bytes = FreeSpace.bytes(at: folder), bytes < Self.littleRoom else { return [] }
    return [
      Finding(
        bytes == 0 ? .wrong : .note,
        "room",
        bytes == 0 ? "none is left in \(folder)" : "only \(bytes / 1_024) KB are left in \(folder)",
        hint: "free some space: changes are refused without it"
      )
    ]
  }

  /// The free space in bytes below which the user is warned: the maximum size of the store's log.
  private static let littleRoom: Int64 = 16 << 20
}

/// Checks the types of the store's files, and which users may read and write them (RI-6).
struct StoreFilesCheckup {
  let location: StoreLocation
  let isFolderOurs: Bool

  /// Returns a finding for each path of the store's files at which there is a folder, a link or a
  /// device.
  ///
  /// The store can then be neither read nor written.
  func obstacles() -> [Finding] {
    location.files.compactMap { path in
      guard let kind = StoreFileFacts(path: path)?.kind, kind != .file else { return nil }
      let word =
        switch kind {
        case .file: "a file"
        case .symbolicLink: "a symbolic link"
        case .folder: "a folder"
        case .special: "a pipe, a socket or a device"
        }
      let (here, away) = (ShellWord.quoted(path), ShellWord.quoted(path + ".away"))
      return Finding(
        .wrong,
        "files",
        "\(path) is \(word): the store cannot be written",
        hint: path == location.path
          ? "name the store's file with --store" : "move it away: mv \(here) \(away)"
      )
    }
  }

  /// Returns a finding if the folder is on a network file system.
  ///
  /// Several machines could have the store open, so no store is created or changed there.
  func fileSystem() -> [Finding] {
    let folder = location.directory
    if FileSystemKind.isRemote(folder) {
      return [
        Finding(
          .wrong,
          "file system",
          "\(folder) is shared with other machines (a network's, or Windows' under WSL): "
            + "no change can be kept safely there",
          hint: "name a store on a local disk with --store"
        )
      ]
    }
    guard FileSystemKind.isServedByProgram(folder) else { return [] }
    return [
      Finding(
        .note,
        "file system",
        "a program serves \(folder) (FUSE): if it is another machine's, changes may be lost",
        hint: "keep the store on a local disk with --store"
      )
    ]
  }

  /// Returns findings about the permissions of the store's own files and folder, not of other files
  /// (CL-23).
  func permissions() -> [Finding] {
    location.files.compactMap(file) + [folder].compactMap(\.self)
  }

  private func file(_ path: String) -> Finding? {
    guard let facts = StoreFileFacts(path: path) else { return nil }
    guard facts.owner == Account.user else {
      return Finding(
        .wrong,
        "owner",
        "\(path) belongs to another user",
        hint: "name a store of your own with --store"
      )
    }
    guard facts.permissions & 0o077 != 0 else { return nil }
    return Finding(
      .wrong,
      "permissions",
      "\(path) has \(String(facts.permissions, radix: 8))",
      hint: "chmod 600 \(ShellWord.quoted(path))"
    )
  }

  /// A finding about the store's folder, if other users can open it; `nil` if not.
  ///
  /// If the folder contains other files too, others may read the folder, because the store's files
  /// themselves are private. But a user who can write to the folder could replace a file.
  private var folder: Finding? {
    let path = location.directory
    guard let stamp = FileStamp(path: path), stamp.permissions & 0o077 != 0 else { return nil }
    if isFolderOurs, stamp.owner == Account.user {
      return Finding(
        .wrong,
        "permissions",
        "\(path) has \(String(stamp.permissions, radix: 8))",
        hint: "chmod 700 \(ShellWord.quoted(path))"
      )
    }
    guard stamp.permissions & 0o022 != 0 else { return nil }
    let isSticky = stamp.permissions & 0o1000 != 0
    return Finding(
      isSticky ? .note : .wrong,
      "folder",
      "others can write to \(path), where the store is",
      hint: "keep the store in a folder of your own with --store"
    )
  }
}
