import Ground
import SystemLibrary

/// The program that this process serves, as the host named it on the command line.
struct PrintedProgram: Sendable {
  let facts: ProgramFacts
  /// The output's format, if the host named one; `nil` if it is recognized in each output.
  let format: OutputFormat?
  /// The store of the program's last successful output; `nil` if the output is not stored.
  let memory: LastOutput?
  let environment: ProgramEnvironment
  private let firstLine: FirstLine
  /// Whether the program keeps running between requests, each of which returns the next picture.
  let isFollowed: Bool

  /// The program for which this process was started; `nil` if the command line names none.
  static let own = PrintedProgram(arguments: CommandLine.arguments)

  /// Parses the command line `[SELF, PROGRAM, FORMAT, MEMORY]`, optionally with `follow` at the
  /// end.
  ///
  /// FORMAT is `auto` if the user named none. It returns `nil` if an argument is missing, or if
  /// PROGRAM is not an absolute path.
  init?(arguments: [String]) {
    guard arguments.count >= 4, arguments[1].hasPrefix("/") else { return nil }
    let path = arguments[1]
    let head = FileBytes.read(path, upTo: ReadLimits.headBytes, isWhole: false) ?? []
    let text = String(decoding: head, as: UTF8.self)
    facts = ProgramFacts(path: path, head: text)
    firstLine = FirstLine(text)
    format = OutputFormat(rawValue: arguments[2])
    memory = arguments[3].hasPrefix("/") ? LastOutput(path: arguments[3], program: path) : nil
    environment = ProgramEnvironment(facts)
    isFollowed =
      (facts.isStreamable || format == .i3bar) && arguments.dropFirst(4).first == "follow"
  }

  /// Whether the program prints one picture after another, and does not end by itself.
  var isStream: Bool { facts.isStreamable || format == .i3bar }

  /// The exit code by which a program demands the user's attention (i3blocks(1)); `nil` if every
  /// code but 0 is a failure.
  var urgentCode: Int32? {
    switch format {
    case .i3blocks: 33
    case nil: facts.isBarProgram ? nil : 33
    default: nil
    }
  }

  /// Returns whether an output is a complete picture although the program is still running, such as
  /// a line of JSON for a status bar.
  func isWhole(_ bytes: [UInt8]) -> Bool {
    guard format == nil || format == .waybar || format == .i3blocks, bytes.first == 0x7B else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if StatusJSON.beginsStream(text) { return true }
    guard bytes.last == 0x0A, let keys = StatusJSON.keys(text) else { return false }
    return keys.contains("text") || keys.contains("full_text")
  }

  /// A message to the user if another interpreter is used than the first line names; otherwise
  /// `nil`.
  var startRemark: String? {
    guard case .interpreter(let path, let words) = firstLine.form,
      let call = try? ProgramCall(firstLine, find: { environment.program($0) }),
      let found = call.words.first
    else { return nil }
    let isEnvironment = path.hasSuffix("/env")
    let named = isEnvironment ? words.first { !$0.hasPrefix("-") && !$0.contains("=") } : path
    guard let named, found != named, environment.program(named) != found else { return nil }
    return "Its first line names \(SafeWords.text(named)), which is not here: \(found) runs it."
  }

  /// Starts the program with arguments.
  ///
  /// - Throws: `.notStarted`, or `.noInterpreter` if the first line names an interpreter that is
  ///   not installed.
  func start(_ arguments: some Sequence<String> = []) throws(RunFailure) -> ProgramProcess {
    let call: ProgramCall
    var variables = environment
    do {
      call = try ProgramCall(firstLine) { environment.program($0) }
    } catch {
      throw .noInterpreter(error.name ?? "", written: error.written)
    }
    variables.set(call.variables)
    return try ProgramProcess(
      call.words + [facts.path] + arguments,
      environment: variables.strings
    )
  }

  /// The folder of the program's file, which is its working directory.
  var folder: String {
    String(facts.path[..<(facts.path.lastIndex(of: "/") ?? facts.path.startIndex)]) + "/"
  }
}
