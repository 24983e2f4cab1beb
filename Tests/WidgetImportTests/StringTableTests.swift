import Testing

@testable import WidgetImport

/// Tests of how `.strings` and `.stringsdict` files are imported.
///
/// Foundation ends a program whose table has values other than strings.
@Suite("Tables of texts", .timeLimit(.minutes(2)))
struct StringTableTests {
  private static let weeks = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>%lld weeks left</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@weeks@ left</string>
      <key>weeks</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld week</string><key>other</key><string>%lld weeks</string>
      </dict></dict>
    </dict></plist>
    """

  private func package(_ files: [String: String]) throws -> ImportedPackage {
    let folder = ProjectFolder(files)
    folder.write(ProjectFolder.widget, to: "Widget/Habits.swift")
    let search = try folder.search()
    let target = try #require(search.targets.first)
    return ImportedPackage(target, of: search, flags: .init(compiler: [], linker: []))
  }

  private func text(_ path: String, of package: ImportedPackage) -> String? {
    let item = package.items.first { $0.path == "Program/\(path)" }
    guard case .text(let text)? = item?.content else { return nil }
    return text
  }

  @Test func `a .stringsdict is a table with the form for one and the form for others`() throws {
    let package = try package(["Widget/en.lproj/Localizable.stringsdict": Self.weeks])
    #expect(!package.items.contains { $0.path.hasSuffix(".stringsdict") })
    #expect(
      text("en.lproj/Localizable.strings", of: package) == """
        "%lld weeks left" = "%1$lld weeks left";
        "%lld weeks left\u{2060}one" = "%1$lld week left";

        """
    )
  }

  @Test func `it comes before the texts of the .strings file beside it`() throws {
    let package = try package([
      "Widget/tr.lproj/Localizable.strings": """
      /* the app's */
      "%lld weeks left" = "kaldı"; "Today" = "Bugün \\"ve\\" yarın"; // the end
      """,
      "Widget/tr.lproj/Localizable.stringsdict": Self.weeks.replacing("week", with: "hafta")
        .replacing("%lld haftas left<", with: "%lld weeks left<"),
    ])
    let table = try #require(text("tr.lproj/Localizable.strings", of: package))
    #expect(table.contains("\"Today\" = \"Bugün \\\"ve\\\" yarın\";\n"))
    #expect(table.contains("\"%lld weeks left\" = \"%1$lld haftas left\";\n"))
    #expect(package.items.count { $0.path.contains("Localizable") } == 1)
  }

  @Test func `each of several numbers has its own form`() throws {
    let package = try package([
      "Widget/en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>%lld h %lld m in %@</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@h@ and %#@m@ in %3$@, 100 %%</string>
        <key>h</key><dict><key>one</key><string>an hour</string>
          <key>other</key><string>%lld hours</string></dict>
        <key>m</key><dict><key>one</key><string>a minute</string>
          <key>other</key><string>%lld minutes</string></dict>
      </dict></dict></plist>
      """
    ])
    let key = "\"%lld h %lld m in %@"
    #expect(
      text("en.lproj/Localizable.strings", of: package) == """
        \(key)" = "%1$lld hours and %2$lld minutes in %3$@, 100 %%";
        \(key)\u{2060}one1" = "an hour and %2$lld minutes in %3$@, 100 %%";
        \(key)\u{2060}one1,2" = "an hour and a minute in %3$@, 100 %%";
        \(key)\u{2060}one2" = "%1$lld hours and a minute in %3$@, 100 %%";

        """
    )
  }

  @Test func `a .strings file of texts stays a link, and what else it has is left out`() throws {
    let package = try package([
      "Widget/en.lproj/Plain.strings": "\"Today\" = \"Today\";",
      "Widget/en.lproj/Odd.strings": "Today = Now; Weeks = { one = week; }; List = (1, 2);",
      "Widget/Root.stringsdict": Self.weeks,
    ])
    let plain = try #require(package.items.first { $0.path.hasSuffix("Plain.strings") })
    guard case .link = plain.content else {
      Issue.record("it is a copy")
      return
    }
    #expect(text("en.lproj/Odd.strings", of: package) == "\"Today\" = \"Now\";\n")
    #expect(text("Root.strings", of: package)?.contains("week left") == true)
  }

  @Test(arguments: [
    ("Localizable.stringsdict", "<plist version=\"1.0\"><dict><key>a</key>"),
    ("Localizable.stringsdict", "<plist version=\"1.0\"><array/></plist>"),
    ("Localizable.strings", "\"a\" = \"b"), ("Localizable.strings", "((((((("),
    ("Localizable.strings", String(repeating: "a = {", count: 9_000)),
  ])
  func `what is no table is left out and named`(name: String, text: String) throws {
    let package = try package(["Widget/en.lproj/\(name)": text])
    #expect(!package.items.contains { $0.path.contains("lproj") })
    #expect(package.problems.count == 1)
    #expect(package.problems.first?.message.contains(name) == true)
  }

  @Test func `formats that name each other end`() throws {
    let package = try package([
      "Widget/en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>a</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@x@%#@x@</string>
        <key>x</key><dict><key>other</key><string>%#@x@%#@x@ %#@nowhere@ %#@ %99999999999999999999$d</string>
        </dict></dict></dict></plist>
      """
    ])
    let table = try #require(text("en.lproj/Localizable.strings", of: package))
    #expect(table.utf8.count < 100_000)
  }
}
