import Foundation
import Ground
import ToDoFormats
import WidgetIntents

/// A folder of calendar files on disk; other programs may change it at the same time.
struct CalendarFolder {
  /// The identity of a file on the disk and its version when it was read.
  ///
  /// They show whether the file was changed or replaced later.
  struct Stamp: Equatable, Sendable {
    let number: UInt64
    let size: Int
    let changed: Date
  }

  /// The files in a folder when they were read.
  struct Look: Sendable {
    var files: [ItemCollection.File] = []
    var stamps: [String: Stamp] = [:]
    /// The reasons why files could not be read, by the names of the files.
    var unreadable: [String: String] = [:]
    var displayName: String?
  }

  let path: String

  /// Reads all calendar files of the folder.
  ///
  /// - Returns: The files; `nil` if the folder does not exist.
  /// - Throws: `.cannotRead`, or `.tooMany` if it has more files than are read.
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
      var text = ""
      do throws(Unreadable) {
        text = try self.text(of: name)
      } catch {
        // An unreadable file still counts as a file of the folder.
        look.unreadable[name] = error.words
      }
      look.files.append(ItemCollection.File(name: name, text: text))
    }
    look.displayName = displayName
    return look
  }

  /// The most bytes of the file that contains the folder's display name.
  private static let maximumNameBytes = 4_096

  /// The display name in the folder's own file; `nil` if there is none.
  var displayName: String? {
    FileBytes.read("\(path)/\(CollectionFolder.nameFile)", upTo: Self.maximumNameBytes)
      .flatMap { String(validating: $0, as: UTF8.self) }.flatMap(CollectionFolder.displayName)
  }

  /// Returns the folders to synchronize: the subfolders of this folder, or only the folder itself.
  ///
  /// It is the folder itself if it contains calendar files or a file with its name, or if it has no
  /// subfolder.
  func collections() throws(ExchangeError) -> [CalendarFolder] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [self]
    }
    let isOne = names.contains { CollectionFolder.isItem($0) || $0 == CollectionFolder.nameFile }
    guard !isOne else { return [self] }
    let folders = names.sorted().filter { !$0.hasPrefix(".") && kind(of: $0) == .typeDirectory }
    return folders.isEmpty ? [self] : folders.map { CalendarFolder(path: "\(path)/\($0)") }
  }

  /// Creates the folder, and in it a file with its display name.
  ///
  /// - Throws: `.cannotWrite`.
  func make(named name: String) throws(ExchangeError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data("\(name)\n".utf8).write(to: URL(filePath: "\(path)/\(CollectionFolder.nameFile)"))
    } catch {
      throw .cannotWrite(file: path, reason: ErrorWords.text(of: error))
    }
  }

  /// Writes and removes files, unless one of them has changed since the folder was read.
  ///
  /// - Returns: `false` if a file has changed; then nothing is done.
  /// - Throws: `.cannotWrite`.
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

  /// Writes a temporary file and renames it, so that readers see either the old or the new
  /// contents.
  private func write(_ file: ItemCollection.File) throws {
    let code = FileBytes.replace("\(path)/\(file.name)", with: Array(file.text.utf8))
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
  }

  private enum Unreadable: Error {
    case link, noFile, foreign, tooLarge, notText, refused

    var words: String {
      switch self {
      case .link:
        String(english: "it is a link, and is not followed", turkish: "bağlantı, izlenmez")
      case .noFile: String(english: "it is not a file", turkish: "dosya değil")
      case .foreign: String(english: "another user owns it", turkish: "başka bir kullanıcının")
      case .tooLarge:
        String(
          english: "it is larger than \(CollectionFolder.maximumItemBytes) bytes",
          turkish: "\(CollectionFolder.maximumItemBytes) bayttan büyük"
        )
      case .notText: String(english: "it is not UTF-8", turkish: "UTF-8 değil")
      case .refused: String(english: "it cannot be read", turkish: "okunamıyor")
      }
    }
  }

  private func text(of name: String) throws(Unreadable) -> String {
    let place = "\(path)/\(name)"
    guard let facts = try? FileManager.default.attributesOfItem(atPath: place) else {
      throw .refused
    }
    switch facts[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeSymbolicLink?: throw .link
    default: throw .noFile
    }
    guard (facts[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid() else { throw .foreign }
    let size = (facts[.size] as? NSNumber)?.intValue ?? 0
    guard size <= CollectionFolder.maximumItemBytes else { throw .tooLarge }
    guard let bytes = FileBytes.read(place, upTo: CollectionFolder.maximumItemBytes) else {
      throw .refused
    }
    guard let text = String(validating: bytes, as: UTF8.self) ?? ICalendar.moved(bytes) else {
      throw .notText
    }
    return text
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
