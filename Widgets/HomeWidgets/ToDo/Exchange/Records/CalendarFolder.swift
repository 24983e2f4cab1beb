import Foundation
import Ground
import ToDoFormats
import WidgetIntents

/// A folder of calendar files on the disk, which other programs change too.
struct CalendarFolder {
  /// A file as it was when it was read: another one of the same name has another stamp.
  struct Stamp: Equatable, Sendable {
    let number: UInt64
    let size: Int
    let changed: Date
  }

  /// What is in a folder.
  struct Look: Sendable {
    var files: [ItemCollection.File] = []
    var stamps: [String: Stamp] = [:]
    var displayName: String?
  }

  let path: String

  /// - Returns: `nil` where there is no folder.
  /// - Throws: for one that cannot be read, or has more files than any calendar.
  func look() throws(ExchangeError) -> Look? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .cannotRead(file: path)
    }
    var look = Look()
    let items = names.filter(CollectionFolder.isItem).sorted()
    guard items.count <= CollectionFolder.maximumItems else {
      throw .tooMany(folder: path, limit: CollectionFolder.maximumItems)
    }
    for name in items {
      look.stamps[name] = stamp(of: name)
      // A file without a text that can be read is there all the same, and is named.
      look.files.append(ItemCollection.File(name: name, text: text(of: name) ?? ""))
    }
    look.displayName = FileBytes.read("\(path)/\(CollectionFolder.nameFile)", upTo: 4_096)
      .flatMap { String(validating: $0, as: UTF8.self) }.flatMap(CollectionFolder.displayName)
    return look
  }

  /// The folders within that hold items; itself where it is one.
  func collections() throws(ExchangeError) -> [CalendarFolder] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [self]
    }
    let isOne = names.contains { CollectionFolder.isItem($0) || $0 == CollectionFolder.nameFile }
    guard !isOne else { return [self] }
    let folders = names.sorted().filter { !$0.hasPrefix(".") && kind(of: $0) == .typeDirectory }
    return folders.isEmpty ? [self] : folders.map { CalendarFolder(path: "\(path)/\($0)") }
  }

  /// Makes it, and says what people call it.
  func make(named name: String) throws(ExchangeError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data("\(name)\n".utf8).write(to: URL(filePath: "\(path)/\(CollectionFolder.nameFile)"))
    } catch {
      throw .cannotWrite(file: path, reason: ErrorWords.text(of: error))
    }
  }

  /// Writes and removes files that are as they were when they were looked at.
  ///
  /// - Returns: Whether all was done; `false` where another program was faster.
  func apply(_ changes: [ItemCollection.Change], after look: Look) throws(ExchangeError) -> Bool {
    for change in changes {
      switch change {
      case .write(let file):
        guard stamp(of: file.name) == look.stamps[file.name] else { return false }
      case .remove(let name): guard stamp(of: name) == look.stamps[name] else { return false }
      }
    }
    for change in changes {
      do {
        switch change {
        case .write(let file): try write(file)
        case .remove(let name): try FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
      } catch {
        throw .cannotWrite(file: path, reason: ErrorWords.text(of: error))
      }
    }
    return true
  }

  /// Written beside its place and renamed: a reader sees the old one or the new one.
  private func write(_ file: ItemCollection.File) throws {
    let code = FileBytes.replace("\(path)/\(file.name)", with: Array(file.text.utf8))
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
  }

  /// - Returns: `nil` for a link, another user's file, one that is too large, and one that is no UTF-8.
  private func text(of name: String) -> String? {
    let place = "\(path)/\(name)"
    let facts = try? FileManager.default.attributesOfItem(atPath: place)
    guard facts?[.type] as? FileAttributeType == .typeRegular,
      (facts?[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid(),
      let bytes = FileBytes.read(place, upTo: CollectionFolder.maximumItemBytes)
    else { return nil }
    return String(validating: bytes, as: UTF8.self) ?? ICalendar.moved(bytes)
  }

  private func kind(of name: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)"))?[.type]
      as? FileAttributeType
  }

  private func stamp(of name: String) -> Stamp? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)") else {
      return nil
    }
    return Stamp(
      number: (facts[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0,
      size: (facts[.size] as? NSNumber)?.intValue ?? 0,
      changed: facts[.modificationDate] as? Date ?? .distantPast
    )
  }
}
