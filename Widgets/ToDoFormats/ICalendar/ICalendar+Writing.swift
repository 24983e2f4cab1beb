internal import Ground
internal import Moments

extension ICalendar: WritableToDoFormat {
  private static let domain = "@widgetctl"
  private static let producer = "PRODID:-//widgetctl//to-dos//EN"

  package func identity(of id: String) -> String { id + Self.domain }

  package func id(in identity: String) -> String? {
    guard identity.hasSuffix(Self.domain) else { return nil }
    let id = identity.dropLast(Self.domain.count)
    let letters = UInt8(ascii: "k")...UInt8(ascii: "z")
    return id.utf8.count == 16 && id.utf8.allSatisfy(letters.contains) ? String(id) : nil
  }

  package func write(_ toDo: ForeignToDo, _ settings: FormatSettings) -> WrittenRecord {
    let uid = toDo.identity ?? Self.madeIdentity(toDo)
    let made = CalendarToDo.made(uid: uid, now: settings.now, lineBreak: "\r\n")
    let raw = RawRecord(parts: [made.text.text])
    var empty = ForeignToDo()
    empty.identity = uid
    return edit(raw, from: empty, to: toDo, settings)
  }

  package func edit(
    _ raw: RawRecord,
    from before: ForeignToDo,
    to after: ForeignToDo,
    _ settings: FormatSettings
  ) -> WrittenRecord {
    guard var editing = CalendarEditing(raw, settings) else { return WrittenRecord(raw) }
    return editing.edit(from: before, to: after)
  }

  /// Returns the text of a file; see the protocol `WritableToDoFormat`.
  ///
  /// Time zones that changed records need are in `appended`, as records that have no parts but
  /// surroundings.
  package func document(_ pieces: [WrittenPiece], appending appended: [WrittenRecord]) -> String {
    let text = pieces.reduce(into: "") { text, piece in
      switch piece {
      case .part(let part): text += part ?? ""
      case .text(let piece): text += piece
      }
    }
    if appended.isEmpty, !pieces.isEmpty { return text }
    let scan = CalendarScan(text)
    let added = Self.added(appended, known: scan.zones)
    // Components without a calendar around them stay so, and new ones are at the end.
    let isBare = !scan.hasCalendar && ICalendar().recognizes(text[...].utf8)
    guard let end = isBare ? text.endIndex : Self.endOfCalendar(text) else {
      let header = ["BEGIN:VCALENDAR", "VERSION:2.0", Self.producer].map { $0 + "\r\n" }.joined()
      return text + header + added + "END:VCALENDAR\r\n"
    }
    let usesFeeds = !text.utf8.contains(UInt8(ascii: "\r"))
    let bytes = usesFeeds ? added.utf8.filter { $0 != UInt8(ascii: "\r") } : Array(added.utf8)
    let isInLine = isBare && !bytes.isEmpty && text.utf8.last != UInt8(ascii: "\n")
    return String(text[..<end]) + (isInLine ? usesFeeds ? "\n" : "\r\n" : "")
      + String(decoding: bytes, as: UTF8.self) + String(text[end...])
  }

  /// Returns the texts of new records, with the zones that the file does not define; `known` are
  /// the zones that it defines.
  private static func added(_ appended: [WrittenRecord], known: [String: String]) -> String {
    var names = Set(known.keys)
    var zones = ""
    for zone in appended.flatMap(\.raw.surroundings) {
      if let name = ZoneDefinition.name(in: zone), names.insert(name).inserted { zones += zone }
    }
    return zones + appended.flatMap(\.raw.parts).joined()
  }

  /// Returns the index of the last line `END:VCALENDAR`; `nil` if there is none.
  private static func endOfCalendar(_ text: String) -> String.Index? {
    let sign = Array("END:VCALENDAR".utf8)
    var end = text.utf8.endIndex
    // Backwards, because the text after the last calendar is short.
    while end > text.utf8.startIndex {
      let start =
        text.utf8[..<end].dropLast().lastIndex(of: UInt8(ascii: "\n"))
        .map { text.utf8.index(after: $0) } ?? text.utf8.startIndex
      let line = text.utf8[start..<end].prefix(sign.count)
      if line.map({ (0x61...0x7A).contains($0) ? $0 & 0xDF : $0 }) == sign { return start }
      end = start
    }
    return nil
  }

  /// Returns a UID for a to-do that has none.
  ///
  /// It is a digest of the name, the notes and the time of creation, so that each export writes the
  /// same UID.
  private static func madeIdentity(_ toDo: ForeignToDo) -> String {
    let digest = SHA256.digest(
      of: Array("\(toDo.name)\n\(toDo.notes)\n\(String(describing: toDo.addedAt))".utf8)
    )
    let letters = Array("0123456789abcdef".utf8)
    let text = digest.prefix(16).flatMap { [letters[Int($0 >> 4)], letters[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self) + Self.domain
  }
}
