import Testing

@testable import WidgetImport

@Suite("What is missing")
struct MissingNamesTests {
  @Test(
    "is named by the compiler's words",
    arguments: [
      ("cannot find 'CLLocation' in scope", "CLLocation", "CoreLocation"),
      ("cannot find type 'HKQuantity' in scope", "HKQuantity", "HealthKit"),
      ("cannot find type 'WKNavigationDelegate' in scope", "WKNavigationDelegate", "WebKit"),
      ("cannot find 'WKWebView' in scope", "WKWebView", "WebKit"),
      ("cannot find 'WKInterfaceDevice' in scope", "WKInterfaceDevice", "WatchKit"),
      ("cannot find 'WKExtension' in scope", "WKExtension", "WatchKit"),
      ("no such module 'Lottie'", "Lottie", nil),
      ("value of type 'Text' has no member 'sparkle'", "Text.sparkle", nil),
      ("type 'FetchDescriptor<Item>' has no member 'all'", "FetchDescriptor<Item>.all", nil),
    ] as [(String, String, String?)]
  )
  func names(text: String, name: String, framework: String?) {
    #expect(
      BuildMessages("/p/A.swift:1:2: error: \(text)", package: "/p").errors.first?.missingName
        == name
    )
    #expect(Frameworks.owner(of: name) == framework)
  }

  @Test("says how often, where first, and which file of the app declares it")
  func whole() throws {
    let folder = ProjectFolder([
      "Widget/Habits.swift": ProjectFolder.widget, "App/Store.swift": "final class HabitStore {}",
    ])
    folder.writeProject()
    let search = try folder.search()
    let target = try #require(search.targets.first)
    let messages = BuildMessages(
      """
      [1/2] Compiling
      /p/Sources/W/Habits.swift:7:3: error: cannot find 'HabitStore' in scope
      /p/Sources/W/Habits.swift:9:3: error: cannot find 'HabitStore' in scope
      7 | let a = HabitStore()
        |         `- error: cannot find 'HabitStore' in scope
      /p/Sources/W/Habits.swift:7:3: error: cannot find 'HabitStore' in scope
      error: emit-module command failed with exit code 1
      """,
      package: "/p"
    )
    let missing = MissingNames(
      messages,
      originals: ["Sources/W/Habits.swift": "\(folder.path)/Widget/Habits.swift"],
      of: target,
      in: search
    )
    let first = try #require(missing.all.first)
    #expect(first.name == "HabitStore")
    #expect(first.count == 2)
    #expect(first.place?.file == "Widget/Habits.swift")
    #expect(first.place?.line == 7)
    #expect(first.declared == ["App/Store.swift"])
  }
}
