import Foundation
import Ground
import HubTesting
import SystemLibrary
import TestSupport
import Testing

@testable import StoreLink

@Suite("The frames of a hub", .timeLimit(.minutes(5)))
struct HubFramesTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/list.hub" }

  @Test func `frames are split however their bytes arrive`() throws {
    let messages = (1...5).map { [UInt8](repeating: UInt8($0), count: $0 * 300) }
    let stream = messages.compactMap(HubFrames.frame).joined()
    for piece in [1, 2, 3, 7, 1_000, 100_000] {
      var frames = HubFrames()
      var read: [[UInt8]] = []
      var rest = Array(stream)[...]
      while !rest.isEmpty {
        frames.append(rest.prefix(piece))
        rest = rest.dropFirst(piece)
        while let message = try frames.next() { read.append(message) }
      }
      #expect(read == messages)
      #expect(frames.isEmpty)
    }
  }

  @Test(arguments: [
    ([0xFF, 0xFF, 0xFF, 0x7F], HubFrames.Fault.tooLong(bytes: 0x7FFF_FFFF)),
    ([0, 0, 0, 0], .empty), ([1, 0, 0, 0], .empty), ([2, 0, 0, 0, 9], .version(9)),
  ])
  func `a head that cannot be is a fault as soon as it has arrived`(
    bytes: [UInt8],
    fault: HubFrames.Fault
  ) {
    var frames = HubFrames()
    frames.append(bytes)
    #expect(throws: fault) { _ = try frames.next() }
  }

  @Test func `damaged frames are refused or mean what they say`() {
    var count = HubFuzz.Count()
    for run in 0..<UInt64(20_000) {
      var fuzz = HubFuzz(seed: 39, run: run)
      fuzz.run(&count)
    }
    #expect(count.faults.isEmpty, "\(count.faults.prefix(3))")
    #expect(count.messages > 1_000 && count.messages < count.runs * 3)
  }

  /// Sends bytes to a server of a file hub, and returns its answers until it closes the connection.
  private func answers(to bytes: [UInt8]) async throws -> [HubAnswer] {
    let path = path
    return try await onThread {
      let hub = try FileHub.create(at: path, as: HubMember(name: "ada"))
      let (own, served) = ServedHub.pair()
      defer { close(own) }
      let channel = HubChannel(input: own, output: own)
      try channel.send(bytes, by: .max)
      shutdown(own, Int32(SHUT_WR))
      try? HubServer(hub, input: served, output: served).serve()
      close(served)
      var answers: [HubAnswer] = []
      while let message = try channel.receive(by: nil) {
        answers.append(try HubBytes.value(in: message))
      }
      return answers
    }
  }

  @Test func `a server answers what is not a call with the reason, and ends`() async throws {
    let call = try HubBytes.of(HubCall.machines)
    let good = try #require(HubFrames.frame(call))
    let bad = try #require(HubFrames.frame([200, 1, 2]))
    let answers = try await answers(to: good + bad + good)
    #expect(answers.count == 2 && answers.first == .machines([]))
    guard case .failed(.garbled) = answers.last else { return #expect(Bool(false), "\(answers)") }
  }

  @Test func `a server names its version to a later client`() async throws {
    let call = try HubBytes.of(HubCall.machines)
    var frame = try #require(HubFrames.frame(call))
    frame[4] = 7
    let answers = try await answers(to: frame)
    #expect(answers == [.failed(.newer(address: "", found: 1, known: 7))])
  }

  @Test func `a server ends when its input ends, also within a frame`() async throws {
    let call = try HubBytes.of(HubCall.machines)
    let frame = try #require(HubFrames.frame(call))
    #expect(try await answers(to: Array(frame.dropLast())) == [])
  }

  /// Returns a hub whose other end answers each call with these bytes.
  private func hub(answering bytes: [UInt8]) -> RemoteHub {
    let connection = AnsweringConnection(bytes)
    return RemoteHub(connection, address: "there", patience: 200)
  }

  @Test func `a client believes no answer that no honest hub gives`() throws {
    let answers: [HubAnswer] = [
      .done, .runs([]), .state(HubState(list: "", head: 1, first: 1, now: 1, version: 1)),
      .state(HubState(list: "a", head: -1, first: 1, now: 1, version: 1)),
      .state(HubState(list: "a", head: 1, first: 3, now: 1, version: 1)),
    ]
    for answer in answers {
      let frame = try #require(HubFrames.frame(try HubBytes.of(answer)))
      let error = #expect(throws: LinkError.self) { _ = try hub(answering: frame).state() }
      #expect(error?.exitCode == .inputOutput)
    }
    let range = try #require(HubFrames.frame(try HubBytes.of(HubAnswer.range(1, 3))))
    #expect(throws: LinkError.self) {
      _ = try hub(answering: range).numbers(of: "todos", count: 2, beyond: 0)
    }
    let later = HubAnswer.state(HubState(list: "a", head: 1, first: 1, now: 1, version: 2))
    let frame = try #require(HubFrames.frame(try HubBytes.of(later)))
    #expect(throws: LinkError.newer(address: "there", found: 2, known: 1)) {
      _ = try hub(answering: frame).state()
    }
  }

  private static let noAnswers: [([UInt8], Int32)] = [
    (Array("Welcome to cellar!\n".utf8), 74), ([], 75), ([5, 0, 0, 0, 2, 1, 1, 1, 1], 78),
    ([9, 0, 0], 75),
  ]

  @Test(arguments: noAnswers)
  func `bytes that are no answer end the connection with a reason`(bytes: [UInt8], code: Int32) {
    let hub = hub(answering: bytes)
    let error = #expect(throws: LinkError.self) { _ = try hub.machines() }
    #expect(error?.exitCode.rawValue == code, "\(String(describing: error))")
    // Nothing is sent on it again.
    let second = #expect(throws: LinkError.self) { _ = try hub.machines() }
    #expect(second?.exitCode == .busy)
  }
}

/// A connection whose other end has already sent its answer, whatever the calls are.
private final class AnsweringConnection: HubConnection {
  let input: Int32
  private let other: Int32
  var output: Int32 { input }

  init(_ bytes: [UInt8]) {
    (input, other) = ServedHub.pair()
    _ = bytes.withUnsafeBytes { write(other, $0.baseAddress, $0.count) }
  }

  deinit {
    close(input)
    close(other)
  }

  func reason(of error: LinkError) -> LinkError { error }
}
