import CBuild
import SharedStore
import WidgetExtension
import WidgetRender
import WidgetTerminal

/// The version of the program, defined only here; `scripts/lib.sh` reads both lines.
enum ProgramVersion {
  static let text = "1.0.0"
  /// The date of the release, in the format of a manual page.
  static let date = "December 1, 2026"
}

/// The commit from which a program was built.
struct BuiltCommit: Equatable {
  /// The beginning of the commit's hash, at least twelve digits.
  let hash: String
  /// Whether the sources had changes that were not committed.
  let isChanged: Bool
  /// The date of the commit, in ISO 8601.
  let date: String

  /// Parses `HASH[+] DATE`; `nil` if the commit was unknown when the program was built.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2 else { return nil }
    isChanged = words[0].hasSuffix("+")
    hash = String(isChanged ? words[0].dropLast() : words[0])
    date = String(words[1])
  }

  /// The commit from which this program was built; `nil` if it is unknown.
  static let own = BuiltCommit(String(cString: widgetctl_commit()))

  var text: String { "\(hash)\(isChanged ? ", changed since," : "") of \(date)" }
}

/// The output of `--version`: the version on the first line, then the build and the formats.
struct VersionReport {
  var version = ProgramVersion.text
  var commit = BuiltCommit.own
  var isOptimized = Self.isOptimized

  /// The file and protocol formats that programs of other versions read, each with the version that
  /// this program writes.
  private static let formats: [(name: String, version: Int64)] = [
    ("store", CoreSchema.version),
    ("wire", Int64(ProtocolVersion.current.rawValue)),
    ("archive", Int64(ArchiveLimits.version)),
    ("json", Output.schemaVersion),
  ]

  /// Whether the compiler optimised this module.
  private static var isOptimized: Bool {
    var isOptimized = true
    // The closure is only evaluated in a build without optimisation.
    assert(
      {
        isOptimized = false
        return true
      }()
    )
    return isOptimized
  }

  var lines: String {
    let rows =
      [
        ("commit", commit?.text ?? "unknown"),
        ("build", isOptimized ? "optimised" : "not optimised"),
      ] + Self.formats.map { ($0.name, "\($0.version)") }
    return "\(ProgramName.own) \(version)\n" + HelpText.aligned(rows)
  }

  var json: [(String, JSONText)] {
    [
      ("version", .string(version)),
      (
        "commit",
        commit.map {
          .object([
            ("hash", .string($0.hash)), ("isChanged", .bool($0.isChanged)),
            ("date", .string($0.date)),
          ])
        } ?? .null
      ),
      ("isOptimized", .bool(isOptimized)),
      ("formats", .object(Self.formats.map { ($0.name, .integer($0.version)) })),
    ]
  }
}
