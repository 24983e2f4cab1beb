import Essentials
import Ground
import WidgetIntents

/// Runs the command of a pressed line, which must be in the program's last successful output.
public struct PressItem: AppIntent {
  /// The time limit of the command.
  ///
  /// It is shorter than the host's limit, so that the host reports the program's own failure.
  private static let limitInMilliseconds: Int64 = 45_000

  public static let persistentIdentifier = ItemCommand.intent
  public static let title: LocalizedStringResource = "Press"
  public static let description: IntentDescription? = "Runs what a line of the widget names."
  public static let isDiscoverable = false

  @Parameter(title: "Item") var item: String

  public init() {}

  public func perform() async throws -> some IntentResult {
    guard let program = PrintedProgram.own else { throw IntentError.failed("there is no program") }
    let keeper = PrintedService.keeper
    guard let last = keeper?.last,
      let command = last.output.commands.first(where: { $0.token == item })
    else {
      throw IntentError.failed(
        "the widget no longer has this line; nothing was run",
        hint: "widgetctl refresh --force draws it again"
      )
    }
    // A line with only `refresh=` has no command: the widget is reloaded after every press anyway.
    guard var words = CommandWords.resolved(command.words) else { return .result() }
    var environment = program.environment
    if let opened = OpenedAddress(words) {
      words = try opened.words { environment.program($0) }
      environment.setSeat()
    }
    let (called, variables) = (words, environment.strings)
    let failure: RunFailure? = await BlockingThread.run {
      do throws(RunFailure) {
        var process =
          called[0] == program.facts.path
          ? try program.start(called.dropFirst())
          : try ProgramProcess(called, environment: variables)
        _ = try process.outputToEnd(within: Self.limitInMilliseconds)
        return nil
      } catch {
        return error
      }
    }
    // The command may have changed the output even if it failed.
    await keeper?.forget()
    if let failure {
      throw IntentError.failed("\(SafeWords.text(words[0])) \(failure.message)", hint: failure.hint)
    }
    return .result()
  }
}

/// Splits a command into its words, since it runs without a shell.
enum CommandWords {
  /// Returns the words of the program and its arguments.
  ///
  /// If there is no program with the name of the first word, that word is split at its spaces.
  /// - Returns: `nil` for a command without words.
  static func resolved(
    _ words: [String],
    exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) -> [String]? {
    guard let first = words.first else { return nil }
    // Older plugins append the arguments to the program; a file with that whole name has priority.
    if first.contains("/") ? exists(first) : !first.contains(where: \.isWhitespace) { return words }
    let parts = first.split(whereSeparator: \.isWhitespace).map(String.init)
    return parts.isEmpty ? nil : parts + words.dropFirst()
  }
}
