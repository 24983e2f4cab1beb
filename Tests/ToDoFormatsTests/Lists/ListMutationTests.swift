import Ground
import SeededNumbers
import SystemLibrary
import Testing

@testable import ToDoFormats

@Suite("Damaged lists", .timeLimit(.minutes(2)))
struct ListMutationTests {
  /// The number of mutations; `FORMAT_MUTATIONS=1000000` sets more.
  private static let count =
    getenv("FORMAT_MUTATIONS").flatMap { Int(String(cString: $0)) } ?? 1_500
  private static let path = "active/22222222-2222-4222-8222-222222222222.yml"

  @Test(arguments: ["lists/reminders.json", "lists/reminders.csv", "dstask/\(path)"])
  func `any damaged list is read, and its pieces are the file`(_ name: String) throws {
    let settings = try ListSamples.settings()
    let sample = Array(try ListSamples.text(name).utf8)
    let form: any ToDoFormat = name.hasSuffix("csv") ? CSVList() : RemindersList()
    for run in 0..<Self.count {
      var numbers = SplitMix64(seed: 36, run: UInt64(run))
      let text = String(decoding: damaged(sample, &numbers), as: UTF8.self)
      let isFolder = name.hasPrefix("dstask")
      guard
        let file = isFolder
          ? Dstask().read(text, at: Self.path, settings) : try? form.read(text, settings)
      else {
        continue
      }
      if file.text != text { Issue.record("run \(run): the pieces are not the file") }
      for record in file.records {
        let again =
          isFolder
          ? Dstask().meaning(of: record.raw, settings) : form.meaning(of: record.raw, settings)
        if again != record.toDo {
          Issue.record("run \(run): line \(record.line) is read in two ways")
        }
      }
    }
  }

  private func damaged(_ sample: [UInt8], _ numbers: inout SplitMix64) -> [UInt8] {
    var bytes = sample
    for _ in 0..<1 + numbers.below(8) where !bytes.isEmpty {
      let place = numbers.below(bytes.count)
      switch numbers.below(5) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(numbers.below(256))
      case 2: bytes.insert(numbers.element(of: Array("{}[]\",:\\\n\r'|>- ;".utf8)), at: place)
      case 3: bytes.removeSubrange(place..<min(place + numbers.below(40), bytes.count))
      default:
        let copy = bytes[place..<min(place + numbers.below(60), bytes.count)]
        bytes.insert(contentsOf: copy, at: numbers.below(bytes.count))
      }
    }
    return bytes
  }

  /// Repeated parts of texts of about 40 kilobytes, for which a parser with repeated work would
  /// need too much time.
  @Test(arguments: [
    "title,due\n", "title,due\n\"a\"\n", "title,due\n\"", "title,due\n,,,,",
    "title,due\na,\"b\nc\"\n",
  ])
  func `a long list is read to its end`(_ part: String) throws {
    let text = "title,due\n" + String(repeating: part, count: 40_000 / part.utf8.count)
    #expect(try CSVList().read(text, ListSamples.settings()).text == text)
  }

  @Test(arguments: [
    "a: |\n", "a: \"x\n", "a:\n", "a:\n- b\n", "a: x\n  y\n", "a:\n- b: c\n", "\n", "a: [b, ",
  ])
  func `a long file of YAML is read to its end`(_ part: String) {
    let text = String(repeating: part, count: 40_000 / part.utf8.count)
    _ = try? YAMLRecord(text)
  }
}
