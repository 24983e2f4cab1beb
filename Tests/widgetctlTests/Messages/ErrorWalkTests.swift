import Foundation
import Ground
import Testing

@testable import WidgetTerminal
@testable import widgetctl

@Suite("Every error in words", .timeLimit(.minutes(2)))
struct ErrorWalkTests {
  /// Texts that Swift writes for values, and that must not occur in messages.
  private static let dumps = [
    "Optional(", "CocoaError", "UserInfo", "Error Domain", "rawValue", "nil)", "Swift.", "__C.",
    "Failure(", "Error.", "error 0", "(null)",
  ]

  // CL-2, CL-15
  @Test(arguments: ErrorExamples.all.keys.sorted())
  func `each case has a message, a hint and an exit code, and no value as Swift dumps it`(
    type: String
  ) throws {
    for example in try #require(ErrorExamples.all[type]) {
      let (error, reported) = (example.error, example.reported)
      let text = Output(isJSON: false).text(of: reported)
      let lines = text.split(separator: "\n")
      #expect(lines.count >= 2, "\(error)")
      #expect(lines.first?.hasPrefix("widgetctl: ") == true && (lines.first?.count ?? 0) >= 12)
      #expect(lines.dropFirst().first?.hasPrefix("hint: ") == true && lines[1].count > 8)
      for dump in Self.dumps { #expect(!text.contains(dump), "\(dump) in \(text)") }
      #expect(!text.contains("\(Swift.type(of: error))"), "\(text)")
      // A key that was used ends a repetition well, and is no error there.
      #expect(ExitCode.allCases.contains(reported.exitCode))
    }
  }

  // CL-6
  @Test(arguments: ErrorExamples.all.keys.sorted())
  func `each case is one line of JSON`(type: String) throws {
    for example in try #require(ErrorExamples.all[type]) {
      let text = Output(isJSON: true).text(of: example.reported)
      #expect(text.split(separator: "\n").count == 1)
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let error = try #require(object?["error"] as? [String: Any])
      #expect(object?["event"] as? String == "error")
      #expect((error["message"] as? String)?.isEmpty == false)
      #expect((error["hint"] as? String)?.isEmpty == false)
    }
  }

  @Test(arguments: [
    ("UsageError", "WidgetTerminal/Arguments/UsageError.swift"),
    ("StoreError", "SharedStore/Database/StoreError.swift"),
    ("IntentError", "Intents/Values/Value/IntentError.swift"),
    ("Reason", "WidgetExtension/Call/ExtensionError.swift"),
    ("ServedFailure", "WidgetExtension/Messages/Replies/ServedFailure.swift"),
    ("TimelineError", "Timeline/Entry/TimelineError.swift"),
    ("Failure", "widgetctl/Platform/InputFile.swift"),
    ("Unrecoverable", "Intents/Intent/AppIntent/AppIntentError.swift"),
    ("UserActionRequired", "Intents/Intent/AppIntent/AppIntentError.swift"),
    ("PermissionRequired", "Intents/Intent/AppIntent/AppIntentError.swift"),
    ("AppIntentError", "Intents/Intent/AppIntent/AppIntentError.swift"),
  ])
  func `the examples leave out no case of the source`(type: String, path: String) throws {
    let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
    let examples = try #require(ErrorExamples.all[type]).map { Self.caseName(of: $0.error) }
    let declared = Self.cases(of: type, in: text)
    #expect(!declared.isEmpty)
    #expect(Set(examples) == Set(declared))
  }

  /// Checks that messages about errors are created in `ErrorWords`, and never by interpolation.
  @Test func `no source writes an error as Swift describes it`() throws {
    var found: [String] = []
    for folder in [Self.sources, Self.sources.appending(path: "../Widgets").standardizedFileURL] {
      let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(enumerator) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        if text.contains("\\(error)") || text.contains("String(describing: error)") {
          found.append(file.lastPathComponent)
        }
      }
    }
    // The one place where a description is looked at before it is shown.
    #expect(found == ["ErrorWords.swift"], "\(found)")
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  private static func caseName(of error: Any) -> String {
    let name = Mirror(reflecting: error).children.first?.label ?? "\(error)"
    return String(name.prefix { $0.isLetter })
  }

  /// Returns the names of the cases in the declaration of an enumeration.
  private static func cases(of type: String, in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("enum \(type):") }) else { return [] }
    let indent = lines[start].prefix { $0 == " " }.count
    let body = lines[(start + 1)...].prefix {
      $0.isEmpty || $0.prefix { $0 == " " }.count > indent
    }
    return body.filter { $0.hasPrefix(String(repeating: " ", count: indent + 2) + "case ") }
      .map { line in
        String(line.drop { $0 == " " }.dropFirst(5).prefix { $0.isLetter })
      }
  }
}
