import Foundation
import Moments
import SeededNumbers
import Testing

@testable import ToDoFormats

/// What every form that is only read keeps to.
enum ImportSamples {
  static let settings = FormatSettings(
    zone: TimeZoneRules(posix: "<+03>-3") ?? .utc,
    now: Instant(secondsSince1970: 1_795_957_200)
  )

  static func text(_ path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Samples/\(path)"))
    return try #require(String(bytes: data, encoding: .utf8))
  }

  static func day(_ text: String) -> ForeignToDo.Moment? {
    CivilDate(text: text).map { .day($0) }
  }

  /// An instant of the settings' zone: `2026-12-24T09:30`.
  static func time(_ text: String) -> ForeignToDo.Moment? {
    ISODate(text).map { .instant($0.instant(in: settings.zone), zone: "<+03>-3") }
  }

  /// Checks that the pieces are the file, and that a record which is read again means the same.
  static func check(
    _ text: String,
    _ format: some ToDoFormat,
    _ settings: FormatSettings = settings
  ) {
    guard let document = try? format.read(text, settings) else { return }
    let pieces = document.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .part(let part, let record): document.records[record].raw.parts[part]
      }
    }
    #expect(pieces.joined().utf8.elementsEqual(text.utf8), "the pieces are not the file: \(text)")
    for record in document.records {
      #expect(format.meaning(of: record.raw, settings) == record.toDo, "\(record.raw)")
    }
  }

  /// Checks damaged copies of a text.
  static func checkMutations(of text: String, signs: String, _ format: some ToDoFormat) {
    var random = SplitMix64(seed: 36)
    for _ in 0..<500 {
      var bytes = Array(text.utf8)
      for _ in 0...random.below(8) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(random.below(256)), at: place)
        case 2: bytes[place] = random.element(of: Array(signs.utf8))
        default:
          let end = min(place + random.below(60), bytes.count)
          bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
        }
      }
      check(String(decoding: bytes, as: UTF8.self), format)
    }
  }

  /// Checks that ten times the text takes about ten times the time.
  static func checkTime(_ format: some ToDoFormat, _ text: (_ count: Int) -> String) {
    checkTime { count in
      let text = text(count)
      return { _ = try? format.read(text, settings) }
    }
  }

  /// Checks that ten times the work takes about ten times the processor's time of this thread: others run beside.
  static func checkTime(_ work: (_ count: Int) -> () -> Void) {
    func seconds(_ count: Int) -> Double {
      let work = work(count)
      // The shortest of some: memory that is asked for first costs more.
      let all = (0..<3).map { _ in
        let start = threadSeconds()
        work()
        return threadSeconds() - start
      }
      return all.min() ?? 0
    }
    let short = seconds(300)
    #expect(seconds(3_000) < short * 30)
  }

  private static func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
