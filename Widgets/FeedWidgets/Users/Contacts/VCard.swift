/// A contact in an address book, from a vCard of version 3.0 or 4.0 (RFC 2426, RFC 6350).
struct VCard: Hashable, Sendable {
  var name: String
  var nickname = ""
  var email = ""
  var phone = ""
  var organization = ""
  var city = ""
  var website = ""

  /// The most lines of a file that are read; a card has a few dozen.
  private static let maximumLines = 200_000

  /// Returns the cards in a file, and the number of cards that are left out.
  ///
  /// These have another version, no end or no name.
  static func cards(in text: String) -> (cards: [VCard], skipped: Int) {
    var cards: [VCard] = []
    var skipped = 0
    var open: [VCardLine]?
    for line in VCardLine.lines(of: text, limit: maximumLines) {
      let isOfCard = line.value.uppercased() == "VCARD"
      switch line.name {
      case "BEGIN" where isOfCard:
        if open != nil { skipped += 1 }
        open = []
      case "END" where isOfCard:
        guard let lines = open else { continue }
        if let card = VCard(lines) { cards.append(card) } else { skipped += 1 }
        open = nil
      default: open?.append(line)
      }
    }
    return (cards, skipped + (open == nil ? 0 : 1))
  }

  /// Parses a card; returns `nil` for another version, for one without a name, or for a card that
  /// describes a group.
  private init?(_ lines: [VCardLine]) {
    func preferred(_ name: String) -> VCardLine? {
      lines.filter { $0.name == name }.min { $0.preference < $1.preference }
    }
    guard let version = lines.first(where: { $0.name == "VERSION" })?.text,
      version == "3.0" || version == "4.0",
      preferred("KIND").map({ ["individual", "org"].contains($0.text.lowercased()) }) ?? true
    else { return nil }
    organization = Self.joined(preferred("ORG")?.parts ?? [], by: ", ")
    email = Self.plain(preferred("EMAIL")?.text ?? "")
    let full = Self.plain(preferred("FN")?.text ?? "")
    let parts = preferred("N")?.parts ?? []
    // The parts of `N` are family name, given name, additional names, prefixes and suffixes.
    let ordered = [3, 1, 2, 0, 4].compactMap { parts.indices.contains($0) ? parts[$0] : nil }
    let names = [full, Self.joined(ordered, by: " "), organization, email]
    guard let name = names.first(where: { !$0.isEmpty }) else { return nil }
    self.name = name
    nickname = Self.plain(preferred("NICKNAME")?.text ?? "")
    let phone = Self.plain(preferred("TEL")?.text ?? "")
    self.phone = phone.lowercased().hasPrefix("tel:") ? String(phone.dropFirst(4)) : phone
    let address = preferred("ADR")?.parts ?? []
    city = address.indices.contains(3) ? Self.plain(address[3]) : ""
    website = Self.plain(preferred("URL")?.text ?? "")
  }

  /// Returns a text without white space at both ends, since address books are typed by hand.
  private static func plain(_ text: String) -> String {
    var text = text[...].drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static func joined(_ parts: [String], by separator: String) -> String {
    parts.map(plain).filter { !$0.isEmpty }.joined(separator: separator)
  }
}
