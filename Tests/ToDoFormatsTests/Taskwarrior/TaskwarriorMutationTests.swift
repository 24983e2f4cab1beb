import Ground
import SeededNumbers
import SystemLibrary
import Testing

@testable import ToDoFormats

@Suite("Damaged files of Taskwarrior", .timeLimit(.minutes(2)))
struct TaskwarriorMutationTests {
  /// The number of mutations; `FORMAT_MUTATIONS=1000000` sets more.
  private static let count =
    getenv("FORMAT_MUTATIONS").flatMap { Int(String(cString: $0)) } ?? 100

  @Test func `any damaged file is read, and its pieces are the file`() throws {
    let form = Taskwarrior()
    let settings = try TaskwarriorSamples.settings()
    let samples = try TaskwarriorSamples.names.map { Array(try TaskwarriorSamples.text($0).utf8) }
    for run in 0..<Self.count {
      var numbers = SplitMix64(seed: 36, run: UInt64(run))
      let text = String(decoding: damaged(numbers.element(of: samples), &numbers), as: UTF8.self)
      guard let file = try? form.read(text, settings) else { continue }
      guard file.text == text,
        form.document(file.written { file.records[$0].raw }, appending: []) == text
      else {
        Issue.record("run \(run): the pieces are not the file")
        continue
      }
      for record in file.records where form.meaning(of: record.raw, settings) != record.toDo {
        Issue.record("run \(run): line \(record.line) is read in two ways")
      }
      guard let record = file.records.first else { continue }
      var after = record.toDo
      after.notes += "\nx"
      after.name = "other"
      _ = form.edit(record.raw, from: record.toDo, to: after, settings)
    }
  }

  /// Returns a part of a file of at most two kilobytes, with one to eight random changes.
  private func damaged(_ sample: [UInt8], _ numbers: inout SplitMix64) -> [UInt8] {
    let start = numbers.below(max(sample.count - 2_000, 1))
    var bytes = Array(sample[start..<min(start + 500 + numbers.below(1_500), sample.count)])
    for _ in 0..<1 + numbers.below(8) where !bytes.isEmpty {
      let place = numbers.below(bytes.count)
      switch numbers.below(5) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(numbers.below(256))
      case 2: bytes.insert(numbers.element(of: Array("{}[]\",:\\\n".utf8)), at: place)
      case 3: bytes.removeSubrange(place..<min(place + numbers.below(40), bytes.count))
      default:
        bytes.insert(
          contentsOf: bytes[place..<min(place + numbers.below(60), bytes.count)],
          at: numbers.below(bytes.count)
        )
      }
    }
    return bytes
  }

  /// Repeated parts of long texts, for which a parser with repeated work would need too much time.
  @Test(arguments: [
    "{", "[", "{\"a\":[", "{\"a\":[\n", "{\"a\":\"", "{\"a\" \"b\"\n", "{\"a\":1}",
    "{\"uuid\":\"u\",\"description\":\"d\"}\n",
    "{\"tags\":[\"a\"b\",", "\"", "{\"a\":[\"", "{x\n", ",", "]", "\\",
    "{\"uuid\":\"u\",\"parent\":\"u\",\"status\":\"recurring\"}",
    "{\"annotations\":[{\"entry\":\"20260101T000000Z\",\"description\":\"d\"},",
  ])
  func `a long text of one kind is read to its end`(_ part: String) throws {
    let text = String(repeating: part, count: 40_000 / part.utf8.count)
    let file = try? Taskwarrior().read(text, TaskwarriorSamples.settings())
    #expect(file.map { $0.text == text } ?? true)
  }
}
