import SystemLibrary
import Testing

@testable import widgetctl

@Suite("A command's way to who has started it, for questions", .timeLimit(.minutes(2)))
struct QuestionSocketTests {
  @Test
  func `a question is read when all of it has come`() throws {
    var starter = try #require(QuestionSocket.Starter())
    defer { close(&starter) }
    let message = Array("Remove 3?".utf8)
    let sent: [UInt8] = [0, 0, 0, UInt8(message.count)] + message
    for byte in sent.dropLast() {
      write([byte], to: starter.given)
      #expect(starter.question() == nil)
    }
    write(sent.suffix(1), to: starter.given)
    #expect(starter.question() == message)
    #expect(starter.isOpen)
  }

  @Test
  func `two questions that come at once are two`() throws {
    var starter = try #require(QuestionSocket.Starter())
    defer { close(&starter) }
    write([0, 0, 0, 1, 65, 0, 0, 0, 2, 66, 67], to: starter.given)
    #expect(starter.question() == [65])
    #expect(starter.question() == [66, 67])
    #expect(starter.question() == nil)
  }

  @Test
  func `an answer goes back with its length before it`() throws {
    var starter = try #require(QuestionSocket.Starter())
    defer { close(&starter) }
    starter.answer(Array("yes".utf8))
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(starter.given, &bytes, bytes.count)
    #expect(Array(bytes.prefix(count)) == [0, 0, 0, 3] + Array("yes".utf8))
  }

  @Test
  func `the end of the command closes the socket, and a question begun then is none`() throws {
    var starter = try #require(QuestionSocket.Starter())
    defer { starter.end() }
    write([0, 0, 0, 9, 82], to: starter.given)
    _ = SystemLibrary.close(starter.given)
    #expect(starter.question() == nil)
    #expect(!starter.isOpen)
    #expect(starter.descriptor == -1)
  }

  @Test
  func `the command's end has a number that no program is handed by chance, and is not inherited`()
    throws
  {
    var starter = try #require(QuestionSocket.Starter())
    defer { close(&starter) }
    #expect(starter.given >= 10)
    #expect(fcntl(starter.given, F_GETFD) & FD_CLOEXEC != 0)
  }

  private func close(_ starter: inout QuestionSocket.Starter) {
    starter.end()
    _ = SystemLibrary.close(starter.given)
  }

  private func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) {
    let bytes = Array(bytes)
    #expect(systemWrite(descriptor, bytes, bytes.count) == bytes.count)
  }
}
