internal import Ground

/// Changes single members of an object; all other text is unchanged.
struct JSONObjectEdit {
  private let object: JSONObject
  /// The new values in JSON, by name; `nil` for a member that is removed.
  private var changes: [String: String?] = [:]
  private var added: [String] = []

  init(_ object: JSONObject) {
    self.object = object
  }

  /// Sets a member to a value in JSON; a new member is added at the end.
  mutating func set(_ name: String, _ value: String) {
    if object.member(name) == nil, changes[name] == nil { added.append(name) }
    changes[name] = value
  }

  mutating func remove(_ name: String) {
    added.removeAll { $0 == name }
    if object.member(name) == nil { changes[name] = nil } else { changes[name] = .some(nil) }
  }

  /// The object's text with the changes.
  var text: String {
    guard !changes.isEmpty else { return string(object.span) }
    let members = object.members
    guard let first = members.first, let last = members.last else {
      return "{" + added.map { "\(JSONString.quoted($0)):\(value($0))" }.joined(separator: ",")
        + "}"
    }
    var text = string(object.span.lowerBound..<first.span.lowerBound)
    var isFirst = true
    for (index, member) in members.enumerated() {
      let change = changes[member.name]
      if case .some(.none) = change { continue }
      if !isFirst, index > 0 {
        text += string(members[index - 1].span.upperBound..<member.span.lowerBound)
      }
      isFirst = false
      if case .some(.some(let value)) = change {
        text += string(member.span.lowerBound..<member.value.lowerBound) + value
      } else {
        text += string(member.span)
      }
    }
    for name in added {
      text += (isFirst ? "" : separator) + JSONString.quoted(name) + colon + value(name)
      isFirst = false
    }
    return text + string(last.span.upperBound..<object.span.upperBound)
  }

  private func value(_ name: String) -> String { (changes[name] ?? nil) ?? "" }

  /// The text between the last two members, which is also inserted before a new member.
  private var separator: String {
    guard let last = object.members.last, let before = object.members.dropLast().last else {
      return ","
    }
    return string(before.span.upperBound..<last.span.lowerBound)
  }

  /// The colon of the last member with the spaces around it, which a new member also gets.
  private var colon: String {
    guard let last = object.members.last else { return ":" }
    let isBlank = last.value.lowerBound > 0 && object.bytes[last.value.lowerBound - 1] == 0x20
    return isBlank ? ": " : ":"
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: object.bytes[range], as: UTF8.self)
  }
}
