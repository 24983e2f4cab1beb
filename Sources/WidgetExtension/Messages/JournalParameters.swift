package import WidgetIntents

/// An intent's arguments as the journal keeps them: the JSON of `[IntentArgument]`.
///
/// Of an entity it keeps what it is found and named by: what it showed is in the store.
package enum JournalParameters {
  /// The arguments of a request, in their order.
  package static func json(_ arguments: [IntentArgument]) -> String {
    var writer = JournalWriter()
    writer.write("[")
    for (index, argument) in arguments.enumerated() {
      if index > 0 { writer.write(",") }
      writer.write(argument: argument.name, argument.input)
    }
    writer.write("]")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The values of a prepared call, one for each name.
  package static func json(_ names: [String], _ values: [IntentValue]) -> String {
    var writer = JournalWriter()
    writer.write("[")
    for (index, value) in values.enumerated() where index < names.count {
      if index > 0 { writer.write(",") }
      writer.write(argument: names[index], .value(value))
    }
    writer.write("]")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JournalWriter {
  /// The form that an `IntentArgument` has as `Codable`.
  fileprivate mutating func write(argument name: String, _ input: IntentInput) {
    write("{\"name\":")
    quote(name)
    switch input {
    case .text(let text):
      write(",\"input\":{\"text\":")
      quote(text)
    case .value(let value):
      write(",\"input\":{\"value\":")
      write(value, isShort: true)
    }
    write("}}")
  }
}
