import Foundation

/// The size in a picture's file header, for pictures that cannot be decoded (SU-90).
///
/// The size is in pixels for PNG, JPEG, GIF and WebP, in points for PDF and SVG. Other formats and
/// damaged headers have none.
struct PictureHeader: Equatable {
  /// The greatest plausible side; a greater number comes from a damaged file.
  private static let maximumSide = 1_000_000.0
  /// The most bytes of a PDF or SVG file that are searched for its size.
  private static let maximumTextBytes = 1 << 18
  /// The most bytes of a PDF's media box, which consists of four numbers and spaces.
  private static let maximumBoxBytes = 200

  let width: Double
  let height: Double

  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(Self.maximumTextBytes))
    let size: (Double, Double)? =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        Self.pair(ByteField(bytes).big(4, at: 16), ByteField(bytes).big(4, at: 20))
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        Self.jpeg(ByteField([UInt8](data)))
      } else if bytes.starts(with: "GIF8".utf8) {
        Self.pair(ByteField(bytes).little(2, at: 6), ByteField(bytes).little(2, at: 8))
      } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
        Self.webP(ByteField(bytes))
      } else if bytes.starts(with: "%PDF".utf8) {
        Self.pdf(data)
      } else {
        Self.svg(String(decoding: bytes, as: UTF8.self))
      }
    let sides = 0.5...Self.maximumSide
    guard let (width, height) = size, sides.contains(width), sides.contains(height) else {
      return nil
    }
    self.width = width
    self.height = height
  }

  private static func pair(_ width: Int?, _ height: Int?) -> (Double, Double)? {
    guard let width, let height else { return nil }
    return (Double(width), Double(height))
  }

  /// Returns the size from a JPEG's frame header: the first segment SOF0 to SOF15 except tables and
  /// extensions (ITU T.81, B.1.1.3).
  ///
  /// The value is `nil` if the file is damaged or has no such segment.
  private static func jpeg(_ file: ByteField) -> (Double, Double)? {
    var place = 2
    while let marker = file.big(2, at: place), marker >> 8 == 0xFF {
      let kind = marker & 0xFF
      if kind == 0xFF {
        place += 1
      } else if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return pair(file.big(2, at: place + 7), file.big(2, at: place + 5))
      } else {
        guard let length = file.big(2, at: place + 2), length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  /// Returns a WebP's size: the canvas of an extended file, otherwise that of its only frame (RFC
  /// 9649, 2.5 to 2.7).
  ///
  /// The value is `nil` for a damaged file.
  private static func webP(_ file: ByteField) -> (Double, Double)? {
    switch file.text(4, at: 12) {
    case "VP8X": pair(file.little(3, at: 24).map { $0 + 1 }, file.little(3, at: 27).map { $0 + 1 })
    case "VP8 ":
      pair(file.little(2, at: 26).map { $0 & 0x3FFF }, file.little(2, at: 28).map { $0 & 0x3FFF })
    case "VP8L":
      file.little(4, at: 21).flatMap { pair($0 & 0x3FFF + 1, $0 >> 14 & 0x3FFF + 1) }
    default: nil
    }
  }

  /// Returns the size of a PDF's first media box, which is the area of a page.
  ///
  /// The value is `nil` if all media boxes are in compressed streams, which are not read (ISO
  /// 32000, 7.7.3.3).
  private static func pdf(_ file: Data) -> (Double, Double)? {
    guard let key = file.range(of: Data("/MediaBox".utf8)) else { return nil }
    let rest = String(decoding: file[key.upperBound...].prefix(maximumBoxBytes), as: UTF8.self)
    guard let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]")
    else { return nil }
    let box = numbers(rest[start..<end].dropFirst())
    return box.count == 4 ? (abs(box[2] - box[0]), abs(box[3] - box[1])) : nil
  }

  /// Returns the width and height of the `svg` element, otherwise those of its view box (SVG 2, 8.2
  /// and 8.6).
  ///
  /// The value is `nil` if the element has neither.
  private static func svg(_ file: String) -> (Double, Double)? {
    guard let start = file.range(of: "<svg"),
      let end = file[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = file[start.upperBound..<end]
    let box = numbers(attribute("viewBox", of: tag) ?? "")
    let sides = ["width", "height"].map { attribute($0, of: tag).flatMap(length) }
    if let width = sides[0], let height = sides[1] { return (width, height) }
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
    if let width = sides[0] { return (width, width * box[3] / box[2]) }
    if let height = sides[1] { return (height * box[2] / box[3], height) }
    return (box[2], box[3])
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.range(of: name) {
      let isWord = rest[..<found.lowerBound].last?.isWhitespace ?? false
      rest = rest[found.upperBound...]
      let value = rest.drop(while: \.isWhitespace)
      guard isWord, value.first == "=" else { continue }
      let quoted = value.dropFirst().drop(while: \.isWhitespace)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      return quoted.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// Parses a length in points; `nil` for a percentage.
  private static func length(_ text: Substring) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    let unit = text.drop { $0.isNumber || ".+-".contains($0) }
    guard ["", "px", "pt"].contains(unit) else { return nil }
    return Double(text.dropLast(unit.count))
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
  }
}

/// Reads numbers from the bytes of a file; `nil` beyond its end.
private struct ByteField {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func big(_ count: Int, at place: Int) -> Int? {
    field(count, at: place)?.reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ count: Int, at place: Int) -> Int? {
    field(count, at: place)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func text(_ count: Int, at place: Int) -> String? {
    field(count, at: place).map { String(decoding: $0, as: UTF8.self) }
  }

  private func field(_ count: Int, at place: Int) -> ArraySlice<UInt8>? {
    place + count <= bytes.count ? bytes[place..<place + count] : nil
  }
}
