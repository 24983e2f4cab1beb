internal import Ground

/// One task in Taskwarrior's JSON; its attributes are read as texts.
struct WarriorTask {
  enum Status: String {
    case pending, waiting, recurring, completed, deleted
  }

  let object: JSONObject

  init(_ object: JSONObject) {
    self.object = object
  }

  /// Parses a task; returns `nil` if the text is not a complete JSON object.
  init?(_ text: String) {
    guard let object = try? JSONObject(in: Array(text.utf8)),
      object.span.upperBound == object.bytes.count
    else {
      return nil
    }
    self.init(object)
  }

  /// Returns the JSON of an attribute's value; `nil` if the value is missing, empty or `null`.
  func value(_ name: String) -> ArraySlice<UInt8>? {
    guard let member = object.member(name) else { return nil }
    let value = object.bytes[member.value]
    return value.elementsEqual("null".utf8) || value.elementsEqual("\"\"".utf8) ? nil : value
  }

  /// Returns an attribute's text; empty if the attribute is missing.
  func text(_ name: String) -> String { value(name).map { JSONValue.text($0) } ?? "" }

  func has(_ name: String) -> Bool { value(name) != nil }

  /// The UUID in lower case, since other tasks may refer to it in any case; `nil` if the task has
  /// none.
  var uuid: String? { identity("uuid") }

  /// The UUID of the recurring task of which this task is an instance; `nil` if it is not an
  /// instance.
  var parent: String? { identity("parent") }

  private func identity(_ name: String) -> String? {
    let text = text(name).lowercased()
    return text.isEmpty ? nil : text
  }

  /// The status; `nil` for an unknown word.
  var status: Status? {
    let text = text("status")
    return text.isEmpty ? .pending : Status(rawValue: text)
  }

  var isPending: Bool { status == .pending || status == .waiting }

  /// Returns the texts of an attribute that is an array, a text with commas, or a text with
  /// brackets and quotes.
  ///
  /// - Returns: `nil` for anything else.
  func list(_ name: String) -> [String]? {
    guard let value = value(name) else { return [] }
    switch JSONValue.kind(value) {
    case .array: return JSONValue.texts(value)
    case .string:
      return JSONValue.text(value).split(separator: ",").map { part in
        String(part.drop { " [\"".contains($0) }.reversed().drop { " ]\"".contains($0) }.reversed())
      }
    case .object, .word: return nil
    }
  }

  /// Returns a JSON string as Taskwarrior writes it, with each `/` escaped.
  static func quoted(_ text: String) -> String {
    let quoted = JSONString.quoted(text)
    guard quoted.utf8.contains(UInt8(ascii: "/")) else { return quoted }
    return quoted.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "\\/")
  }
}
