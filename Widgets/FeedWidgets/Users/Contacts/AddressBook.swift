import Foundation
import Ground

/// An address book on this machine: a folder of `.vcf` files, as vdirsyncer and khard store it, or
/// one such file.
struct AddressBook: Sendable {
  let path: String

  /// The most files of a folder that are read, in the order of their names.
  private static let maximumFiles = 5_000
  /// The most bytes of a file; most of a large one is photographs.
  private static let maximumFile = 4 << 20
  /// The most bytes of all files together.
  private static let maximumTotal = 64 << 20
  /// The most people that are read; the widget shows ten, `find` all.
  static let maximumPeople = 5_000

  /// Creates the address book at a path, by default `~/.contacts` or `contacts` in the user's data
  /// folder.
  ///
  /// `~` is the home folder, and `file://` may precede a path.
  /// - Throws: `.badAddress`, and `.notFound` if no default folder exists.
  init(_ written: String?, in environment: [String: String]) throws(FeedError) {
    let home = environment["HOME"] ?? "/"
    guard let written, !written.isEmpty else {
      let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let usual = ["\(home)/.contacts", "\(data ?? "\(home)/.local/share")/contacts"]
      guard let found = usual.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
        throw .notFound(
          path: String(
            english: "address book in ~/.contacts",
            turkish: "~/.contacts içinde adres defteri"
          )
        )
      }
      path = found
      return
    }
    if written == "~" || written.hasPrefix("~/") {
      path = home + written.dropFirst()
    } else if written.hasPrefix("/") {
      path = written
    } else {
      let address = try BaseAddress(written, isChosen: true)
      guard address.isFolder, let url = URL(string: address.text) else {
        throw .badAddress(
          written,
          reason: String(
            english: "an address book is a folder such as ~/.contacts",
            turkish: "adres defteri ~/.contacts gibi bir klasördür"
          )
        )
      }
      path = url.path(percentEncoded: false)
    }
  }

  /// Returns the contacts sorted by name, and the number of unreadable cards.
  ///
  /// - Throws: `.notFound`, `.tooLarge`.
  func people() throws(FeedError) -> (people: [VCard], skipped: Int) {
    var people: [VCard] = []
    var skipped = 0
    var left = Self.maximumTotal
    for file in try files() {
      guard let bytes = FileBytes.read(file, upTo: min(Self.maximumFile, left)) else {
        skipped += 1
        continue
      }
      left -= bytes.count
      let found = VCard.cards(in: String(decoding: bytes, as: UTF8.self))
      people += found.cards
      skipped += found.skipped
    }
    if people.count > Self.maximumPeople {
      skipped += people.count - Self.maximumPeople
      people.removeLast(people.count - Self.maximumPeople)
    }
    let keyed = people.map { (key: SearchText.folded($0.name), card: $0) }
    return (keyed.sorted { ($0.key, $0.card.email) < ($1.key, $1.card.email) }.map(\.card), skipped)
  }

  private func files() throws(FeedError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .notFound(path: path)
    }
    guard isFolder.boolValue else { return [path] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .content(
        reason: String(english: "\(path) cannot be read", turkish: "\(path) okunamıyor")
      )
    }
    let cards = names.filter { $0.lowercased().hasSuffix(".vcf") && !$0.hasPrefix(".") }.sorted()
    guard cards.count <= Self.maximumFiles else {
      throw .content(
        reason: String(
          english: "\(path) has more than \(Self.maximumFiles) files",
          turkish: "\(path) içinde \(Self.maximumFiles) dosyadan fazlası var"
        )
      )
    }
    return cards.map { "\(path)/\($0)" }
  }
}
