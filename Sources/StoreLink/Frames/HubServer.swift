internal import Ground
internal import SystemLibrary

/// Answers the calls that one ``RemoteHub`` sends, until the input ends.
///
///     try HubServer(hub, input: 0, output: 1).serve()
package struct HubServer {
  private let hub: any Hub
  private let channel: HubChannel

  /// Creates a server on two descriptors, which are set to non-blocking mode; the caller must close
  /// them.
  package init(_ hub: any Hub, input: Int32, output: Int32) {
    self.hub = hub
    channel = HubChannel(input: input, output: output)
  }

  /// Answers the first call with this error, because no hub can be served, and ends.
  package static func refuse(_ error: LinkError, input: Int32, output: Int32) {
    let channel = HubChannel(input: input, output: output)
    let deadline = MonotonicTime.milliseconds + patience
    guard (try? channel.receive(by: deadline)) != nil,
      let message = try? HubBytes.of(HubAnswer.failed(error)),
      let frame = HubFrames.frame(message)
    else { return }
    try? channel.send(frame, by: deadline)
  }

  /// Answers calls until the input ends or the output is closed.
  ///
  /// - Throws: `.garbled` for an invalid call; the other end receives the error as its last answer.
  package func serve() throws(LinkError) {
    while true {
      let message: [UInt8]?
      do {
        message = try channel.receive(by: nil)
      } catch .frame(let fault) {
        throw refuse(Self.error(of: fault))
      } catch {
        return
      }
      guard let message else { return }
      let call: HubCall
      do {
        call = try HubBytes.value(HubCall.self, in: message)
      } catch {
        throw refuse(.garbled(address: "", reason: HubBytes.words(error)))
      }
      guard let answer = answer(to: call), send(answer) else { return }
    }
  }

  private static func error(of fault: HubFrames.Fault) -> LinkError {
    switch fault {
    case .version(let version):
      .newer(address: "", found: Int64(HubFrames.version), known: Int64(version))
    case .tooLong(let bytes): .garbled(address: "", reason: "a message of \(bytes) bytes")
    case .empty: .garbled(address: "", reason: "an empty message")
    }
  }

  private func refuse(_ error: LinkError) -> LinkError {
    _ = send(.failed(error))
    return error
  }

  /// Sends an answer or, if it is too long, an error.
  ///
  /// - Returns: `false` if the other end has closed the connection.
  private func send(_ answer: HubAnswer) -> Bool {
    let deadline = MonotonicTime.milliseconds + Self.patience
    do {
      try channel.send(try frame(answer), by: deadline)
      return true
    } catch {
      return false
    }
  }

  private func frame(_ answer: HubAnswer) throws(LinkError) -> [UInt8] {
    if let frame = HubFrames.frame(try HubBytes.of(answer)) { return frame }
    let error = LinkError.tooLarge(what: "the bytes of an answer", limit: HubFrames.maximumBytes)
    return HubFrames.frame(try HubBytes.of(HubAnswer.failed(error))) ?? []
  }

  /// The time in milliseconds in which the other end must read an answer.
  private static let patience: Int64 = 60_000

  /// Returns the hub's answer to a call.
  ///
  /// It is `nil` if the call waits for news, and the other end closes the connection meanwhile.
  private func answer(to call: HubCall) -> HubAnswer? {
    do throws(LinkError) {
      switch call {
      case .state(let seat):
        hub.seat = seat
        return .state(try hub.state())
      case .runs(let number, let limit):
        return .runs(try hub.runs(after: number, limit: Self.bounded(limit)))
      case .records(let place, let limit):
        return .records(try hub.records(after: place, limit: Self.bounded(limit)))
      case .append(let runs, let head):
        return switch try hub.append(runs, onto: head) {
        case .appended(let numbers): .appended(numbers)
        case .behind(let head): .behind(head)
        case .keyTaken(let run): .keyTaken(run)
        }
      case .numbers(let collection, let count, let known):
        let range = try hub.numbers(of: collection, count: count, beyond: known)
        return .range(range.lowerBound, range.upperBound)
      case .join(let name, let computer):
        return .number(try hub.join(name: name, computer: computer))
      case .machines: return .machines(try hub.machines())
      case .forget(let ids):
        try hub.forget(ids)
        return .done
      case .wait(let reach, let milliseconds):
        return try wait(beyond: reach, Int64(min(milliseconds, HubLimits.waitMilliseconds)))
      case .take(let kinds, let limit):
        return .taken(try hub.takePictures(of: kinds, limit: Self.bounded(limit)))
      case .keep(let picture): return .flag(try hub.keep(picture))
      case .pictures(let board, let number, let limit):
        return .pictures(try hub.pictures(of: board, after: number, limit: Self.bounded(limit)))
      }
    } catch {
      return .failed(error)
    }
  }

  private static func bounded(_ limit: Int) -> Int { max(0, min(limit, HubLimits.records)) }

  /// Waits for a new run or picture, in several short waits.
  ///
  /// Between these it checks whether the other end has closed the connection.
  ///
  /// - Returns: The answer to the call; `nil` if the connection was closed.
  private func wait(
    beyond reach: HubReach,
    _ milliseconds: Int64
  ) throws(LinkError) -> HubAnswer? {
    let end = MonotonicTime.milliseconds + milliseconds
    while true {
      let left = max(0, end - MonotonicTime.milliseconds)
      let piece = Int(min(left, Self.waitPiece))
      if try hub.wait(beyond: reach, milliseconds: piece) { return .flag(true) }
      if left <= Self.waitPiece { return .flag(false) }
      if channel.hasEnded() { return nil }
    }
  }

  private static let waitPiece: Int64 = 1_000
}
