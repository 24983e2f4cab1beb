/// Places that keys move to.
extension EditedText {
  /// The begin of the cursor's line.
  var lineStart: Int {
    var place = cursor
    while place > 0, !isLineFeed(at: place - 1) { place -= 1 }
    return place
  }

  /// The end of the cursor's line, before its line feed.
  var lineEnd: Int {
    var place = cursor
    while place < clusters.count, !isLineFeed(at: place) { place += 1 }
    return place
  }

  /// The begin of the word before the cursor.
  var previousWord: Int {
    var place = cursor
    while place > 0, !isWord(at: place - 1) { place -= 1 }
    while place > 0, isWord(at: place - 1) { place -= 1 }
    return place
  }

  /// The end of the word after the cursor.
  var nextWord: Int {
    var place = cursor
    while place < clusters.count, !isWord(at: place) { place += 1 }
    while place < clusters.count, isWord(at: place) { place += 1 }
    return place
  }

  /// The begin of what stands before the cursor without a blank in it.
  var previousBlank: Int {
    var place = cursor
    while place > 0, isBlank(at: place - 1) { place -= 1 }
    while place > 0, !isBlank(at: place - 1) { place -= 1 }
    return place
  }

  /// The place in the line above or below at the cursor's column; `nil` where there is no such line.
  func place(inLineAbove isAbove: Bool) -> Int? {
    let column = columns(lineStart..<cursor)
    var other = self
    if isAbove {
      guard lineStart > 0 else { return nil }
      other.move(to: lineStart - 1)
    } else {
      guard lineEnd < clusters.count else { return nil }
      other.move(to: lineEnd + 1)
    }
    var place = other.lineStart
    let end = other.lineEnd
    var reached = 0
    while place < end, reached + clusters[place].columns <= column {
      reached += clusters[place].columns
      place += 1
    }
    return place
  }

  private func columns(_ places: Range<Int>) -> Int {
    clusters[places].reduce(0) { $0 + $1.columns }
  }

  private func isBlank(at place: Int) -> Bool {
    scalar(at: place).map(\.properties.isWhitespace) ?? false
  }

  /// Letters and digits of any script, and pictures: everything but blanks and ASCII punctuation.
  private func isWord(at place: Int) -> Bool {
    guard let scalar = scalar(at: place) else { return false }
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    return !scalar.properties.isWhitespace
  }
}
