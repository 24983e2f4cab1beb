import Ground
import SystemLibrary

/// The program that this process serves, as the host named it on the command line.
struct PrintedProgram: Sendable {
  let facts: ProgramFacts
  /// The form that was named for its output; `nil` recognises it each time.
  let tongue: Tongue?
  /// Where its last good output lies; `nil` where none is kept.
  let memory: LastOutput?
  let environment: ProgramEnvironment
  private let firstLine: FirstLine
  /// Whether a stream runs on between requests, each of which takes its next picture.
  let isFollowed: Bool

  /// The program of this process; `nil` where the host named none.
  static let own = PrintedProgram(arguments: CommandLine.arguments)

  /// `[SELF, PROGRAM, TONGUE, MEMORY]`, and `follow`; a tongue is `auto` where none was named.
  init?(arguments: [String]) {
    guard arguments.count >= 4, arguments[1].hasPrefix("/") else { return nil }
    let path = arguments[1]
    let head = FileBytes.read(path, upTo: ReadLimits.headBytes, isWhole: false) ?? []
    let text = String(decoding: head, as: UTF8.self)
    facts = ProgramFacts(path: path, head: text)
    firstLine = FirstLine(text)
    tongue = Tongue(rawValue: arguments[2])
    memory = arguments[3].hasPrefix("/") ? LastOutput(path: arguments[3], program: path) : nil
    environment = ProgramEnvironment(facts)
    isFollowed = facts.isStreamable && arguments.dropFirst(4).first == "follow"
  }

  /// Starts the program with arguments.
  ///
  /// - Throws: `.notStarted`, and `.noInterpreter` where its first line names one that is not installed.
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

  /// The program's folder, in which it runs.
  var folder: String {
    String(facts.path[..<(facts.path.lastIndex(of: "/") ?? facts.path.startIndex)]) + "/"
  }
}

/// Files that are read whole or to a limit, and nothing but regular ones.
enum FileBytes {
  /// - Returns: `nil` where there is no such file, or where a whole one is wanted and it is longer.
  static func read(
    _ path: String,
    upTo limit: Int,
    isWhole: Bool = true,
    isOwn: Bool = false
  ) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (isOwn ? O_NOFOLLOW : 0))
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    // What others can write decides nothing (RI-11).
    if isOwn, facts.st_uid != geteuid() || facts.st_mode & 0o022 != 0 { return nil }
    if isWhole, facts.st_size > limit { return nil }
    var bytes = [UInt8](repeating: 0, count: min(Int(facts.st_size), limit))
    var count = 0
    while count < bytes.count {
      let start = count
      let got = bytes.withUnsafeMutableBytes { buffer in
        systemRead(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      guard got > 0 else { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Writes a file that only this user reads, whole or not at all.
  static func write(_ bytes: [UInt8], to path: String) {
    let name = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    var written = 0
    while written < bytes.count {
      let start = written
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      written += count
    }
    close(descriptor)
    if written < bytes.count || rename(name, path) != 0 { unlink(name) }
  }

  private static func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int)
    -> Int
  {
    SystemLibrary.read(file, start, count)
  }

  private static func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    SystemLibrary.write(file, start, count)
  }
}
