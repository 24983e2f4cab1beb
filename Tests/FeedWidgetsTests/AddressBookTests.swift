import Foundation
import TestSupport
import Testing

@testable import FeedWidgets

@Suite("Address books", .timeLimit(.minutes(2)))
struct AddressBookTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder.path)/\(name)", atomically: true, encoding: .utf8)
  }

  private func book(_ path: String? = nil) throws -> AddressBook {
    try AddressBook(path ?? folder.path, in: ["HOME": folder.path])
  }

  private static func card(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]).joined(separator: "\r\n") + "\r\n"
  }

  private func only(_ lines: String...) throws -> VCard? {
    let text = (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD"]).joined(separator: "\n")
    return VCard.cards(in: text).cards.first
  }

  // BW-18
  @Test func `a card has a name, what is preferred of each kind, and the town`() throws {
    let card = try only(
      "FN:Ada Lovelace",
      "N:Lovelace;Ada;;;",
      "NICKNAME:ada",
      "EMAIL;TYPE=home:old@a.org",
      "item1.EMAIL;TYPE=\"work,pref\";PREF=1:ada@b.org",
      "TEL;VALUE=uri:tel:+44-20-555",
      "ORG:Analytical Engines\\, Ltd.;Programs",
      "ADR;TYPE=home:;;1 Square;London;;W1;UK",
      "URL:https://ada.test"
    )
    let fields = [
      card?.name, card?.nickname, card?.email, card?.phone, card?.organization, card?.city,
      card?.website,
    ]
    #expect(
      fields == [
        "Ada Lovelace", "ada", "ada@b.org", "+44-20-555", "Analytical Engines, Ltd., Programs",
        "London",
        "https://ada.test",
      ]
    )
  }

  @Test(
    arguments: [
      (["FN:"], nil), (["N:Curie;Marie;Salomea;Dr.;Nobel"], "Dr. Marie Salomea Curie Nobel"),
      (["ORG:Acme"], "Acme"), (["EMAIL:x@y.org"], "x@y.org"), (["KIND:group", "FN:All"], nil),
      (["FN:Long", " er \\; name"], "Longer ; name"), (["FN;CHARSET=UTF-8: Zoë\\nB "], "Zoë B"),
      (["FN;X=\"a:b;c\":Quoted"], "Quoted"),
    ] as [([String], String?)]
  )
  func `a name is what says most, and without any there is no card`(lines: [String], name: String?)
  {
    let text = (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]).joined(separator: "\r\n")
    #expect(VCard.cards(in: text).cards.map(\.name) == (name.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("", 0, 0), ("no card", 0, 0), ("BEGIN:VCARD\nFN:A\n", 0, 1),
    ("BEGIN:VCARD\nVERSION:2.1\nFN:A\nEND:VCARD", 0, 1),
    ("BEGIN:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD", 1, 1), ("END:VCARD\n:\n;;;", 0, 0),
    (String(repeating: "BEGIN:VCARD\n", count: 1_000), 0, 1_000),
    (
      "BEGIN:VCARD\nVERSION:3.0\nFN:" + String(repeating: "x\n ", count: 9_000) + "\nEND:VCARD", 1,
      0
    ),
  ])
  func `what is no card is counted, never a fault`(text: String, people: Int, skipped: Int) {
    let found = VCard.cards(in: text)
    #expect(found.cards.count == people)
    #expect(found.skipped == skipped)
  }

  @Test func `a folder's files are read by name, people are in the order of the alphabet`() throws {
    try write(Self.card("FN:zoe") + Self.card("FN:Ana"), to: "b.vcf")
    try write(Self.card("FN:Émile"), to: "a.VCF")
    try write(Self.card("FN:Nobody"), to: "notes.txt")
    try write(Self.card("FN:Hidden"), to: ".hidden.vcf")
    try write("BEGIN:VCARD\n", to: "c.vcf")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/d.vcf",
      withIntermediateDirectories: false
    )
    let found = try book().people()
    #expect(found.people.map(\.name) == ["Ana", "zoe", "Émile"])
    // An open card, and a folder that is called like a file.
    #expect(found.skipped == 2)
    #expect(try book("~/b.vcf").people().people.count == 2)
    #expect(try book("file://\(folder.path)").people().people.count == 3)
  }

  @Test func `no folder, and an address that is none, are said`() throws {
    #expect(throws: FeedError.notFound(path: "/nowhere")) { try book("/nowhere").people() }
    #expect(throws: FeedError.self) { try book("https://a.org") }
    #expect(throws: FeedError.self) { try AddressBook(nil, in: ["HOME": folder.path]) }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/.contacts",
      withIntermediateDirectories: false
    )
    #expect(try AddressBook(nil, in: ["HOME": folder.path]).path == "\(folder.path)/.contacts")
  }

  @Test func `a huge file is left out and told`() async throws {
    try write(String(repeating: "x", count: 5 << 20), to: "huge.vcf")
    try write(Self.card("FN:Ana", "EMAIL:ana@a.org"), to: "ana.vcf")
    let loaded = try await ContactService(book: try book()).users()
    #expect(loaded.value.map(\.email) == ["ana@a.org"])
    #expect(loaded.problem?.words == "1 card unread")
    #expect(loaded.origin == .local)
  }
}

@Suite("People that are searched", .timeLimit(.minutes(2)))
struct UserSearchTests {
  private static func picture(_ search: String?) -> UsersPicture {
    let users = FeedSamples.decoded([User].self, UserSamples.document)
    return UsersPicture(users, state: .loaded, status: nil, search: search)
  }

  @Test(
    arguments: [
      (nil, 10), ("", 10), ("  ", 10), ("ENUGU", 1), ("mira nordic", 1), ("mira enugu", 0),
      ("TOMÁS", 1),
    ] as [(String?, Int)]
  )
  func `each word is in a name, an e-mail, a city or a company`(search: String?, count: Int) {
    #expect(Self.picture(search).count == count)
  }

  @Test(
    arguments: [
      ("1-770-736-8031 x56442", "tel:1-770-736-8031"), ("+90 (212) 555", "tel:+90212555"),
      ("", nil),
      ("ext. 1", nil), ("tel;ext=1", nil),
    ] as [(String, String?)]
  )
  func `a number is a link without what cannot be dialled`(phone: String, link: String?) {
    let row = UsersPicture.Row(
      id: 1,
      name: "",
      username: "",
      email: "none",
      city: "",
      company: "",
      phone: phone
    )
    #expect(row.phoneLink?.absoluteString.filter { $0 != "-" } == link?.filter { $0 != "-" })
    #expect(row.mailLink == nil)
  }
}
