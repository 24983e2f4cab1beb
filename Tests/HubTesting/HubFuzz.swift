internal import SeededNumbers
internal import SharedStore
internal import StoreLink
internal import Wire

/// Sends damaged frames of calls and answers, as a hostile program could.
///
/// A run of this test depends only on the seed and its number.
package struct HubFuzz {
  private var random: SplitMix64

  package init(seed: UInt64, run: UInt64) {
    random = SplitMix64(seed: seed, run: run)
  }

  /// The numbers of outcomes of several runs.
  package struct Count: Equatable, Sendable {
    package var runs = 0
    /// The number of frames that were decoded as a message in spite of the damage.
    package var messages = 0
    package var faults: [String] = []

    package init() {}
  }

  /// Damages a stream of frames, and decodes it piece by piece.
  package mutating func run(_ count: inout Count) {
    count.runs += 1
    let isCall = random.oneIn(2)
    var stream: [UInt8] = []
    for _ in 0...random.below(3) { stream += frame(isCall) }
    if !random.oneIn(20) { damage(&stream) }
    var frames = HubFrames()
    while !stream.isEmpty {
      let piece = stream.prefix(1 + random.below(random.oneIn(3) ? 8 : stream.count))
      stream.removeFirst(piece.count)
      frames.append(piece)
      do throws(HubFrames.Fault) {
        while let message = try frames.next() {
          if isCall {
            check(HubCall.self, message, &count)
          } else {
            check(HubAnswer.self, message, &count)
          }
        }
      } catch {
        // Nothing behind it is trusted.
        return
      }
    }
  }

  /// Checks that a message that can be decoded is unchanged after it is encoded and decoded again.
  private func check<Message: Wired & Hashable>(
    _ type: Message.Type,
    _ bytes: [UInt8],
    _ count: inout Count
  ) {
    guard let message = try? HubBytes.value(type, in: bytes) else { return }
    count.messages += 1
    guard let again = try? HubBytes.of(message), let read = try? HubBytes.value(type, in: again),
      read == message || "\(read)" == "\(message)"
    else {
      count.faults.append("\(type) changes when it is written: \(bytes.prefix(200))")
      return
    }
  }

  private mutating func frame(_ isCall: Bool) -> [UInt8] {
    let bytes = isCall ? try? HubBytes.of(call()) : try? HubBytes.of(answer())
    return bytes.flatMap { HubFrames.frame($0) } ?? []
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    for _ in 0...random.below(4) where !bytes.isEmpty {
      let index = random.below(bytes.count)
      let end = min(index + 1 + random.below(12), bytes.count)
      switch random.below(6) {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes[index] ^= 1 << UInt8(random.below(8))
      case 2: bytes.removeSubrange(index..<end)
      case 3: bytes.insert(contentsOf: random.element(of: Self.telling), at: index)
      case 4: bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
      default: bytes.removeSubrange(index...)
      }
    }
  }

  /// Encoded numbers at limits: sets of fields, lengths beyond the end, and numbers of more than 64
  /// bits.
  private static let telling: [[UInt8]] = [
    [0], [1], [7], [0x7F], [0x80], [0xFF], [0xFF, 0xFF, 0xFF, 0xFF, 0x0F],
    [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
    [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x02],
  ]
}

extension HubFuzz {
  private mutating func call() -> HubCall {
    switch random.below(12) {
    case 0: .state(random.oneIn(2) ? nil : HubSeat(machine: number(), head: number()))
    case 1: .runs(after: number(), limit: random.below(5_000))
    case 2: .records(after: number(), limit: random.below(5_000))
    case 3: .append((0..<random.below(4)).map { _ in run() }, head: number())
    case 4: .numbers(collection: text(), count: random.below(100), beyond: number())
    case 5: .join(name: text(), computer: text())
    case 6: .machines
    case 7: .forget((0..<random.below(4)).map { _ in text() })
    case 8: .take(kinds: (0..<random.below(4)).map { _ in text() }, limit: random.below(300))
    case 9: .pictures(board: text(), after: number(), limit: random.below(300))
    case 10: .keep(picture())
    default: .wait(reach(), milliseconds: random.below(1_000))
    }
  }

  private mutating func reach() -> HubReach {
    HubReach(
      head: random.oneIn(3) ? nil : number(),
      board: random.oneIn(3) ? nil : text(),
      picture: number()
    )
  }

  private mutating func answer() -> HubAnswer {
    switch random.below(13) {
    case 0: .done
    case 1: .flag(random.oneIn(2))
    case 2: .range(number(), number())
    case 3:
      .state(HubState(list: text(), head: number(), first: number(), now: number(), version: 1))
    case 4:
      .runs(
        (0..<random.below(4)).map { _ in
          ArrivedRun(number: number(), author: text(), run: run())
        }
      )
    case 5:
      .records(
        (0..<random.below(4)).map { _ in
          HubRecord(place: number(), record: name(), values: random.oneIn(4) ? nil : values())
        }
      )
    case 6:
      .machines([
        HubMachine(
          number: number(),
          name: text(),
          computer: text(),
          author: text(),
          joined: number(),
          seen: number(),
          head: number()
        )
      ])
    case 7: .appended((0..<random.below(5)).map { _ in number() })
    case 8: .behind(number())
    case 9: .keyTaken(text())
    case 10:
      .taken(
        TakenPictures(
          (0..<random.below(4)).map { _ in TakenPicture(widget: text(), token: number()) },
          head: number(),
          next: random.oneIn(2) ? nil : number(),
          now: number()
        )
      )
    case 11: .pictures(pictures())
    default: .failed(.unreadableRun(number: number(), machine: number(), reason: text()))
    }
  }

  private mutating func picture() -> MadePicture {
    MadePicture(
      TakenPicture(widget: text(), token: number()),
      due: number(),
      reads: (0..<random.below(3)).map { _ in text() },
      error: random.oneIn(2) ? nil : text(),
      content: random.oneIn(2) ? nil : Array(text().utf8)
    )
  }

  private mutating func pictures() -> HubPictures {
    HubPictures(
      (0..<random.below(4)).map { _ in
        HubPicture(
          number: number(),
          widget: text(),
          values: random.oneIn(4) ? nil : values(),
          made: number(),
          error: random.oneIn(2) ? nil : text(),
          content: random.oneIn(2) ? nil : Array(text().utf8)
        )
      },
      late: (0..<random.below(3)).map { _ in .init(widget: text(), since: number()) },
      boards: (0..<random.below(3)).map { _ in text() },
      now: number()
    )
  }

  private mutating func run() -> LinkedRun {
    LinkedRun(
      id: text(),
      key: random.oneIn(3) ? text() : nil,
      machine: number(),
      made: number(),
      known: random.below(1_000),
      reverses: (0..<random.below(3)).map { _ in text() },
      changes: (0..<random.below(4)).map { _ in change() },
      intent: text(),
      parameters: (0..<random.below(20)).map { UInt8($0) },
      origin: text()
    )
  }

  private mutating func change() -> LinkedChange {
    let before = random.oneIn(3) ? nil : values()
    return LinkedChange(
      name(),
      before: before,
      after: before != nil && random.oneIn(3) ? nil : values()
    )
  }

  private mutating func name() -> RecordName {
    RecordName(random.element(of: ["todos", "spans"]), text())
  }

  private mutating func values() -> [String: StoreValue] {
    var values: [String: StoreValue] = [:]
    for column in ["name", "done", "tags", "due"].prefix(random.below(5)) {
      values[column] =
        switch random.below(5) {
        case 0: .null
        case 1: .integer(number())
        case 2: .real(Double(random.below(1_000)) / 8)
        case 3: .blob([0, 1, UInt8(random.below(256))])
        default: .text(text())
        }
    }
    return values
  }

  private mutating func number() -> Int64 {
    random.oneIn(4) ? Int64(bitPattern: random.next()) : Int64(random.below(10_000))
  }

  private mutating func text() -> String {
    random.element(of: ["a", "todo", "ğüş🥖", "x\ny", "run-\(random.below(100))"])
  }
}
