import Ground

/// Runs the program once for all requests of a batch, each of which asks for another size.
actor OutputKeeper {
  /// The time in which an output is reused for further requests.
  ///
  /// The requests of one batch arrive within milliseconds; a later reload runs the program again.
  private static let freshInMilliseconds: Int64 = 500
  /// The time limit of a run.
  ///
  /// It is shorter than that of a timeline, so that the host reports the program's own failure.
  private static let limitInMilliseconds: Int64 = 20_000

  struct Kept: Sendable {
    let output: PrintedOutput
    /// The date of the output, in microseconds since 1970 UTC.
    let date: Int64
  }

  private let program: PrintedProgram
  private let stream = FollowedStream()
  private var running: Task<Kept, any Error>?
  private var finished: Int64 = .min
  /// The time for which an output was last requested, in microseconds since 1970 UTC; `nil` for the
  /// present.
  private var moment: Int64?

  init(_ program: PrintedProgram) {
    self.program = program
  }

  /// Returns the program's output, or the output of another request in the same batch.
  ///
  /// `moment` is the time for which the output is requested, in microseconds since 1970 UTC; `nil`
  /// for the present. An output for another time, such as a preview, always needs a separate run.
  func current(for moment: Int64? = nil) async throws -> Kept {
    if let running, moment == self.moment, finished == .min || isFresh {
      return try await running.value
    }
    self.moment = moment
    let program = program
    let stream = stream
    let task = Task {
      try await BlockingThread.run {
        Result { try program.isFollowed ? stream.next(of: program) : Self.run(program) }
      }.get()
    }
    running = task
    finished = .min
    defer { finished = MonotonicTime.milliseconds }
    return try await task.value
  }

  /// The stored last successful output, parsed; `nil` if there is none or if it cannot be read.
  nonisolated var last: Kept? {
    guard let last = program.memory?.read(),
      let output = try? PrintedOutput(
        last.bytes,
        of: program.facts,
        as: program.format,
        isUrgent: last.isUrgent
      )
    else { return nil }
    return Kept(output: output, date: last.date)
  }

  /// Makes the next request run the program, because a press may have changed its output.
  func forget() { running = nil }

  private var isFresh: Bool {
    MonotonicTime.milliseconds - finished < Self.freshInMilliseconds
  }

  /// Runs the program once, for at most `limit` milliseconds.
  static func run(
    _ program: PrintedProgram,
    within limit: Int64 = limitInMilliseconds
  ) throws -> Kept {
    var process = try program.start()
    var output = LastOutput.Output(bytes: [], date: 0)
    if program.isStream {
      guard let picture = try process.nextPicture(within: limit) else {
        throw RunFailure.tooSlow(milliseconds: limit)
      }
      output.bytes = picture
    } else {
      (output.bytes, output.isUrgent) = try process.outputToEnd(
        within: limit,
        urgentCode: program.urgentCode
      ) { program.isWhole($0) }
    }
    // An interval counts from the end of a run.
    output.date = SystemTime.microsecondsSince1970
    return try kept(output, of: program)
  }

  /// Parses an output, and stores it if it is valid, so that presses find their commands.
  fileprivate static func kept(
    _ printed: LastOutput.Output,
    of program: PrintedProgram
  ) throws -> Kept {
    let output = try PrintedOutput(
      printed.bytes,
      of: program.facts,
      as: program.format,
      isUrgent: printed.isUrgent
    )
    program.memory?.keep(printed)
    return Kept(output: output, date: printed.date)
  }
}

/// A program that prints one picture after another, and keeps running between requests while the
/// host watches it.
final class FollowedStream: Sendable {
  /// The time limit of one request; after it the host checks whether it still needs a picture.
  private static let limitInMilliseconds: Int64 = 10_000

  private let process = Guarded<ProgramProcess?>(nil)

  /// Returns the next picture, or the previous one if none arrived within the time limit.
  ///
  /// - Throws: the reason why the stream ended; the next request starts it again.
  func next(of program: PrintedProgram) throws -> OutputKeeper.Kept {
    let bytes = try process.withLock { process throws(RunFailure) -> [UInt8]? in
      if process == nil {
        process = try program.start()
      }
      do throws(RunFailure) {
        return try process?.nextPicture(within: Self.limitInMilliseconds)
      } catch {
        process = nil
        throw error
      }
    }
    let now = SystemTime.microsecondsSince1970
    if let bytes {
      return try OutputKeeper.kept(LastOutput.Output(bytes: bytes, date: now), of: program)
    }
    guard let last = program.memory?.read() else {
      throw RunFailure.tooSlow(milliseconds: Self.limitInMilliseconds)
    }
    return try OutputKeeper.kept(last, of: program)
  }
}
