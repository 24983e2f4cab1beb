import WidgetRender

/// A text with a cursor in it that stands between clusters, never within one.
struct EditedText: Equatable, Sendable {
  private(set) var text: String
  /// The clusters of the text; a line feed is one of no columns.
  private(set) var clusters: [Cluster]
  /// How many clusters stand before the cursor.
  private(set) var cursor: Int

  /// A text without controls other than line feeds; the cursor at its end.
  init(_ text: String = "") {
    self.text = Self.plain(text)
    clusters = TextWidth.clusters(in: self.text)
    cursor = clusters.count
  }

  var isEmpty: Bool { text.isEmpty }
  var isAtEnd: Bool { cursor == clusters.count }

  /// Where the cursor stands in the text's UTF-8 bytes.
  var offset: Int { offset(of: cursor) }

  func offset(of place: Int) -> Int {
    place < clusters.count ? clusters[place].utf8Range.lowerBound : text.utf8.count
  }

  /// The text of some clusters.
  func slice(_ places: Range<Int>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: offset(of: places.lowerBound))
    let end = bytes.index(bytes.startIndex, offsetBy: offset(of: places.upperBound))
    return String(text[start..<end])
  }

  /// The first scalar of a cluster: what decides whether it belongs to a word.
  func scalar(at place: Int) -> Unicode.Scalar? {
    guard clusters.indices.contains(place) else { return nil }
    let bytes = text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: clusters[place].utf8Range.lowerBound)
    return text.unicodeScalars[index]
  }

  func isLineFeed(at place: Int) -> Bool { scalar(at: place) == "\n" }

  mutating func move(to place: Int) {
    cursor = min(max(place, 0), clusters.count)
  }

  /// Moves the cursor to a byte, or to the begin of the cluster that holds it.
  mutating func move(toOffset offset: Int) {
    cursor = clusters.firstIndex { $0.utf8Range.upperBound > offset } ?? clusters.count
  }

  /// Puts a text in place of some clusters, with the cursor after it.
  mutating func replace(_ places: Range<Int>, with new: String) {
    replace(bytes: offset(of: places.lowerBound)..<offset(of: places.upperBound), with: new)
  }

  /// Puts a text in place of some bytes, with the cursor after it; they are whole characters.
  mutating func replace(bytes range: Range<Int>, with new: String) {
    let plain = Self.plain(new)
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    text.replaceSubrange(start..<end, with: plain)
    clusters = TextWidth.clusters(in: text)
    // What is put in may join what stands around it; then the cursor stands after the joined cluster.
    let target = range.lowerBound + plain.utf8.count
    cursor =
      clusters.firstIndex { $0.utf8Range.lowerBound >= target } ?? clusters.count
  }

  mutating func insert(_ new: String) {
    replace(cursor..<cursor, with: new)
  }

  /// One kind of line break, blanks for tabs, and none of the other controls (RI-1).
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
