import Ground

/// The program's output for the requests of one process: a batch of sizes is one run.
actor OutputKeeper {
  /// Requests of one batch arrive within milliseconds; a later reload is a run of its own.
  private static let freshInMilliseconds: Int64 = 2_000
  /// Less than a timeline may take, so that the program's own failure is what is reported.
  private static let limitInMilliseconds: Int64 = 20_000

  struct Kept: Sendable {
    let output: PrintedOutput
    /// Microseconds since 1970 UTC.
    let date: Int64
  }

  private let program: PrintedProgram
  private var running: Task<Kept, any Error>?
  private var finished: Int64 = .min

  init(_ program: PrintedProgram) {
    self.program = program
  }

  /// What the program prints at this moment, or printed for another request of this batch.
  func current() async throws -> Kept {
    if let running, finished == .min || isFresh { return try await running.value }
    let program = program
    let task = Task {
      try await BlockingThread.run { Result { try Self.run(program) } }.get()
    }
    running = task
    finished = .min
    defer { finished = MonotonicTime.milliseconds }
    return try await task.value
  }

  /// What it printed last without running it; `nil` where nothing is kept that can be read.
  nonisolated var last: Kept? {
    guard let (bytes, date) = program.memory?.read(),
      let output = try? PrintedOutput(bytes, of: program.facts, as: program.tongue)
    else { return nil }
    return Kept(output: output, date: date)
  }

  /// Makes the next request a run: a press may have changed what is printed.
  func forget() { running = nil }

  private var isFresh: Bool {
    MonotonicTime.milliseconds - finished < Self.freshInMilliseconds
  }

  /// Runs the program once, within so many milliseconds.
  static func run(
    _ program: PrintedProgram,
    within limit: Int64 = limitInMilliseconds
  ) throws -> Kept {
    let date = SystemTime.microsecondsSince1970
    var process = try ProgramProcess([program.facts.path], environment: program.environment.strings)
    let bytes: [UInt8]
    if program.facts.isStreamable {
      guard let picture = try process.nextPicture(within: limit) else {
        throw RunFailure.tooSlow(milliseconds: limit)
      }
      bytes = picture
    } else {
      bytes = try process.outputToEnd(within: limit)
    }
    let output = try PrintedOutput(bytes, of: program.facts, as: program.tongue)
    program.memory?.keep(bytes, at: date)
    return Kept(output: output, date: date)
  }
}
