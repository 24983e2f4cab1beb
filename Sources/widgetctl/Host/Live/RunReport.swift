import Ground
import WidgetTerminal

/// The parts of a command's `--json` output that the live view uses.
struct RunReport: Equatable {
  /// The values of the result by their names; a value in a nested object has a name such as
  /// `value.title`.
  private let result: [String: String]
  /// The command's error and warnings, in order.
  private let events: [[String: String]]

  /// Parses standard output and standard error; lines that are not JSON are ignored.
  init(output: [UInt8], errors: [UInt8]) {
    result = JSONMembers.read(output)
    events = errors.split(separator: UInt8(ascii: "\n")).map { JSONMembers.read(Array($0)) }
  }

  init(_ end: OwnProcess.End) { self.init(output: end.output, errors: end.errors) }

  /// The id of the run in the journal; `nil` if there is none.
  var run: String? { result["run"] }

  /// The dialog of the intent, or else its value, as text; `nil` if it returned neither.
  var words: String? { result["dialog"] ?? result["value"] ?? result["value.title"] }

  /// The returned value, if it is a single one; otherwise `nil`.
  var value: String? { result["value"] }

  /// The id of the returned entity; `nil` if the intent returned none.
  var entity: String? { result["value.id"] }

  /// The line about the reminders that the view must deliver, or `nil` without them; `reminders`
  /// contains their ids.
  var reminderLine: String? { result["line"] }
  var reminders: [String] { result["delivered"]?.split(separator: " ").map(String.init) ?? [] }

  /// The version in the output of `--version`; `commit` is the hash of its commit, or `nil` if the
  /// build does not know it.
  var version: String? { result["version"] }
  var commit: String? { result["commit.hash"] }

  /// The error's message and hint; `nil` if there is no error.
  var error: (message: String, hint: String?)? { last("error") }
  /// Whether the error means that input of the command is missing or ambiguous.
  var lacksInput: Bool {
    events.contains { $0["event"] == "error" && $0["error.code"] == "\(ExitCode.usage)" }
  }
  var warning: (message: String, hint: String?)? { last("warning") }

  private func last(_ event: String) -> (message: String, hint: String?)? {
    guard let found = events.last(where: { $0["event"] == event }),
      let message = found["\(event).message"]
    else { return nil }
    return (message, found["\(event).hint"])
  }
}

/// Reads the texts, numbers and Booleans of a JSON object by name; arrays are left out.
///
/// A member of a nested object has a name such as `value.title`.
enum JSONMembers {
  /// The greatest depth of nested objects that is read; results of commands are less deep.
  private static let maximumDepth = 16

  static func read(_ bytes: [UInt8]) -> [String: String] {
    var scanner = JSONScanner(bytes)
    var members: [String: String] = [:]
    // The members before a syntax error are used.
    try? readObject(&scanner, "", 0, into: &members)
    return members
  }

  private static func readObject(
    _ scanner: inout JSONScanner,
    _ prefix: String,
    _ depth: Int,
    into members: inout [String: String]
  ) throws(JSONScanner.Fault) {
    guard scanner.take("{"), depth < maximumDepth else { throw scanner.fault(expected: "{") }
    if scanner.take("}") { return }
    repeat {
      let name = try scanner.string("a name")
      guard scanner.take(":") else { throw scanner.fault(expected: ":") }
      try readValue(&scanner, prefix + name, depth, into: &members)
    } while scanner.take(",")
    guard scanner.take("}") else { throw scanner.fault(expected: "}") }
  }

  private static func readValue(
    _ scanner: inout JSONScanner,
    _ name: String,
    _ depth: Int,
    into members: inout [String: String]
  ) throws(JSONScanner.Fault) {
    switch scanner.next() {
    case UInt8(ascii: "{"): try readObject(&scanner, name + ".", depth + 1, into: &members)
    case UInt8(ascii: "["):
      guard scanner.take("["), depth < maximumDepth else { throw scanner.fault(expected: "[") }
      var ignored: [String: String] = [:]
      if scanner.take("]") { return }
      repeat {
        try readValue(&scanner, name, depth + 1, into: &ignored)
      } while scanner.take(",")
      guard scanner.take("]") else { throw scanner.fault(expected: "]") }
    case UInt8(ascii: "\""): members[name] = try scanner.string("a text")
    default:
      let word = try scanner.word(of: name)
      if word != "null" { members[name] = word }
    }
  }
}
