import WidgetIntents

/// Parses a command line with `--option value`, `--option=value`, `-o value`, `--` and
/// `NAME=VALUE`.
package struct ArgumentParser {
  /// The most arguments of a command line; the kernel allows millions.
  package static let maximumWords = 10_000

  package let signature: CommandSignature
  private let options: [OptionDefinition]
  private var rest: ArraySlice<String>
  private var arguments = Arguments()

  /// Parses the arguments after the command's name.
  package static func parse(
    _ words: ArraySlice<String>,
    for signature: CommandSignature
  ) throws(UsageError) -> Arguments {
    guard words.count <= maximumWords else {
      throw .other(
        message: "too many arguments: \(words.count)",
        hint: "at most \(maximumWords); values of an intent can also be read from standard input"
      )
    }
    var parser = ArgumentParser(signature: signature, rest: words)
    try parser.parse()
    return parser.arguments
  }

  private init(signature: CommandSignature, rest: ArraySlice<String>) {
    self.signature = signature
    options = signature.allOptions
    self.rest = rest
  }

  private mutating func parse() throws(UsageError) {
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { try take(operand: operand) }
        break
      } else if word.hasPrefix("--") {
        try take(longOption: word)
      } else if Self.isShortOption(word) {
        try take(shortOptions: word)
      } else {
        try take(operand: word)
      }
    }
    try checkRepetitions()
    guard arguments.operands.count >= signature.operands.lowerBound || arguments.has("help") else {
      let missing = signature.operandName.split(separator: " ").dropFirst(arguments.operands.count)
      throw .missingArgument(
        missing.joined(separator: " and "),
        signature: signature.usage,
        example: signature.example(beginningWith: arguments.operands)
          ?? signature.example(ofOperands: arguments.operands.count + 1)
      )
    }
  }

  /// Throws an error if an option that allows one value was given with two different values; the
  /// same value twice is accepted.
  private func checkRepetitions() throws(UsageError) {
    for option in options where option.valueName != nil && !option.isRepeatable {
      let values = arguments.values(of: option)
      guard let first = values.first, let other = values.first(where: { $0 != first }) else {
        continue
      }
      throw .conflict("--\(option.name) \(first)", "--\(option.name) \(other)")
    }
  }

  /// Returns whether an argument is a dash and a letter; `-` alone and `-3` are values.
  private static func isShortOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return !("0"..."9").contains(second) && second != "."
  }

  private mutating func take(longOption word: String) throws(UsageError) {
    let body = word.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    let attached = equals.map { String(body[body.index(after: $0)...]) }
    guard let option = options.first(where: { $0.name == name }) else {
      if signature.isWriting, name == OptionDefinition.at.name {
        throw .other(
          message:
            "'\(signature.name)' changes something, and --at works only with commands that read",
          hint: signature.takesParameters
            ? "an intent's parameter of that name is written at=VALUE" : nil,
          signature: signature.usage
        )
      }
      guard signature.takesParameters, Self.isParameterName(name) else {
        throw unknown("--\(name)")
      }
      arguments.append(parameter: name, value: attached ?? parameterValue())
      return
    }
    if option.valueName == nil {
      if let attached {
        throw .unexpectedValue(
          option: "--\(name)",
          value: attached,
          signature: signature.usage
        )
      }
      arguments.append(option: name, value: nil)
    } else if let attached {
      arguments.append(option: name, value: attached)
    } else {
      arguments.append(option: name, value: try value(of: option, as: "--\(name)"))
    }
  }

  private mutating func take(shortOptions word: String) throws(UsageError) {
    let letters = word.dropFirst()
    guard let letter = letters.first,
      let option = options.first(where: { $0.short == letter })
    else { throw unknown(word) }
    let attached = letters.dropFirst()
    if option.valueName != nil {
      let value = attached.isEmpty ? try value(of: option, as: "-\(letter)") : String(attached)
      arguments.append(option: option.name, value: value)
    } else if attached.isEmpty {
      // `-h` and `--help` ask for help of different length.
      arguments.append(option: option.name, value: letter == "h" ? "short" : nil)
    } else {
      throw unknown(word)
    }
  }

  private mutating func take(operand word: String) throws(UsageError) {
    if signature.takesParameters, !arguments.operands.isEmpty,
      let equals = word.firstIndex(of: "="), Self.isParameterName(String(word[..<equals]))
    {
      let value = String(word[word.index(after: equals)...])
      arguments.append(parameter: String(word[..<equals]), value: value)
      return
    }
    guard arguments.operands.count < signature.operands.upperBound else {
      let kept = [signature.call] + arguments.operands.map(ShellWord.quoted)
      throw .unexpectedArgument(
        word,
        signature: signature.usage,
        corrected: kept.joined(separator: " ")
      )
    }
    arguments.append(operand: word)
  }

  private mutating func value(
    of option: OptionDefinition,
    as spelling: String
  ) throws(UsageError) -> String {
    guard let next = rest.popFirst() else {
      throw .missingValue(
        option: spelling,
        expected: option.spelling,
        signature: signature.usage
      )
    }
    return next
  }

  /// Returns the value of a parameter, the next argument; `nil` if there is none or if another
  /// option follows.
  private mutating func parameterValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--") else { return nil }
    rest.removeFirst()
    return next
  }

  private func unknown(_ spelling: String) -> UsageError {
    let known = signature.allOptions.map { "--\($0.name)" }
    return .unknownOption(
      spelling,
      suggestion: NameSuggestion.closest(to: spelling, in: known),
      signature: signature.usage
    )
  }

  private static func isParameterName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-"
        || scalar == "_"
    }
  }
}
