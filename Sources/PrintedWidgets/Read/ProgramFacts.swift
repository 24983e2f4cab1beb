import Essentials
import Moments
import WidgetRender

/// The properties of a program that are known without running it: its name, and the tags in its
/// first lines.
struct ProgramFacts: Equatable, Sendable {
  /// The equivalent prefixes of tags such as `<xbar.title>CPU</xbar.title>`.
  private static let prefixes = ["xbar", "swiftbar", "bitbar"]
  /// The seconds between two runs of a program whose name contains no interval.
  private static let usualSeconds: Int64 = 5 * 60
  private static let seconds: [Character: Int64] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
  /// The longest interval in seconds: a year, so that adding it to an instant cannot overflow.
  private static let longestSeconds: Int64 = 365 * 86_400

  let path: String
  /// The name of the file with its extension, used in messages.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// The name of the file without the interval and the extension.
  let baseName: String
  /// The seconds between two runs of the program.
  let interval: Int64
  /// The schedule in the file's tags, which replaces the interval; `nil` without a valid schedule.
  let schedule: CronSchedule?
  /// The text of the schedule if it is invalid, otherwise `nil`; the interval is used instead of
  /// such a schedule.
  let unreadSchedule: String?
  /// The component of the file's name that looks like an interval and is invalid, such as `0s`;
  /// otherwise `nil`.
  let unreadInterval: String?
  let title: String?
  let summary: String?
  /// Whether the program prints one picture after another, and does not end by itself.
  let isStreamable: Bool
  /// Whether the file has a menu bar plugin's tags.
  let isBarProgram: Bool
  /// The variables that the program declares, with their defaults.
  let variables: [String: String]

  /// Reads the properties from the path and from `head`, the beginning of the file.
  init(path: String, head: String) {
    self.path = path
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // `.5m.sh`, or `.5m` of a compiled program.
    let found = [parts.count - 2, parts.count - 1].first { place in
      place > 0 && Self.interval(parts[place]) != nil
    }
    unreadInterval =
      found == nil ? parts.dropFirst().first { Self.looksLikeInterval($0) } : nil
    interval = found.flatMap { Self.interval(parts[$0]) } ?? Self.usualSeconds
    if let found {
      parts.removeSubrange(found...)
    } else if parts.count > 1 {
      parts.removeLast()
    }
    baseName = parts.joined(separator: ".")
    let tags = Tags(head)
    title = tags["title"]
    summary = tags["desc"]
    schedule = tags["schedule"].flatMap { CronSchedule($0) }
    unreadSchedule = schedule == nil ? tags["schedule"] : nil
    isStreamable = tags["type"]?.lowercased() == "streamable"
    isBarProgram = !tags.isEmpty
    variables = tags.variables
  }

  /// Returns the seconds of an interval such as `5m`; `nil` for any other text.
  private static func interval(_ text: String) -> Int64? {
    // Argos writes `3s+` for one that also runs when its menu opens.
    let text = text.hasSuffix("+") ? text.dropLast() : text[...]
    if text.hasSuffix("ms"), let number = Int64(text.dropLast(2)), number > 0 {
      return max(1, (number - 1) / 1_000 + 1)
    }
    guard let unit = text.last, let factor = seconds[unit],
      let number = Int64(text.dropLast()), number > 0
    else { return nil }
    let (product, isOverflow) = number.multipliedReportingOverflow(by: factor)
    return isOverflow ? longestSeconds : min(product, longestSeconds)
  }

  /// Returns whether a component of a file's name is a number followed by letters, such as `0s`,
  /// `2w` or `5M`.
  private static func looksLikeInterval(_ text: String) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let letters = text.dropFirst(digits.count)
    return !digits.isEmpty && (1...3).contains(letters.count)
      && letters.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Returns the time of the next run; `instant` is the end of the last one.
  func nextRun(after instant: Instant, in zone: TimeZoneRules) -> Instant {
    let usual = Instant(microseconds: instant.microseconds + interval * 1_000_000)
    guard let schedule else { return usual }
    // A schedule that no date matches is treated like the longest interval.
    return schedule.next(after: instant, in: zone)
      ?? Instant(microseconds: instant.microseconds + Self.longestSeconds * 1_000_000)
  }

  /// Messages for the user: the interval or schedule is invalid, or no date matches the schedule.
  var remarks: [String] {
    [intervalRemark, scheduleRemark, emptyScheduleRemark].compactMap(\.self)
  }

  private var intervalRemark: String? {
    guard schedule == nil, let unreadInterval else { return nil }
    return "“\(SafeWords.text(unreadInterval))” in its name is not an interval: it runs every "
      + "\(interval) s. Intervals are such as 10s, 5m, 1h and 2d."
  }

  private var emptyScheduleRemark: String? {
    guard schedule?.hasTimes == false else { return nil }
    return "Its schedule names no time that ever comes: it runs once a year."
  }

  private var scheduleRemark: String? {
    unreadSchedule.map { text in
      "Its schedule “\(SafeWords.text(text.prefix(80)))” is not understood: it runs every \(interval) s. "
        + "Five fields of cron are: minute, hour, day, month, day of the week."
    }
  }

  /// The tags at the beginning of a program's file; of several tags with one name, the first
  /// counts.
  private struct Tags {
    private var values: [String: String] = [:]
    private(set) var variables: [String: String] = [:]

    var isEmpty: Bool { values.isEmpty && variables.isEmpty }

    subscript(name: String) -> String? { values[name] }

    init(_ head: String) {
      for line in head.split(whereSeparator: \.isNewline) {
        for prefix in ProgramFacts.prefixes {
          guard let open = line.firstRange(of: "<\(prefix)."),
            let end = line[open.upperBound...].firstIndex(of: ">")
          else { continue }
          let name = line[open.upperBound..<end].lowercased()
          let rest = line[line.index(after: end)...]
          let value = rest.firstRange(of: "</").map { rest[..<$0.lowerBound] } ?? rest
          if name == "var" {
            declare(String(value.trimmed))
          } else if name == "environment" {
            declareAll(String(value.trimmed))
          } else if values[name] == nil, !value.trimmed.isEmpty {
            values[name] = String(value.trimmed)
          }
        }
      }
    }

    /// Reads a variable in xbar's form: `string(NAME="World"): What is greeted. [World, Moon]`.
    private mutating func declare(_ text: String) {
      guard let open = text.firstIndex(of: "("), let equals = text[open...].firstIndex(of: "="),
        let close = text[equals...].firstIndex(of: ")")
      else { return }
      set(text[text.index(after: open)..<equals], text[text.index(after: equals)..<close])
    }

    /// Reads variables in SwiftBar's form: `[NAME=value, OTHER:value]`.
    private mutating func declareAll(_ text: String) {
      for part in text.drop(while: { $0 == "[" }).split(whereSeparator: { ",]".contains($0) }) {
        guard let mark = part.firstIndex(where: { "=:".contains($0) }) else { continue }
        set(part[..<mark], part[part.index(after: mark)...])
      }
    }

    private mutating func set(_ name: Substring, _ value: Substring) {
      let name = String(name.trimmed)
      guard VariableName.isName(name) else { return }
      let bare = value.trimmed
      let isQuoted = bare.count >= 2 && bare.first == bare.last && "\"'`".contains(bare.prefix(1))
      variables[name] = String(isQuoted ? bare.dropFirst().dropLast() : bare)
    }
  }
}

/// Decides which names of environment variables a program may receive.
enum VariableName {
  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 128 else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      && name.utf8.allSatisfy {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
      }
  }
}

/// The values of a plugin's variables, in the JSON file that xbar stores next to the program.
enum VariableFile {
  private enum Value: Decodable {
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let isOn = try? container.decode(Bool.self) {
        self = .text(isOn ? "true" : "false")
      } else if let whole = try? container.decode(Int64.self) {
        self = .text("\(whole)")
      } else {
        self = .text("\(try container.decode(Double.self))")
      }
    }
  }

  /// Returns the values by name; invalid names are ignored.
  ///
  /// - Throws: An error if the text is not an object of strings, numbers and Booleans.
  static func values(json: [UInt8]) throws -> [String: String] {
    let values = try JSONDecoder().decode([String: Value].self, from: Data(json))
    return Dictionary(
      uniqueKeysWithValues: values.compactMap { name, value in
        guard VariableName.isName(name), case .text(let text) = value, !text.utf8.contains(0)
        else { return nil }
        return (name, text)
      }
    )
  }
}
