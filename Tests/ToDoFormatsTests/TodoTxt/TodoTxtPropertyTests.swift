import Moments
import SeededNumbers
import Testing

@testable import ToDoFormats

@Suite("todo.txt keeps what it does not change", .timeLimit(.minutes(2)))
struct TodoTxtPropertyTests {
  private let settings = TodoTxtSamples.settings
  private typealias Kind = TodoTxtToken.Kind

  /// Changes a random field, and returns the kinds of tokens that this may change.
  private func change(_ toDo: inout ForeignToDo, _ random: inout SplitMix64) -> Set<Kind> {
    let day = CivilDate(daysSince1970: 20_000 + random.below(2_000))
    let word = random.element(of: ["Ümit", "water", "日本", "plants", "(x)", "a:b", "42"])
    switch random.below(11) {
    case 0:
      var words = toDo.name.split(separator: " ").map { String($0) }
      let place = random.below(words.count + 1)
      if random.oneIn(3), !words.isEmpty {
        words.remove(at: min(place, words.count - 1))
      } else {
        words.insert(word, at: place)
      }
      toDo.name = words.joined(separator: " ")
      return [.word]
    case 1:
      let closed: ForeignToDo.Moment? = random.oneIn(3) ? nil : .day(day)
      toDo.state = random.oneIn(2) ? .open : .done(closed)
      return [
        .done, .completed, .priority, .key(.priority), .created, .key(.created),
      ]
    case 2:
      toDo.priority = random.element(of: ForeignToDo.Priority.allCases)
      return [.priority, .key(.priority)]
    case 3:
      let second = Int64(random.below(1_440) * 60)
      let instant = Instant(secondsSince1970: Int64(day.daysSince1970) * 86_400 + second)
      toDo.due = random.element(of: [nil, .day(day), .instant(instant, zone: "<+03>-3")])
      return [.key(.due), .key(.dueTime)]
    case 4:
      toDo.notBefore = random.oneIn(3) ? nil : .day(day)
      return [.key(.threshold)]
    case 5:
      let rules = ["", "FREQ=DAILY", "FREQ=MONTHLY;INTERVAL=2;X-FROM=COMPLETION"]
      toDo.recurrence = random.element(of: rules)
      return [.key(.recurrence)]
    case 6:
      if random.oneIn(2), !toDo.tags.isEmpty {
        toDo.tags.remove(at: random.below(toDo.tags.count))
      } else if !toDo.tags.contains(word) {
        toDo.tags.append(word)
      }
      return [.project, .context]
    case 7:
      toDo.list = random.element(of: ["", "home", "büro"])
      return [.project, .context]
    case 8:
      toDo.notes = random.element(of: ["", "later", "see:there"])
      return [.key(.note)]
    case 9:
      toDo.blockedBy = random.element(of: [[], ["1"], ["kkkkkkkkkkkkkkkk", "7"]])
      return [.key(.after)]
    default:
      toDo.addedAt = random.oneIn(4) ? nil : .day(day)
      return [.created, .key(.created)]
    }
  }

  @Test func `a change touches the tokens of its field alone, and says what was meant`() throws {
    var random = SplitMix64(seed: 2_026)
    let lines = try TodoTxtSamples.lines()
    for _ in 0..<150 {
      let line = random.element(of: lines)
      let before = TodoTxtSamples.meaning(line)
      var after = before
      let kinds = change(&after, &random)
      let written = TodoTxt().edit(RawRecord(parts: [line]), from: before, to: after, settings)
      let text = written.raw.parts[0]
      var meaning = TodoTxtSamples.meaning(text)
      #expect(written.unplaced.isEmpty, "\(line) -> \(text): \(written.unplaced)")
      #expect(Set(meaning.tags) == Set(after.tags), "\(line) -> \(text)")
      meaning.tags = after.tags
      #expect(meaning == after, "\(line) -> \(text)")
      #expect(
        untouched(line, but: kinds) == untouched(text, but: kinds),
        "\(line) -> \(text)"
      )
      if after == before { #expect(Array(text.utf8) == Array(line.utf8)) }
    }
  }

  private func untouched(_ line: String, but kinds: Set<Kind>) -> [String] {
    TodoTxtLine(line).tokens.filter { !kinds.contains($0.kind) }.map(\.text)
  }

  @Test func `what is written is read as it was, and the rest is named`() {
    var random = SplitMix64(seed: 36)
    for _ in 0..<150 {
      var toDo = ForeignToDo(name: "Water the plants")
      for _ in 0..<random.below(8) { _ = change(&toDo, &random) }
      guard !toDo.name.isEmpty else { continue }
      if random.oneIn(2) { toDo.identity = "klmnopqrstuvwxyz" }
      let written = TodoTxt().write(toDo, settings)
      var meaning = TodoTxtSamples.meaning(written.raw.parts[0])
      meaning.tags.sort()
      toDo.tags.sort()
      #expect(written.unplaced.isEmpty, "\(written)")
      #expect(meaning == toDo, "\(written.raw.parts)")
    }
  }

  /// Returns a text with some random changes of its bytes, which is still valid UTF-8.
  private func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...random.below(8) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8(random.below(256)), at: place)
      case 2: bytes[place] = random.element(of: Array(" \t\r\n@+:x()-0129".utf8))
      default:
        let end = min(place + random.below(60), bytes.count)
        bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a damaged file is read or refused, and never changed`() throws {
    var random = SplitMix64(seed: 4)
    let files = try TodoTxtSamples.names.map { try TodoTxtSamples.text($0) }
    for _ in 0..<150 {
      let text = mutated(random.element(of: files), &random)
      guard let document = try? TodoTxt().read(text, settings) else {
        #expect(text.utf8.contains(0))
        continue
      }
      let written = TodoTxt().document(document.unchanged, appending: [])
      #expect(written.utf8.elementsEqual(text.utf8))
      guard let record = document.records.randomElement(using: &random) else { continue }
      var after = record.toDo
      _ = change(&after, &random)
      _ = TodoTxt().edit(record.raw, from: record.toDo, to: after, settings)
    }
  }

  @Test func `a long line is changed as a short one is`() throws {
    let line = "Call " + String(repeating: "+a @b due:1 x ", count: 3_000)
    let record = try #require(try TodoTxt().read(line, settings).records.first)
    var after = record.toDo
    after.tags = ["c"]
    let edited = TodoTxt().edit(record.raw, from: record.toDo, to: after, settings)
    #expect(TodoTxt().meaning(of: edited.raw, settings)?.tags == ["c"])
  }
}
