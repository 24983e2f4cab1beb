import WidgetIntents
import WidgetTerminal

/// Converts the parameters of a command line into an intent's arguments.
enum ParameterInput {
  /// Converts the parameters of a command line; `form` is the usage line for errors.
  ///
  /// - Throws: `CommandError` for a parameter that is not a Bool and has no value.
  static func arguments(
    _ parameters: [Arguments.Parameter],
    for intent: IntentMetadata,
    _ enumerations: [EnumMetadata],
    form: String
  ) throws(CommandError) -> [IntentArgument] {
    var arguments: [IntentArgument] = []
    for parameter in parameters {
      if let value = parameter.value {
        arguments.append(IntentArgument(parameter.name, text: value))
        continue
      }
      let known = intent.parameters.first {
        $0.optionName == parameter.name || $0.name == parameter.name
      }
      guard known?.type.unwrapped == .bool || known == nil else {
        throw .usage(
          .missingValue(
            option: "--\(parameter.name)",
            expected: "\(known?.form(enumerations) ?? "a value"); "
              + "one that begins with dashes is written --\(parameter.name)=VALUE",
            signature: form
          )
        )
      }
      // The extension refuses an unknown name, with suggestions.
      arguments.append(IntentArgument(parameter.name, text: "true"))
    }
    return arguments
  }
}

/// Parses an intent's parameters from a text: a JSON object, or lines of `NAME=VALUE`.
///
/// In JSON a list is an array, and an entity is its id or an object with `id`, the format of `find
/// --json`. The value `null` sets nothing.
struct ParameterDocument {
  /// The maximum size of the text in bytes; a parameter is stored in the journal and sent in one
  /// message.
  static let maximumBytes = 1 << 20
  /// The most values in the text, as many as a command line can have words.
  private static let maximumValues = 10_000
  /// The most levels of nested values: the properties of an entity can be entities too.
  private static let maximumDepth = 16

  private(set) var arguments: [IntentArgument] = []
  private var scanner: JSONScanner
  private var names: Set<String> = []
  private let depth: Int

  /// Parses the text; `name` is its source, for errors.
  ///
  /// - Throws: `.badData` with line, column and parameter.
  static func arguments(
    in bytes: [UInt8],
    named name: String
  ) throws(CommandError) -> [IntentArgument] {
    do throws(JSONScanner.Fault) {
      var document = ParameterDocument(scanner: JSONScanner(bytes), depth: 0)
      if document.scanner.next() == UInt8(ascii: "{") {
        try document.readObject()
      } else {
        try document.readLines(bytes)
      }
      return document.arguments
    } catch {
      throw .failed(
        .badData,
        message: "\(name):\(error.line):\(error.column): \(error.message)",
        hint: "write {\"name\": \"Buy milk\"}, or NAME=VALUE on lines of their own"
      )
    }
  }

  private init(scanner: JSONScanner, depth: Int) {
    self.scanner = scanner
    self.depth = depth
  }

  private mutating func readObject() throws(JSONScanner.Fault) {
    _ = scanner.take("{")
    if !scanner.take("}") {
      repeat { try readMember() } while scanner.take(",")
      guard scanner.take("}") else { throw scanner.fault(expected: "',' or '}'") }
    }
    if scanner.next() != nil { throw scanner.fault(expected: "nothing after the object") }
  }

  private mutating func readMember() throws(JSONScanner.Fault) {
    _ = scanner.next()
    let start = scanner.position
    let name = try scanner.string("a parameter's name in double quotes")
    guard names.insert(name).inserted else {
      throw scanner.fault("'\(name)' is given twice", at: start)
    }
    guard scanner.take(":") else { throw scanner.fault(expected: "':' after '\(name)'") }
    guard scanner.take("[") else { return try readValue(of: name) }
    if scanner.take("]") {
      return try append(name, .value(.list([])))
    }
    repeat { try readValue(of: name) } while scanner.take(",")
    guard scanner.take("]") else { throw scanner.fault(expected: "',' or ']' in '\(name)'") }
  }

  private mutating func readValue(of name: String) throws(JSONScanner.Fault) {
    switch scanner.next() {
    case UInt8(ascii: "\""): try append(name, .text(scanner.string("a text")))
    case UInt8(ascii: "{"): try readEntity(of: name)
    case UInt8(ascii: "["):
      throw scanner.fault("'\(name)': a list in a list", at: scanner.position)
    default:
      let word = try scanner.word(of: name)
      if word != "null" { try append(name, .text(word)) }
    }
  }

  /// Parses an entity in the format of `find --json`; its `id` identifies it.
  private mutating func readEntity(of name: String) throws(JSONScanner.Fault) {
    let start = scanner.position
    let before = arguments.count
    guard depth < Self.maximumDepth else {
      throw scanner.fault("'\(name)': objects nested deeper than \(Self.maximumDepth)", at: start)
    }
    var inner = ParameterDocument(scanner: scanner, depth: depth + 1)
    _ = inner.scanner.take("{")
    if !inner.scanner.take("}") {
      repeat { try inner.readMember() } while inner.scanner.take(",")
      guard inner.scanner.take("}") else {
        throw inner.scanner.fault(expected: "',' or '}' in '\(name)'")
      }
    }
    scanner = inner.scanner
    for argument in inner.arguments where argument.name == "id" { try append(name, argument.input) }
    guard arguments.count == before + 1 else {
      throw scanner.fault("'\(name)': an object without 'id'", at: start)
    }
  }

  private mutating func append(
    _ name: String,
    _ input: IntentInput
  ) throws(JSONScanner.Fault) {
    guard arguments.count < Self.maximumValues else {
      throw scanner.fault("more than \(Self.maximumValues) values", at: scanner.position)
    }
    arguments.append(IntentArgument(name, input))
  }

  private mutating func readLines(_ bytes: [UInt8]) throws(JSONScanner.Fault) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let isWindows = bytes.last == UInt8(ascii: "\r")
      let line = String(decoding: isWindows ? bytes.dropLast() : bytes, as: UTF8.self)
      if line.allSatisfy({ $0 == " " || $0 == "\t" }) { continue }
      guard let equals = line.firstIndex(of: "="), equals > line.startIndex,
        line[..<equals].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
      else {
        throw JSONScanner.Fault(
          message: "expected NAME=VALUE, found '\(line.prefix(40))'",
          line: index + 1,
          column: 1
        )
      }
      try append(String(line[..<equals]), .text(String(line[line.index(after: equals)...])))
    }
  }
}
