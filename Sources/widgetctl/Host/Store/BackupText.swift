import Moments
import SharedStore
import SystemLibrary
import WidgetRender
import WidgetTerminal

/// Describes the content of a backup as text and as JSON.
struct BackupText {
  private let facts: BackupFacts

  init(_ facts: BackupFacts) {
    self.facts = facts
  }

  /// How many records and widgets the backup contains, such as `120 records and 9 widgets`.
  var counts: String {
    "\(Self.counted(facts.records, "record")) and \(Self.counted(facts.widgets, "widget"))"
  }

  /// Returns the local date and time, such as `2026-11-29 14:03`.
  static func date(_ made: Int64, in zone: TimeZoneRules) -> String {
    let civil = zone.civil(at: Instant(microseconds: made))
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(civil.date.text) \(digits(civil.hour)):\(digits(civil.minute))"
  }

  /// Returns lines that describe the parts of the backup.
  func lines(in zone: TimeZoneRules) -> [String] {
    let made = "made \(Self.date(facts.made, in: zone)) by widgetctl \(facts.program)"
    let settings = facts.settings.map {
      Self.counted(Int64(Settings($0).text.entries.count), "line")
    }
    let names = facts.extensions.map(\.name).joined(separator: ", ")
    return [made] + facts.collections.map { "\($0.name): \(Self.counted($0.records, "record"))" }
      + [
        "page: \(Self.counted(facts.widgets, "widget"))",
        "settings: \(settings ?? "none")",
        "extensions: \(names.isEmpty ? "none of your own" : names)",
      ]
  }

  var json: [(String, JSONText)] {
    [
      ("made", .string(ISODate.text(Instant(microseconds: facts.made), in: .utc))),
      ("program", .string(facts.program)), ("records", .integer(facts.records)),
      ("widgets", .integer(facts.widgets)),
      (
        "collections",
        .array(
          facts.collections.map {
            .object([("name", .string($0.name)), ("records", .integer($0.records))])
          }
        )
      ),
      ("hasSettings", .bool(facts.settings != nil)),
      ("extensions", .array(facts.extensions.map(Self.json))),
    ]
  }

  static func json(_ found: BackupFacts.Extension) -> JSONText {
    .object([("name", .string(found.name)), ("path", .string(found.path))])
  }

  private static func counted(_ count: Int64, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

/// Finds the absolute path of a backup.
enum BackupPath {
  /// Returns the absolute path of a file; a relative path is resolved in the working directory.
  ///
  /// Symbolic links in the folders of the path are resolved only if the file exists.
  static func absolute(_ file: String) -> String {
    ExecutableFile.resolved(file) ?? StoreLocation(path: FileLink.end(of: file)).path
  }
}

/// Runs `body`, which makes or reads a backup, and converts its error to a `CommandError`.
func backedUp<Value>(_ body: () throws(BackupError) -> Value) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    var hint = error.hint
    if case .isStore(let path) = error {
      hint = "'widgetctl backup FILE --store \(ShellWord.quoted(path))' makes a backup of it"
    }
    throw .failed(error.exitCode, message: error.message, hint: hint)
  }
}
