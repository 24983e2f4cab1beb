import Testing

@testable import WidgetImport

/// Tests of the source that Xcode generates from an app's files, and `extension import` too.
@Suite("What is generated")
struct GeneratedSourceTests {
  private func source(
    _ folder: ProjectFolder,
    _ name: String,
    extendsColors: Bool = false
  ) throws -> String {
    let search = try folder.search()
    var target = try #require(search.targets.first)
    target.module.compilation.extendsColors = extendsColors
    let package = ImportedPackage(target, of: search, flags: .init(compiler: [], linker: []))
    #expect(package.problems.isEmpty)
    let item = package.items.first { $0.path.hasSuffix(name) }
    guard case .text(let text)? = item?.content else { return "" }
    return text
  }

  private func folder(_ files: [String: String]) -> ProjectFolder {
    let folder = ProjectFolder(files)
    folder.write(ProjectFolder.widget, to: "Widget/Habits.swift")
    return folder
  }

  @Test("of an intent definition leaves out what the sources or another definition declare")
  func declaredIntents() throws {
    let folder = folder([
      "Widget/City.swift": "struct CityIntent: AppIntent {}\nenum Unit: String { case celsius }",
      "Widget/City.intentdefinition": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Unit</string>
        <key>INEnumValues</key><array/></dict></array>
      <key>INIntents</key><array>
        <dict><key>INIntentName</key><string>City</string></dict>
        <dict><key>INIntentName</key><string>Town</string></dict></array>
      </dict></plist>
      """,
      "Widget/Region.intentdefinition": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>INIntents</key><array>
        <dict><key>INIntentName</key><string>Town</string></dict>
        <dict><key>INIntentName</key><string>Region</string></dict></array>
      </dict></plist>
      """,
    ])
    let region = try source(folder, "Generated_Region.swift")
    #expect(!region.contains("class TownIntent") && region.contains("class RegionIntent"))
    let text = try source(folder, "Generated_City.swift")
    #expect(!text.contains("class CityIntent") && !text.contains("enum Unit"))
    #expect(text.contains("class TownIntent: INIntent"))
  }

  @Test(
    "of an intent definition has the intent's class, its choices and objects, and its parameters to choose from"
  )
  func intents() throws {
    let folder = folder([
      "Widget/City.intentdefinition": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Unit</string>
        <key>INEnumDisplayName</key><string>Unit</string><key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>Celsius</string>
          <key>INEnumValueDisplayName</key><string>Degrees "C"</string>
          <key>INEnumValueIndex</key><integer>1</integer></dict></array></dict></array>
      <key>INTypes</key><array><dict><key>INTypeName</key><string>Place</string>
        <key>INTypeProperties</key><array><dict><key>INTypePropertyName</key><string>height</string>
          <key>INTypePropertyType</key><string>Integer</string></dict></array></dict></array>
      <key>INIntents</key><array><dict><key>INIntentName</key><string>City</string>
        <key>INIntentTitle</key><string>Pick a City</string>
        <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>unit</string>
          <key>INIntentParameterDisplayName</key><string>Unit</string>
          <key>INIntentParameterType</key><string>Integer</string>
          <key>INIntentParameterEnumType</key><string>Unit</string>
          <key>INIntentParameterMetadata</key><dict>
            <key>INIntentParameterMetadataDefaultValue</key><string>Celsius</string></dict></dict>
        <dict><key>INIntentParameterName</key><string>wind</string>
          <key>INIntentParameterDisplayName</key><string>Show Wind</string>
          <key>INIntentParameterType</key><string>Boolean</string>
          <key>INIntentParameterMetadata</key><dict>
            <key>INIntentParameterMetadataDefaultValue</key><true/></dict></dict>
        <dict><key>INIntentParameterName</key><string>place</string>
          <key>INIntentParameterType</key><string>Object</string>
          <key>INIntentParameterObjectType</key><string>Place</string></dict>
        <dict><key>INIntentParameterName</key><string>x"; system("id</string></dict>
        </array></dict></array>
      </dict></plist>
      """
    ])
    let text = try source(folder, "Generated_City.swift")
    for expected in [
      "nonisolated public enum Unit: Int, Sendable {\n  case unknown = 0\n  case celsius = 1\n}",
      ".celsius: DisplayRepresentation(title: \"Degrees \\\"C\\\"\"),",
      "nonisolated public class Place: INObject, @unchecked Sendable {\n  public var height: NSNumber?\n}",
      "public var unit: Unit = .celsius", "public var wind: NSNumber? = NSNumber(value: true)",
      "public var place: Place?",
      "@Parameter(title: \"Unit\", default: .celsius)\n  var unit: UnitChoice\n",
      "@Parameter(title: \"Show Wind\", default: true)\n  var wind: Bool\n",
      "unit = switch parameters.unit { case .celsius: .celsius }",
      "wind = NSNumber(value: parameters.wind)",
    ] { #expect(text.contains(expected), "\(expected)") }
    #expect(!text.contains("system("))
  }

  @Test("of a catalogue are the names of its colours and pictures, within groups that name spaces")
  func assets() throws {
    let folder = folder([
      "Widget/A.xcassets/AccentColor.colorset/Contents.json": "{}",
      "Widget/A.xcassets/red.colorset/Contents.json": "{}",
      "Widget/A.xcassets/Group/logo-mark.imageset/Contents.json": "{}",
      "Widget/A.xcassets/leafy.symbolset/Contents.json": "{}",
      "Widget/A.xcassets/theme/Contents.json": "{\"properties\":{\"provides-namespace\":true}}",
      "Widget/A.xcassets/theme/Deep Blue.colorset/Contents.json": "{}",
    ])
    let text = try source(folder, "Generated_asset_catalogues.swift", extendsColors: true)
    #expect(
      text.dropFirst(
        text.firstRange(of: "extension ColorResource").map {
          text.distance(from: text.startIndex, to: $0.lowerBound)
        } ?? 0
      )
        == """
        extension ColorResource {
          nonisolated static var accent: ColorResource { ColorResource(name: "AccentColor", bundle: .main) }
          nonisolated static var red: ColorResource { ColorResource(name: "red", bundle: .main) }
          enum Theme {
            nonisolated static var deepBlue: ColorResource { ColorResource(name: "theme/Deep Blue", bundle: .main) }
          }
        }

        extension ImageResource {
          nonisolated static var logoMark: ImageResource { ImageResource(name: "logo-mark", bundle: .main) }
          nonisolated static var leafy: ImageResource { ImageResource(name: "leafy", bundle: .main) }
        }

        extension Color {
          nonisolated static var accent: Color { Color(.accent) }
        }

        extension ShapeStyle where Self == Color {
          nonisolated static var accent: Color { Color(.accent) }
        }

        """
    )
  }

  @Test func `of a module that asks for a locale or a calendar is the reader's`() throws {
    let folder = folder(["Widget/Days.swift": "let first = Calendar.current.firstWeekday"])
    let text = try source(folder, "Generated_the_reader_s_region.swift")
    #expect(text.contains("[\"LC_ALL\", \"LC_TIME\", \"LANG\"]"))
    #expect(text.contains("nonisolated static var current: Calendar"))
    let silent = self.folder(["Widget/Days.swift": "let first = 2 // Calendar"])
    #expect(try source(silent, "Generated_the_reader_s_region.swift").isEmpty)
  }

  @Test(
    "of a string catalogue are tables of its languages, and symbols of keys that a person wrote"
  )
  func strings() throws {
    let folder = folder([
      "Widget/Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Done \\"now\\"": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Fertig"}}}},
        "%lld tasks": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld task"}}, "other": {"stringUnit": {"value": "%lld tasks"}}}}}}},
        "widget.title": {"extractionState": "manual",
          "localizations": {"en": {"stringUnit": {"value": "My Widget"}}}},
        "Same": {}
      }}
      """
    ])
    #expect(
      try source(folder, "Program/de.lproj/Localizable.strings")
        == "\"Done \\\"now\\\"\" = \"Fertig\";\n"
    )
    #expect(
      try source(folder, "Program/en.lproj/Localizable.strings")
        == "\"%lld tasks\" = \"%lld tasks\";\n\"%lld tasks\u{2060}one\" = \"%lld task\";\n\"widget.title\" = \"My Widget\";\n"
    )
    let symbols = try source(folder, "Generated_Localizable.swift")
    #expect(symbols.contains("static var widgetTitle: LocalizedStringResource {"))
    #expect(symbols.contains("defaultValue: \"My Widget\""))
  }

  @Test("of a source that asks for its system is a copy with the answers of the target's system")
  func systems() throws {
    let folder = folder([:])
    let asking = """
      #if os(iOS) && !DEBUG
      let a = "#if os(iOS)"
        #elseif os(macOS) || os(OSX)
      #endif
      """
    folder.write(ProjectFolder.widget + "\n" + asking, to: "Widget/Habits.swift")
    let search = try folder.search()
    let target = try #require(search.targets.first)
    let package = ImportedPackage(target, of: search, flags: .init(compiler: [], linker: []))
    let item = try #require(package.items.first { $0.path.hasSuffix("Habits.swift") })
    guard case .adapted(let text, of: let origin) = item.content else {
      Issue.record("it is not a copy")
      return
    }
    #expect(origin == "\(folder.path)/Widget/Habits.swift")
    #expect(
      text.hasSuffix(
        "#if true && !DEBUG\nlet a = \"#if os(iOS)\"\n  #elseif false || false\n#endif"
      )
    )
    let mac = SystemConditions(system: "macOS", isOfPackage: true)
    #expect(mac.answered("#if os(macOS) && SWIFT_PACKAGE") == "#if true && true")
    let phone = SystemConditions(system: nil, isOfPackage: false)
    #expect(phone.answered("#if SWIFT_PACKAGE\n#elseif os(iOS)") == "#if false\n#elseif true")
    #expect(phone.answered("let ios = repos(3)") == nil)
    #expect(package.originals[item.path] == origin)
  }

  @Test("for the bundle is the author's information list with the build's names in it")
  func information() throws {
    let folder = folder([
      "Widget/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>AppGroup</key><string>group.$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>Ring</key><string>a &lt; b</string></dict></plist>
      """
    ])
    let text = try source(folder, "Program/Info.plist")
    #expect(text.contains("<key>Ring</key><string>a &lt; b</string>"))
    #expect(text.contains("<key>CFBundleExecutable</key><string>Widget</string>"))
  }
}
