import Testing

@testable import WidgetTerminal

@Suite("Pages of the manual (CL-16)")
struct ManualPageTests {
  private static let signature = CommandSignature(
    name: "boil",
    synopsis: "[WATER…] [--for TIME]",
    summary: "Boils water.",
    examples: [.init("widgetctl boil --for 3m \\", ".three minutes")],
    details: """
      One sentence. Another, which
      goes on… and ends!

      '.' begins no request.
      """,
    options: [OptionDefinition("for", value: "TIME", "how long; -3 is refused")]
  )

  private static var lines: [String] {
    ManualPage(signature, date: "May 1, 2026").text.split(separator: "\n").map(String.init)
  }

  @Test func `a page begins with its date, its title and its name`() {
    #expect(
      Self.lines.prefix(6) == [
        ".Dd May 1, 2026", ".Dt WIDGETCTL-BOIL 1", ".Os", ".Sh NAME", ".Nm widgetctl-boil",
        ".Nd boils water",
      ]
    )
  }

  @Test func `what is typed is bold, what stands for something is in italics`() {
    #expect(
      Self.lines.contains(#"\fBboil\fR [\fIWATER\fR\[u2026]] [\fB\-\-for\fR \fITIME\fR]"#)
    )
    #expect(Self.lines.contains(#".It \fB\-\-for\fR \fITIME\fR"#))
  }

  @Test func `each sentence has a line of its own, and paragraphs are parted`() throws {
    let start = try #require(Self.lines.firstIndex(of: ".Sh DESCRIPTION"))
    #expect(
      Self.lines[(start + 1)...].prefix(6) == [
        "Boils water.", ".Pp", "One sentence.", #"Another, which goes on\[u2026] and ends!"#, ".Pp",
        #"\&'.' begins no request."#,
      ]
    )
  }

  @Test func `no text is a request, a hyphen stays one, and a backslash too`() {
    #expect(Self.lines.contains(#"\&.three minutes"#))
    #expect(Self.lines.contains(#"widgetctl boil \-\-for 3m \e"#))
    #expect(Self.lines.contains(#"how long; \-3 is refused"#))
  }

  @Test func `no line of text is long, whatever a paragraph is`() {
    let words = String(repeating: "water ", count: 200)
    #expect(Roff.sentences(words).allSatisfy { $0.utf8.count <= 80 })
    #expect(Roff.sentences(words).joined(separator: " ") == words.dropLast())
  }

  @Test func `pages that belong to it are in the order of their sections`() {
    var page = ManualPage(name: "a", date: "May 1, 2026", summary: "A.")
    page.related = ["z(5)", "y", "x(1)"]
    #expect(page.text.hasSuffix(".Sh SEE ALSO\n.Xr x 1 ,\n.Xr y 1 ,\n.Xr z 5\n"))
  }
}
