/// A stretch of a source's bytes, and what stands in its place.
struct SourceEdit {
  let range: Range<Int>
  let text: String

  /// The source with its edits made; where one lies in another, the outer counts.
  static func text(of bytes: [UInt8], with edits: [SourceEdit]) -> String {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }) where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound] + Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }
}
