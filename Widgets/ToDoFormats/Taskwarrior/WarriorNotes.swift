internal import Moments

/// Converts annotations to lines of notes and back: `2026-11-20 10:05 asked the bank`, with further
/// lines below it.
///
/// An annotation with the time at which the task was entered has no date in the notes, because
/// scripts create such annotations. Notes before the first dated line are written in the same way.
struct WarriorNotes {
  /// An annotation that was read: its JSON, its timestamp and its description.
  struct Annotation {
    let text: String
    let stamp: String
    let description: String
  }

  let time: WarriorTime
  /// The time at which the task was entered; `nil` if it is unknown.
  let entry: Instant?

  /// Returns the notes for annotations in the order of the file.
  func notes(_ annotations: [Annotation]) -> String {
    annotations.enumerated().map { lines($1, isFirst: $0 == 0) }.joined(separator: "\n")
  }

  private func lines(_ annotation: Annotation, isFirst: Bool) -> String {
    guard !(isFirst && isUndated(annotation)), let instant = time.instant(annotation.stamp) else {
      return annotation.description
    }
    return stamp(instant) + " " + annotation.description
  }

  private func isUndated(_ annotation: Annotation) -> Bool {
    entry == nil || time.instant(annotation.stamp) == entry
  }

  /// Returns the time as text, with seconds if they are not zero.
  private func stamp(_ instant: Instant) -> String {
    let second = time.zone.civil(at: instant).second
    return ISODate.minuteText(instant, in: time.zone)
      + (second == 0 ? "" : ":" + WarriorTime.twoDigits(second))
  }

  /// Returns a JSON array of annotations for the notes; the JSON of unchanged annotations stays the
  /// same.
  func annotations(_ notes: String, keeping old: [Annotation], now: Instant) -> String {
    var rest = old.enumerated().map {
      (lines: lines($1, isFirst: $0 == 0), isFirst: $0 == 0, annotation: $1)
    }
    var stamps = Stamps(time)
    var written: [String] = []
    for (index, block) in blocks(notes).enumerated() {
      let isHead = index == 0 && block.instant == nil
      let known = rest.firstIndex {
        $0.lines == block.lines && ($0.isFirst && isUndated($0.annotation)) == isHead
          && stamps.isFree($0.annotation.stamp)
      }
      if let known {
        let annotation = rest.remove(at: known).annotation
        stamps.take(annotation.stamp)
        written.append(annotation.text)
      } else {
        let stamp = stamps.next(from: block.instant ?? entry ?? now)
        written.append(
          "{\"entry\":\"\(stamp)\",\"description\":\(WarriorTask.quoted(block.description))}"
        )
      }
    }
    return "[" + written.joined(separator: ",") + "]"
  }

  /// Assigns a second to each annotation; Taskwarrior allows only one annotation in a second.
  private struct Stamps {
    private let time: WarriorTime
    private var taken: Set<Int64> = []
    /// For each second that is used, the next second to try, so that many annotations of one second
    /// are assigned quickly.
    private var following: [Int64: Int64] = [:]

    init(_ time: WarriorTime) {
      self.time = time
    }

    func isFree(_ stamp: String) -> Bool {
      !taken.contains(time.instant(stamp)?.secondsSince1970 ?? 0)
    }

    mutating func take(_ stamp: String) { taken.insert(time.instant(stamp)?.secondsSince1970 ?? 0) }

    mutating func next(from instant: Instant) -> String {
      let first = instant.secondsSince1970
      var second = following[first] ?? first
      // At most one step for each annotation.
      while !taken.insert(second).inserted { second += 1 }
      following[first] = second + 1
      return time.text(Instant(secondsSince1970: second))
    }
  }

  private struct Block {
    let lines: String
    /// The time of the annotation; `nil` for the lines before the first dated one.
    let instant: Instant?
    let description: String
  }

  private func blocks(_ notes: String) -> [Block] {
    var blocks: [Block] = []
    for line in notes.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (instant, description) = dated(line) {
        blocks.append(Block(lines: String(line), instant: instant, description: description))
      } else if let last = blocks.popLast() {
        blocks.append(
          Block(
            lines: last.lines + "\n" + line,
            instant: last.instant,
            description: last.description + "\n" + line
          )
        )
      } else {
        blocks.append(Block(lines: String(line), instant: nil, description: String(line)))
      }
    }
    guard let first = blocks.first else { return [] }
    // Taskwarrior would drop an empty annotation, and one with the task's own time would lose its
    // date when it is read again.
    let isBlank = first.instant == nil && first.description.allSatisfy(\.isWhitespace)
    let isOfEntry = first.instant.map { entry == nil || $0 == entry } ?? false
    return isBlank || isOfEntry ? [Block(lines: notes, instant: nil, description: notes)] : blocks
  }

  /// Returns the time at the beginning of a line, and the rest of the line; `nil` if the line is
  /// not dated.
  private func dated(_ line: Substring) -> (Instant, String)? {
    let bytes = Array(line.utf8.prefix(20))
    guard bytes.count > 17, bytes[4] == UInt8(ascii: "-"), bytes[10] == 0x20,
      bytes[13] == UInt8(ascii: ":")
    else {
      return nil
    }
    let length = bytes[16] == UInt8(ascii: ":") ? 19 : 16
    let text = String(decoding: line.utf8.dropFirst(length + 1), as: UTF8.self)
    guard bytes.count > length, bytes[length] == 0x20, text.contains(where: { !$0.isWhitespace }),
      let date = ISODate(String(decoding: bytes.prefix(length), as: UTF8.self)), date.hasTime
    else { return nil }
    return (date.instant(in: time.zone), text)
  }
}
