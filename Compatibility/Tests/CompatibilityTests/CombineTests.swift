import Combine
import Foundation
import Testing

@Suite("Combine's operators")
struct CombineTests {
  private func values<P: Publisher>(_ publisher: P) -> [String] where P.Failure == Never {
    var found: [String] = []
    let tie = publisher.sink(receiveCompletion: { _ in found.append("end") }) {
      found.append("\($0)")
    }
    withExtendedLifetime(tie) {}
    return found
  }

  private var numbers: AnyPublisher<Int, Never> { [1, 2, 2, 3].publisher.eraseToAnyPublisher() }

  @Test func `gather values`() {
    #expect(values(numbers.reduce(10, +)) == ["18", "end"])
    #expect(values(numbers.scan(0, +)) == ["1", "3", "5", "8", "end"])
    #expect(values(numbers.collect()) == ["[1, 2, 2, 3]", "end"])
    #expect(values(numbers.count()) == ["4", "end"])
    #expect(values(numbers.last()) == ["3", "end"])
  }

  @Test func `leave out and add values`() {
    #expect(values(numbers.prefix(2)) == ["1", "2", "end"])
    #expect(values(numbers.removeDuplicates { $0 == $1 }) == ["1", "2", "3", "end"])
    #expect(values(numbers.prepend(7, 8).prefix(3)) == ["7", "8", "1", "end"])
    #expect(values(Empty<Int, Never>().replaceEmpty(with: 5)) == ["5", "end"])
    #expect(values(numbers.ignoreOutput()) == ["end"])
    #expect(values(numbers.print("n").share()) == ["1", "2", "2", "3", "end"])
  }

  @Test func `send a result that is known already`() {
    #expect(values(Result<Int, Never>.success(1).publisher) == ["1", "end"])
    let failed = Result<Int, CocoaError>.failure(CocoaError(.fileNoSuchFile)).publisher
    #expect(values(failed.catch { _ in Just(7) }) == ["7", "end"])
  }

  @Test func `join publishers`() {
    let words = ["a", "b"].publisher
    #expect(values(numbers.zip(words).map { "\($0)\($1)" }) == ["1a", "2b", "end"])
    #expect(values(Publishers.Zip(words, numbers).map { "\($0)\($1)" }) == ["a1", "b2", "end"])
    #expect(values(Publishers.MergeMany(Just(1), Just(2))) == ["1", "2", "end"])
    let latest = Publishers.CombineLatest3(Just(1), Just("x"), Just(true))
    #expect(values(latest.map { "\($0)\($1)\($2)" }) == ["1xtrue", "end"])
    #expect(
      values(Publishers.CombineLatest(Just(1), words).map { "\($0)\($1)" }) == ["1a", "1b", "end"]
    )
  }
}
