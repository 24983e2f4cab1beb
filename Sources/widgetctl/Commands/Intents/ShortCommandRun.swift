import Ground
import Moments
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Runs a short command such as `todo add Buy milk`, which an extension declares for one of its
/// intents.
struct ShortCommandRun {
  private let book: ShortCommandBook
  let host: Host
  private let typed: ShortWords
  private var context: CommandContext { host.context }
  private var words: [String] { typed.words }
  private var options: [String] { typed.options }

  /// Finds the short commands with this name, and parses the words after it.
  ///
  /// - Returns: `nil` if no extension declares the name; a missing store is not created.
  init?(
    named name: String,
    words typed: ArraySlice<String>,
    environment: EnvironmentVariables,
    output: Output
  ) throws(CommandError) {
    let signature = CommandSignature(
      program: name,
      name: "",
      synopsis: "",
      summary: "",
      options: ShortWords.known
    )
    // The store's options decide which commands are declared, so the rules of short commands are
    // only applied later.
    let first = Result { () throws(UsageError) in
      try ShortWords(typed, signature: name, declared: nil)
    }
    let arguments = Result { () throws(UsageError) in
      let arguments = try ArgumentParser.parse(first.get().options[...], for: signature)
      try CommonOptions.check(arguments)
      return arguments
    }
    let context = CommandContext(
      arguments: (try? arguments.get()) ?? Arguments(),
      environment: environment,
      output: output,
      now: SystemTime.microsecondsSince1970,
      runsForUser: true
    )
    host = Host(context, isNetworkAllowed: true)
    guard let book = try ShortCommandBook(named: name, of: host.extensions) else { return nil }
    self.book = book
    self.typed = try usage { () throws(UsageError) in
      do throws(UsageError) {
        let declared = book.options(ofCommandIn: try first.get().words)
        return try ShortWords(typed, signature: name, declared: declared)
      } catch {
        throw ShortUsage(book, typed).improved(error)
      }
    }
    _ = try usage { () throws(UsageError) in try arguments.get() }
  }

  /// The command line of the program's own command that a short command such as `todo undo` runs;
  /// `nil` for any other short command.
  var ownCommand: [String]? {
    if words.first == ShortWords.help, words.count == 2, ShortWords.own.contains(words[1]) {
      return words + options
    }
    guard let word = words.first, ShortWords.own.contains(word),
      !book.commands.commands.contains(where: { $0.names.contains(word) })
    else { return nil }
    return words + options
  }

  func run() throws(CommandError) -> ExitCode {
    if context.arguments.wantsHelp, words.isEmpty { return try ShortHelp(book, context).write([]) }
    if words.first == ShortWords.help,
      !book.commands.commands.flatMap(\.names).contains(ShortWords.help)
    {
      return try ShortHelp(book, context).write(Array(words.dropFirst()))
    }
    let (command, rest) = try usage { () throws(UsageError) in try book.command(words) }
    if context.arguments.wantsHelp {
      return try ShortHelp(book, context).write(Array(command.names.prefix(1)))
    }
    guard
      let intent = book.owner.description.intents.first(where: {
        $0.identifier == command.intent.identifier
      })
    else {
      throw .failed(
        .unavailable,
        message: "extension \(book.owner.name) offers no \(command.intent.identifier)",
        hint: "'widgetctl intents' lists what it offers"
      )
    }
    try host.willWrite()
    let note = NewStoreNote(context)
    defer { note.report(to: context.output) }
    if try host.store.reader() == nil { try host.store.create() }
    let form = book.signature(of: command).usage
    let input = try ShortInput(command, rest, intent, of: book, form: form, context)
    if let count = input.textCount {
      try usage { () throws(UsageError) in try typed.checkText(from: words.count - count) }
    }
    var call = IntentCall(
      host: host,
      found: IntentCatalog.Found(owner: book.owner, intent: intent),
      form: form,
      origin: book.commands.name,
      key: try context.key(),
      repetition: input.repetition,
      listing: book.hasList ? book.commands.name : nil
    )
    call.opensFiles = true
    let options = typed.parameters.map { IntentArgument($0.name, text: $0.value ?? "true") }
    try call.perform(command.arguments(before: input.arguments + options))
    return .done
  }
}

extension ShortCommandMetadata {
  /// Returns the short command's fixed arguments together with `others`, which replace fixed ones
  /// of the same name.
  ///
  /// If a fixed argument is a list, its elements are kept before those of `others`.
  fileprivate func arguments(before others: [IntentArgument]) -> [IntentArgument] {
    let names = Set(others.map(\.name))
    return intent.arguments.flatMap { argument -> [IntentArgument] in
      guard names.contains(argument.name) else { return [argument] }
      guard case .value(.list(let values)) = argument.input else { return [] }
      return values.map { IntentArgument(argument.name, value: $0) }
    } + others
  }
}

/// The arguments of an intent, read from the words after a short command.
private struct ShortInput {
  private(set) var arguments: [IntentArgument] = []
  private(set) var repetition: IntentRepetition?
  /// The number of words at the end that form a text to be stored; `nil` if there is no such text.
  private(set) var textCount: Int?

  init(
    _ command: ShortCommandMetadata,
    _ words: ArraySlice<String>,
    _ intent: IntentMetadata,
    of book: ShortCommandBook,
    form: String,
    _ context: CommandContext
  ) throws(CommandError) {
    let (owner, bookName) = (book.owner, book.commands.name)
    let named = NamedEntities(intent, in: owner.description, now: context.now)
    switch command.words {
    case .none:
      if let extra = words.first {
        throw .usage(.unexpectedArgument(extra, signature: form, corrected: form))
      }
    case .text(let parameter):
      if words.isEmpty, Self.isRequired(parameter, of: intent) {
        throw .usage(ShortUsage.missing("WORD", form, command, of: bookName))
      }
      if Array(words) == ["-"] {
        repetition = try Self.lines(for: parameter)
        if bookName == TodoTxtSigns.listName, !context.arguments.has(.yes) {
          try Self.refuseList(repetition?.parts.map(\.text) ?? [])
        }
      } else {
        take(text: words, of: parameter, intent)
        // An optional text only limits what is listed.
        if Self.isRequired(parameter, of: intent) { textCount = words.count }
      }
    case .entities(let parameter):
      let words = NamedEntities.joined(words.filter { $0 != "--" }[...])
      if words.isEmpty { throw .usage(ShortUsage.missing("ID", form, command, of: bookName)) }
      try take(entities: words, of: parameter, named)
    case .entityAndText(let entity, let text):
      let needsText = Self.isRequired(text, of: intent)
      let clock = UserClock(
        now: Instant(microseconds: context.now),
        in: context.timeZone(),
        locale: UserLocale(language: .spoken)
      )
      let split = ShortEntityWords(words, needsText: needsText, on: clock)
      let (named, rest) = (split.entities, split.text)
      if named.isEmpty { throw .usage(ShortUsage.missing("ID", form, command, of: bookName)) }
      if rest.isEmpty, needsText {
        throw .usage(ShortUsage.missing("WORD", form, command, of: bookName))
      }
      try take(
        entities: named,
        of: entity,
        NamedEntities(intent, in: owner.description, now: context.now)
      )
      take(text: rest, of: text, intent)
      textCount = rest.count
    }
  }

  private static func isRequired(_ parameter: String, of intent: IntentMetadata) -> Bool {
    intent.parameters.contains { $0.name == parameter && $0.isRequired }
  }

  /// Adds words as the value of a text parameter; if the parameter is a list, each word is a
  /// separate value.
  ///
  /// In a single text, any word `--` is left out. In a list it is kept, because signs such as `+`
  /// after it have no special meaning.
  private mutating func take(
    text words: ArraySlice<String>,
    of parameter: String,
    _ intent: IntentMetadata
  ) {
    let type = intent.parameters.first { $0.name == parameter }?.type.unwrapped
    if case .list? = type {
      arguments += words.map { IntentArgument(parameter, text: $0) }
    } else if !words.isEmpty {
      let text = words.filter { $0 != "--" }.joined(separator: " ")
      arguments.append(IntentArgument(parameter, text: text))
    }
  }

  /// Adds words that name entities as an argument: numbers can name several, any other words
  /// together are one name.
  private mutating func take(
    entities words: [String],
    of parameter: String,
    _ named: NamedEntities?
  ) throws(CommandError) {
    let isSearch = words.first == "where"
    if isSearch || words.allSatisfy(NamedEntities.isNumbers), let named {
      repetition = try usage { () throws(UsageError) in try named.repetition(words) }
      if repetition != nil { return }
    }
    let isNumber = words.count == 1 && NamedEntities.isNumbers(words[0])
    let text = words.joined(separator: " ")
    arguments.append(
      IntentArgument(parameter, text: isNumber ? NamedEntities.bare(text[...]) : text)
    )
  }

  /// Rejects lines in the format of todo.txt, because the format's signs would become part of the
  /// names.
  private static func refuseList(_ lines: [String]) throws(CommandError) {
    guard TodoTxtSigns.areOnMost(of: lines) else { return }
    throw .failed(
      .badData,
      message: "standard input looks like a list of todo.txt",
      hint: "'widgetctl import -' reads it; --yes adds each line as it is"
    )
  }

  /// Returns the lines of standard input that are not blank, each as a separate value of the
  /// parameter.
  private static func lines(for parameter: String) throws(CommandError) -> IntentRepetition {
    let bytes = try inputText { () throws(InputFile.Failure) in
      try InputFile.standardInput(limit: ParameterDocument.maximumBytes)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .failed(
        .badData,
        message: "standard input is not UTF-8",
        hint: "write a line for each, in UTF-8"
      )
    }
    var parts: [IntentRepetition.Part] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      parts.append(IntentRepetition.Part(text: String(line), place: "line \(index + 1)"))
    }
    guard !parts.isEmpty else {
      throw .failed(.noInput, message: "standard input is empty", hint: "write a line for each")
    }
    return IntentRepetition(parameter: parameter, parts: parts)
  }
}
