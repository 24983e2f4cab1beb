/// Splits and joins the folded lines of a calendar (RFC 5545, section 3.1).
///
/// A line ends with a line feed, which a carriage return may precede. It continues if the next line
/// begins with a blank or a tab.
enum Folding {
  /// The most bytes of a line, without its line break, before it is folded.
  static let maximumBytes = 75

  /// Returns the index after the line that begins at `start`, including its folds and its line
  /// break.
  static func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == lineFeed else { continue }
      guard index < bytes.count, isBlank(bytes[index]) else { return index }
    }
    return index
  }

  /// Returns a line without its folds and its line break.
  static func unfolded(_ line: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isFold = false
    for byte in line {
      if isFold {
        isFold = false
        if isBlank(byte) { continue }
      }
      if byte == lineFeed {
        while result.last == carriageReturn { result.removeLast() }
        isFold = true
      } else {
        result.append(byte)
      }
    }
    while result.last == carriageReturn { result.removeLast() }
    return result
  }

  /// Returns a line with folds, which are never within a character, and with its line break.
  static func folded(_ line: String, lineBreak: String) -> String {
    guard line.utf8.count > maximumBytes else { return line + lineBreak }
    var result = ""
    var count = 0
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if count + width > maximumBytes {
        result += lineBreak + " "
        count = 1
      }
      result.unicodeScalars.append(scalar)
      count += width
    }
    return result + lineBreak
  }

  /// Returns the bytes of a file with each fold within a character moved before that character.
  ///
  /// Some programs fold after 75 bytes, even within a character, so that their files are UTF-8 only
  /// after unfolding.
  static func movingFoldsOutOfCharacters(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let head = bytes[index]
      let length = head >= 0xF0 ? 4 : head >= 0xE0 ? 3 : head >= 0xC2 ? 2 : 1
      var character = [head]
      var folds: [UInt8] = []
      index += 1
      while character.count < length, index < bytes.count {
        if let fold = fold(in: bytes, at: index) {
          folds += bytes[index..<fold]
          index = fold
        } else if bytes[index] & 0xC0 == 0x80 {
          character.append(bytes[index])
          index += 1
        } else {
          break
        }
      }
      // A damaged character stays unchanged, so that decoding the file reports it.
      result += character.count == length ? folds + character : character + folds
    }
    return result
  }

  private static func fold(in bytes: [UInt8], at start: Int) -> Int? {
    var index = start
    if index < bytes.count, bytes[index] == carriageReturn { index += 1 }
    guard index + 1 < bytes.count, bytes[index] == lineFeed, isBlank(bytes[index + 1]) else {
      return nil
    }
    return index + 2
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
