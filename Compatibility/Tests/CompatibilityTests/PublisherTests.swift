import Combine
import Foundation
import Testing

@Suite("Subjects and notifications")
struct PublisherTests {
  @Test func `a subject passes on what is sent while it is listened to`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.send(1)
    let token: AnyCancellable = subject.sink { values.append($0) }
    subject.send(2)
    token.cancel()
    subject.send(3)
    #expect(values == [2])
  }

  @Test func `a subject with a value hands on the last one first`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(2)
    var values: [Int] = []
    let token = subject.sink { values.append($0) }
    subject.send(3)
    token.cancel()
    #expect(values == [2, 3] && subject.value == 3)
  }

  @Test func `one value, a promise and an error each end what they begin`() {
    struct Refused: Error {}
    var values: [Int] = []
    var failures = 0
    var tokens: Set<AnyCancellable> = []
    let erased: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher()
    erased.sink { values.append($0) }.store(in: &tokens)
    Future<Int, Never> { promise in promise(.success(2)) }.sink { values.append($0) }.store(
      in: &tokens
    )
    Fail<Int, Refused>(error: Refused())
      .sink(
        receiveCompletion: { if case .failure = $0 { failures += 1 } },
        receiveValue: { values.append($0) }
      )
      .store(in: &tokens)
    #expect(values == [1, 2] && failures == 1)
  }

  @Test func `a notification is published to those who listen to its name and its object`() {
    let center = NotificationCenter()
    let name = Notification.Name("spoken")
    let sender = NSObject()
    var heard: [String] = []
    var tokens: Set<AnyCancellable> = []
    center.publisher(for: name).sink { _ in heard.append("any") }.store(in: &tokens)
    center.publisher(for: name, object: sender).sink { _ in heard.append("own") }.store(in: &tokens)
    center.post(name: name, object: sender)
    center.post(name: name, object: NSObject())
    center.post(name: Notification.Name("unspoken"), object: sender)
    #expect(heard.sorted() == ["any", "any", "own"])
  }

  @Test func `a task of a session that cannot begin ends with its error`() async throws {
    let address = try #require(URL(string: "nowhere://example.invalid"))
    var token: AnyCancellable?
    let failed = await withCheckedContinuation { continuation in
      token = URLSession.shared.dataTaskPublisher(for: address).sink(
        receiveCompletion: { completion in
          if case .failure = completion { continuation.resume(returning: true) }
        },
        receiveValue: { _ in }
      )
    }
    token?.cancel()
    #expect(failed)
  }
}
