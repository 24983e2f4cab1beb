/// A range of a source's bytes, and its replacement.
struct SourceEdit {
  let range: Range<Int>
  let text: String

  /// Returns the source with its edits applied; of nested edits only the outer one is.
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
