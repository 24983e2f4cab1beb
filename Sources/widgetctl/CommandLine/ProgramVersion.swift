import CBuild
import SharedStore
import WidgetExtension
import WidgetRender
import WidgetTerminal

/// The one source of the version; `scripts/lib.sh` reads both lines.
enum ProgramVersion {
  static let text = "0.9.0"
  /// The date of the release, as a manual page writes it.
  static let date = "November 28, 2026"
}

/// The commit from which a program was built.
struct BuiltCommit: Equatable {
  /// The first digits of the commit's hash, at least twelve.
  let hash: String
  /// Whether the sources differed from the commit.
  let isChanged: Bool
  /// The date of the commit, in ISO 8601.
  let date: String

  /// Reads `HASH[+] DATE`; `nil` if the build did not know its commit.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2 else { return nil }
    isChanged = words[0].hasSuffix("+")
    hash = String(isChanged ? words[0].dropLast() : words[0])
    date = String(words[1])
  }

  /// The commit of this program.
  static let own = BuiltCommit(String(cString: widgetctl_commit()))

  var text: String { "\(hash)\(isChanged ? ", changed since," : "") of \(date)" }
}

/// The output of `--version`: the version on the first line, then the build and the formats.
struct VersionReport {
  var version = ProgramVersion.text
  var commit = BuiltCommit.own
  var isOptimized = Self.isOptimized

  /// The formats that programs of other versions can read, each with the version that this program
  /// writes.
  private static let formats: [(name: String, version: Int64)] = [
    ("store", CoreSchema.version),
    ("wire", Int64(ProtocolVersion.current.rawValue)),
    ("archive", Int64(ArchiveLimits.version)),
    ("json", Output.schemaVersion),
  ]

  /// Whether the compiler optimised this module.
  private static var isOptimized: Bool {
    var isOptimized = true
    // Evaluated only without optimisation.
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
