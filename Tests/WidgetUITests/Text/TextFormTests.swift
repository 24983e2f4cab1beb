import Foundation
import Moments
import TestSupport
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Forms of text", .timeLimit(.minutes(5)))
struct TextFormTests {
  private func text<Content: View>(_ view: Content) throws -> ArchivedText {
    try #require(ViewArchiver.archive(view).texts.first)
  }

  private func words<Content: View>(_ view: Content) -> String {
    ViewArchiver.archive(view).words.joined()
  }

  // SU-6
  @Test func `values in a literal are written as on Apple's systems`() {
    #expect(words(Text("\(1.5)")) == "1.500000")
    #expect(words(Text("\(3, specifier: "%03d")|\(2.25, specifier: "%.1f")")) == "003|2.2")
    #expect(words(Text("\(0.5, format: .percent)")) == 0.5.formatted(.percent))
    #expect(words(Text("\("**x**"[...])")) == "**x**")
  }

  // SU-4
  @Test func `a format writes when the picture is made, in the place's language and zone`() throws {
    let date = Date(timeIntervalSince1970: 0)
    let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)
      .hour(.twoDigits(amPM: .omitted)).minute()
    let zone = try #require(TimeZone(secondsFromGMT: 3600 * 5))
    #expect(words(Text(date, format: style)) == "12:00")
    #expect(words(Text(date, format: style).environment(\.timeZone, zone)) == "05:00")
    #expect(
      words(Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE")))
        == "1.234,5"
    )
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
  }

  @Test(
    "numbers in a literal are written in the locale of their place (SU-89)",
    arguments: [
      (Text("\(12345)"), "12.345"), (Text("\(1.5)"), "1,500000"),
      (Text("\(2.25, specifier: "%.1f")|\(-7 as Int8, specifier: "%d")"), "2,2|-7"),
      (Text("\(UInt8.max, specifier: "%03x")"), "0ff"),
      (Text("\(0.5, format: .percent)"), "50\u{A0}%"), (Text("**\(1000)** to go"), "1.000 to go"),
    ]
  )
  func numbers(_ text: Text, _ german: String) {
    #expect(words(text.environment(\.locale, Locale(identifier: "de_DE"))) == german)
    #expect(words(text) == words(text.environment(\.locale, .current)))
  }

  @Test func `a format keeps the locale that its author gave it, where no view sets one (SU-89)`() {
    let french = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "fr_CH"))
    let german = Locale(identifier: "de_DE")
    #expect(words(Text(1000, format: french)) == 1000.formatted(french))
    #expect(words(Text(1000, format: french).environment(\.locale, german)) == "1.000")
  }

  @Test func `formats of dates follow zone and calendar (SU-89)`() throws {
    let date = Date(timeIntervalSince1970: 0)
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let american = Locale(identifier: "en_US")
    let interval = Date.IntervalFormatStyle(locale: american, timeZone: .gmt).hour()
    let range = Text(date..<date.addingTimeInterval(3600), format: interval)
    #expect(words(range.environment(\.timeZone, tokyo)).contains("9"))
    let day = Text(date, format: Date.FormatStyle(locale: american, timeZone: .gmt).year())
    #expect(words(day) == "1970")
    #expect(words(day.environment(\.calendar, Calendar(identifier: .buddhist))).contains("2513"))
  }

  @Test func `a formatter writes what it can`() {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    #expect(words(Text(NSNumber(value: 2), formatter: formatter)) == "2.00")
    #expect(words(Text("\(NSNumber(value: 3), formatter: formatter)")) == "3.00")
    let dates = DateFormatter()
    dates.timeZone = .gmt
    dates.dateFormat = "yyyy"
    #expect(words(Text(Date(timeIntervalSince1970: 0), formatter: dates)) == "1970")
    #expect(words(Text("x", formatter: formatter)) == "")
  }

  // SU-6
  @Test func `the runs of an attributed string keep what a terminal has`() throws {
    var string = AttributedString("a")
    string.foregroundColor = .red
    string.underlineStyle = .single
    var second = AttributedString("b")
    second.font = .headline
    second.backgroundColor = .yellow
    var third = AttributedString("c")
    third.inlinePresentationIntent = [.emphasized, .strikethrough]
    third.link = URL(string: "app:x")
    let runs = try text(Text(string + second + third)).runs
    #expect(
      runs == [
        .init(
          .verbatim("a"),
          style: TextStyle(foreground: .init(.system(.red)), attributes: .underline)
        ),
        .init(
          .verbatim("b"),
          style: TextStyle(background: .init(.system(.yellow)), attributes: .bold)
        ),
        .init(
          .verbatim("c"),
          style: TextStyle(foreground: .accent, attributes: [.italic, .strikethrough, .underline])
        ),
      ]
    )
  }

  @Test func `Markdown becomes attributes where it is asked for`() throws {
    let string = try AttributedString(markdown: "a **b**")
    #expect(try text(Text(string)).runs.map(\.style.attributes) == [[], .bold])
  }

  @Test func `the case of words is their place's`() {
    let view = VStack { Text("a \("b")") }.textCase(.uppercase)
    #expect(words(view) == "A B")
    #expect(
      words(
        Text(verbatim: "İ").textCase(.lowercase).environment(\.locale, Locale(identifier: "tr"))
      ) == "i"
    )
  }

  // SU-54
  @Test func `a key is looked up in the bundle's table, its values in the table's order`() throws {
    let folder = TemporaryFolder()
    let language = folder.url.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let table = #"""
      "title" = "**Weather**";
      "%@ of %lld" = "%2$lld: %1$@ (100%%)";
      """#
    try Data(table.utf8).write(to: language.appending(path: "Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(try text(Text("title", bundle: bundle)).runs.map(\.style.attributes) == [.bold])
    #expect(words(Text("\("rain") of \(3)", bundle: bundle)) == "3: rain (100%)")
    #expect(words(Text("missing", bundle: bundle)) == "missing")
  }

  @Test func `one thing has a text of its own where the table has one`() throws {
    let folder = TemporaryFolder()
    let language = folder.url.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let table = "\"%lld tasks\" = \"%lld tasks\"; \"%lld tasks\u{2060}one\" = \"a single task\";"
    try Data(table.utf8).write(to: language.appending(path: "Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(words(Text("\(1) tasks", bundle: bundle)) == "a single task")
    #expect(words(Text("\(2) tasks", bundle: bundle)) == "2 tasks")
  }

  // SU-54
  @Test func `a key is looked up in the table of the language that is spoken`() throws {
    let folder = TemporaryFolder()
    for (language, words) in [("en", "Rain"), ("tr", "Yağmur")] {
      let tables = folder.url.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
      let table = "\"rain %lld\" = \"\(words): %lld\";"
      try Data(table.utf8).write(to: tables.appending(path: "Localizable.strings"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(words(Text("rain \(3)", bundle: bundle)) == "Rain: 3")
    UserLanguage.$spoken.withValue(.turkish) {
      #expect(words(Text("rain \(3)", bundle: bundle)) == "Yağmur: 3")
      #expect(words(Text("missing", bundle: bundle)) == "missing")
    }
  }

  // SU-53
  @Test(
    arguments: [
      (.largeTitle, "12:45", 3), (.system(size: 60, weight: .thin), "7", 5), (.title, "7", 1),
      (.system(size: 33.9), "7", 1), (.custom("Impact", size: 48), "7", 3),
      (.largeTitle, "a sentence of many words", 1),
    ] as [(Font, String, Int)]
  )
  func `large fonts ask for large letters where a glance takes them in`(
    font: Font,
    words: String,
    rows: Int
  ) throws {
    #expect(try text(Text(verbatim: words).font(font)).letterRows == rows)
    #expect(try text(HStack { Text(verbatim: words) }.font(font)).letterRows == rows)
  }

  @Test func `the largest piece decides how high letters are`() throws {
    let joined = Text(verbatim: "7").font(.system(size: 64)) + Text(verbatim: "°C").font(.caption)
    #expect(try text(joined).letterRows == 5)
  }
}
