import Foundation

/// The size of a picture in pixels, read only from the first bytes of its file (RI-8).
struct PictureSize: Equatable {
  let width: Int
  let height: Int

  /// The most segments of a JPEG before its frame header, such as tables, comments and thumbnails.
  private static let maximumSegments = 256

  /// Reads the size; returns `nil` if the file is neither PNG nor JPEG, or ends before its size.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      // RFC 2083, section 4.1.1: the header chunk is the first.
      guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
      self.init(Self.number(bytes[16..<20]), Self.number(bytes[20..<24]))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      guard let size = Self.frame(of: bytes) else { return nil }
      self = size
    } else {
      return nil
    }
  }

  private init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// Finds the frame header of a JPEG and returns the size in it; `nil` if there is none.
  ///
  /// It is the first segment SOF0 to SOF15 that is not a table (ITU T.81, B.1.1.3).
  private static func frame(of bytes: [UInt8]) -> PictureSize? {
    var place = 2
    for _ in 0..<maximumSegments {
      while place < bytes.count, bytes[place] == 0xFF { place += 1 }
      guard place + 7 < bytes.count, bytes[place - 1] == 0xFF else { return nil }
      let kind = bytes[place]
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return PictureSize(
          number(bytes[(place + 6)..<min(place + 8, bytes.count)]),
          number(bytes[(place + 4)..<(place + 6)])
        )
      }
      place += 1 + number(bytes[(place + 1)..<(place + 3)])
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
