import Testing

@testable import HomeWidgets

@Suite("Charsets of imports", .timeLimit(.minutes(2)))
struct ImportCharsetTests {
  @Test(
    arguments: [
      ("utf-8", [0xC4, 0x9F], "ğ"), ("latin1", [0xE9, 0xF0], "éð"),
      ("iso-8859-9", [0xF0, 0xDD], "ğİ"),
      ("windows-1254", [0xFD, 0x80], "ı€"), ("windows-1252", [0x92, 0xFE], "’þ"),
      ("utf-16", [0xFF, 0xFE, 0x1F, 0x01], "ğ"), ("UTF_16", [0xFE, 0xFF, 0x01, 0x1F], "ğ"),
    ] as [(String, [UInt8], String)]
  )
  func `bytes are the letters of their charset`(name: String, bytes: [UInt8], text: String) throws {
    let charset = try #require(ImportCharset(named: name))
    #expect(try charset.text(of: bytes) == text)
  }

  @Test(arguments: ["latin1", "iso-8859-9", "windows-1252", "windows-1254"])
  func `each byte comes back as it was`(name: String) throws {
    let charset = try #require(ImportCharset(named: name))
    let bytes = (0...255).map { UInt8($0) }
    #expect(charset.bytes(of: try charset.text(of: bytes)) == bytes)
  }

  @Test func `a letter that a charset lacks cannot be written in it`() {
    #expect(ImportCharset(named: "latin1")?.bytes(of: "ğ") == nil)
    #expect(ImportCharset(named: "ebcdic") == nil)
  }

  @Test func `a broken byte is named by its line and place`() {
    #expect(throws: ImportCharset.Fault(line: 2, byte: 3, found: 0xFF)) {
      try ImportCharset.utf8.text(of: Array("one\nab".utf8) + [0xFF])
    }
  }
}
