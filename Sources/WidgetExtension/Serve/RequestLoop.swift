internal import Ground
internal import Moments
internal import WidgetIntents

/// Reads the host's requests on a dedicated thread, and starts a task for each.
final class RequestLoop: Sendable {
  private typealias Running = [UInt32: Task<Void, Never>]

  private let content: ServedContent
  private let link: HostLink
  private let clock: RunClock
  private let prepare: @Sendable (Hello) -> Void
  private let running = Guarded<Running>([:])

  /// Creates the loop; `prepare` is called with the host's hello, before any request is processed.
  init(
    content: ServedContent,
    link: HostLink,
    clock: RunClock = .system,
    prepare: @escaping @Sendable (Hello) -> Void = { _ in }
  ) {
    self.content = content
    self.link = link
    self.clock = clock
    self.prepare = prepare
  }

  /// Answers requests; returns when the host has closed the connection or has sent an invalid
  /// frame.
  func run() {
    var incoming = FrameBuffer()
    var desk: RequestDesk?
    reading: while true {
      let bytes = link.receive()
      guard !bytes.isEmpty else { break }
      incoming.append(bytes)
      do throws(FrameFault) {
        while let frame = try incoming.next() { try take(frame, &desk) }
      } catch {
        refuse(0, .badRequest(detail: error.message))
        break reading
      }
    }
    link.close()
    for task in running.withLock({ $0 }).values { task.cancel() }
    if let desk { Task { await desk.atomics.abandon() } }
  }

  private func take(_ frame: Frame, _ desk: inout RequestDesk?) throws(FrameFault) {
    switch frame.kind {
    case .hello:
      let hello = try frame.message(Hello.self)
      guard desk == nil else { throw .badBody(detail: "a second hello") }
      prepare(hello)
      desk = RequestDesk(content: content, hello: hello, clock: clock)
    case .cancel:
      running.withLock { $0[frame.correlation] }?.cancel()
    case .reply, .failure:
      link.answer(frame)
    case .part, .progress, .log, .reload, .scriptEvents, .prompt, .configurations, .input:
      throw .badBody(detail: "a \(frame.kind), which only extensions send")
    case .describe, .placeholder, .snapshot, .timeline, .perform, .find, .options, .runScript,
      .entity, .transaction, .configure, .recommendations:

      guard let desk else {
        return refuse(frame.correlation, .badRequest(detail: "no hello came before it"))
      }
      start(frame, desk)
    }
  }

  private func start(_ frame: Frame, _ desk: RequestDesk) {
    let correlation = frame.correlation
    // The task waits for this lock before it sends: it cannot be removed before it was entered.
    let isAdmitted = running.withLock { running in
      guard running.count < FrameLimits.requestsAtOnce, running[correlation] == nil else {
        return false
      }
      running[correlation] = Task { await answer(frame, desk) }
      return true
    }
    if !isAdmitted { refuse(correlation, .busy) }
  }

  private func answer(_ frame: Frame, _ desk: RequestDesk) async {
    await RunScope.with(\.link, link) {
      await UserLanguage.$spoken.withValue(desk.language(of: frame.kind)) {
        do {
          let replies = try await desk.answer(frame)
          end(frame.correlation)
          for reply in replies { try link.send(reply) }
        } catch {
          end(frame.correlation)
          refuse(frame.correlation, ServedFailure(error))
        }
      }
    }
  }

  /// Removes the request from the running ones before its answer is sent: after the last answer, a
  /// host may send as many requests again.
  private func end(_ correlation: UInt32) {
    _ = running.withLock { $0.removeValue(forKey: correlation) }
  }

  private func refuse(_ correlation: UInt32, _ failure: ServedFailure) {
    guard let frame = try? Frame(.failure, correlation, message: failure) else { return }
    try? link.send(frame)
  }
}
