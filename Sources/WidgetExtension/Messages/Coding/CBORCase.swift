/// An enumeration as `CodedCase` writes and reads it: a name, or an object of one key with the case's value.
struct CBORCase {
  let name: String
  private let value: CBORValue
  /// Where the case's value is; `nil` for a name alone.
  private let content: Int?

  /// - Throws: `CBORMisfit` for what is neither a text nor an object of one key.
  init(reading value: CBORValue) throws(CBORMisfit) {
    self.value = value
    if value.isText {
      (name, content) = (try value.text(), nil)
      return
    }
    let item = try value.items.map(at: value.place)
    guard item.count == 1 else { throw value.misfit("one case is expected") }
    name = value.items.text(at: value.place + 1)
    content = value.place + 2
  }

  /// The case's only value, or all of them where they have names.
  func value<Value>(
    _ read: (CBORValue) throws(CBORMisfit) -> Value
  ) throws(CBORMisfit) -> Value {
    guard let content else { throw value.misfit("\(name) has a value") }
    return try read(CBORValue(value.items, at: unnamed(in: content) ?? content))
  }

  /// The place of the only value in the compiler's own form, `{"_0": 1}`.
  private func unnamed(in content: Int) -> Int? {
    let item = value.items.items[content]
    guard item.kind == .map, item.count == 1, value.items.text(at: content + 1) == "_0" else {
      return nil
    }
    return content + 2
  }

  /// The error for a name that is no case.
  var isUnknown: CBORMisfit { value.misfit("there is no case \(name)") }
}
