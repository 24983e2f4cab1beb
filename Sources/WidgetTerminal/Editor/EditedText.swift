import WidgetRender

/// A text with a cursor, for editing.
///
/// The cursor is always between two grapheme clusters, the characters that a user perceives.
package struct EditedText: Equatable, Sendable {
  package private(set) var text: String
  /// The grapheme clusters of the text; a line feed is a cluster without columns.
  package private(set) var clusters: [Cluster]
  /// The number of clusters before the cursor.
  package private(set) var cursor: Int

  /// Creates a text without control characters except line feeds; the cursor is at its end.
  package init(_ text: String = "") {
    self.text = Self.plain(text)
    clusters = TextWidth.clusters(in: self.text)
    cursor = clusters.count
  }

  package var isEmpty: Bool { text.isEmpty }
  package var isAtEnd: Bool { cursor == clusters.count }

  /// The cursor's offset in the text's UTF-8 bytes.
  package var offset: Int { offset(of: cursor) }

  package func offset(of place: Int) -> Int {
    place < clusters.count ? clusters[place].utf8Range.lowerBound : text.utf8.count
  }

  /// Returns the text of the clusters with these indices.
  package func slice(_ places: Range<Int>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: offset(of: places.lowerBound))
    let end = bytes.index(bytes.startIndex, offsetBy: offset(of: places.upperBound))
    return String(text[start..<end])
  }

  /// Returns the first Unicode scalar of a cluster, which determines whether the cluster is part of
  /// a word; `nil` if there is no such cluster.
  package func scalar(at place: Int) -> Unicode.Scalar? {
    guard clusters.indices.contains(place) else { return nil }
    let bytes = text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: clusters[place].utf8Range.lowerBound)
    return text.unicodeScalars[index]
  }

  package func isLineFeed(at place: Int) -> Bool { scalar(at: place) == "\n" }

  package mutating func move(to place: Int) {
    cursor = min(max(place, 0), clusters.count)
  }

  /// Moves the cursor to a byte offset, or to the beginning of the cluster that contains it.
  package mutating func move(toOffset offset: Int) {
    cursor = clusters.firstIndex { $0.utf8Range.upperBound > offset } ?? clusters.count
  }

  /// Replaces some clusters by a text; the cursor is then after it.
  package mutating func replace(_ places: Range<Int>, with new: String) {
    replace(bytes: offset(of: places.lowerBound)..<offset(of: places.upperBound), with: new)
  }

  /// Replaces some bytes, which are whole characters, by a text; the cursor is then after it.
  package mutating func replace(bytes range: Range<Int>, with new: String) {
    let plain = Self.plain(new)
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    text.replaceSubrange(start..<end, with: plain)
    clusters = TextWidth.clusters(in: text)
    // The new text may join its neighbours in a cluster; the cursor is then after that cluster.
    let target = range.lowerBound + plain.utf8.count
    cursor =
      clusters.firstIndex { $0.utf8Range.lowerBound >= target } ?? clusters.count
  }

  package mutating func insert(_ new: String) {
    replace(cursor..<cursor, with: new)
  }

  /// Returns a pasted text as one line: its lines joined by blanks, without empty ones.
  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns the text with LF as the only line break, two blanks for a tab, and no other controls
  /// (RI-1).
  private static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var plain = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": plain.append("\n")
      case "\t": plain.append(contentsOf: "  ".unicodeScalars)
      default: if !isControl(scalar) { plain.append(scalar) }
      }
      previous = scalar
    }
    return String(plain)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}

/// The positions that keys move the cursor to.
extension EditedText {
  /// The index of the first cluster in the cursor's line.
  package var lineStart: Int {
    var place = cursor
    while place > 0, !isLineFeed(at: place - 1) { place -= 1 }
    return place
  }

  /// The index of the end of the cursor's line, before its line feed.
  package var lineEnd: Int {
    var place = cursor
    while place < clusters.count, !isLineFeed(at: place) { place += 1 }
    return place
  }

  /// The index of the beginning of the word before the cursor.
  package var previousWord: Int {
    var place = cursor
    while place > 0, !isWord(at: place - 1) { place -= 1 }
    while place > 0, isWord(at: place - 1) { place -= 1 }
    return place
  }

  /// The index of the end of the word after the cursor.
  package var nextWord: Int {
    var place = cursor
    while place < clusters.count, !isWord(at: place) { place += 1 }
    while place < clusters.count, isWord(at: place) { place += 1 }
    return place
  }

  /// The index of the beginning of the word before the cursor, if only white space separates words.
  package var previousBlank: Int {
    var place = cursor
    while place > 0, isBlank(at: place - 1) { place -= 1 }
    while place > 0, !isBlank(at: place - 1) { place -= 1 }
    return place
  }

  /// Returns the position in the line above or below, in the cursor's column; `nil` without such a
  /// line.
  package func place(inLineAbove isAbove: Bool) -> Int? {
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

  /// Returns whether a cluster is part of a word: anything but white space and ASCII punctuation.
  private func isWord(at place: Int) -> Bool {
    guard let scalar = scalar(at: place) else { return false }
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    return !scalar.properties.isWhitespace
  }
}
