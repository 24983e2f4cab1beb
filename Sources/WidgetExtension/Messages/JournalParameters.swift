package import WidgetIntents

/// An intent's parameters as the log shows them: one object, plain values by their names.
package enum JournalParameters {
  /// What is given several times, for a list, becomes an array.
  package static func json(_ arguments: [IntentArgument]) -> String {
    var names: [String] = []
    var inputs: [String: [IntentInput]] = [:]
    for argument in arguments {
      if inputs[argument.name] == nil { names.append(argument.name) }
      inputs[argument.name, default: []].append(argument.input)
    }
    var writer = JournalWriter()
    writer.write("{")
    for (index, name) in names.enumerated() {
      if index > 0 { writer.write(",") }
      writer.quote(name)
      writer.write(":")
      writer.write(plain: inputs[name] ?? [])
    }
    writer.write("}")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The values of a prepared call, one for each name.
  package static func json(_ names: [String], _ values: [IntentValue]) -> String {
    var writer = JournalWriter()
    writer.write("{")
    for (index, value) in values.enumerated() where index < names.count {
      if index > 0 { writer.write(",") }
      writer.quote(names[index])
      writer.write(":")
      writer.write(plain: value)
    }
    writer.write("}")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JournalWriter {
  fileprivate mutating func write(plain inputs: [IntentInput]) {
    if inputs.count == 1 { return write(plain: inputs[0]) }
    write("[")
    for (index, input) in inputs.enumerated() {
      if index > 0 { write(",") }
      write(plain: input)
    }
    write("]")
  }

  private mutating func write(plain input: IntentInput) {
    switch input {
    case .text(let text): quote(text)
    case .value(let value): write(plain: value)
    }
  }

  /// As `IntentValue.json`, but an entity is its id: what it showed is in the store.
  fileprivate mutating func write(plain value: IntentValue) {
    switch value {
    case .none: write("null")
    case .bool(let flag): write(flag)
    case .int(let number): write(number)
    case .string(let text): quote(text)
    case .entity(let entity): quote(entity.id)
    case .list(let values):
      write("[")
      for (index, value) in values.enumerated() {
        if index > 0 { write(",") }
        write(plain: value)
      }
      write("]")
    case .double, .url, .date, .dateComponents, .duration, .measurement, .enumeration:
      write(json: value.json.utf8)
    }
  }
}
