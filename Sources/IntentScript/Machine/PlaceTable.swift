/// From instructions to the text that they were made from: one entry for each run of them.
struct PlaceTable: Sendable {
  private var starts: [Int32] = []
  private var spans: [SourceSpan] = []

  mutating func reserve(_ count: Int) {
    starts.reserveCapacity(count)
    spans.reserveCapacity(count)
  }

  /// Says that the instructions from this one on belong to a stretch of the text.
  mutating func mark(_ pc: Int32, _ span: SourceSpan) {
    if spans.last == span { return }
    if starts.last == pc {
      spans[spans.count - 1] = span
    } else {
      starts.append(pc)
      spans.append(span)
    }
  }

  func span(at pc: Int) -> SourceSpan {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = low + (high - low) / 2
      if Int(starts[middle]) <= pc { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? SourceSpan(start: 0, end: 0) : spans[low - 1]
  }
}
