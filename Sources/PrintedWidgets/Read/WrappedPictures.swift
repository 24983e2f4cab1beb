/// Joins base64 pictures that GNU's `base64` has split into lines; the tool of macOS does not split
/// them.
enum WrappedPictures {
  /// The number of characters in each line that `base64` prints, except the last.
  private static let width = 76
  private static let marks = ["image=", "templateImage=", "templateimage="]

  /// Returns the lines of a menu; each split picture is joined on the line that has its parameter.
  static func joined(_ lines: [Substring]) -> [Substring] {
    guard lines.contains(where: { begins(in: $0) }) else { return lines }
    var joined: [Substring] = []
    var isOpen = false
    for line in lines {
      if isOpen, isBase64(line.prefix { $0 != " " }) {
        // The last line of a picture may also contain other parameters.
        joined[joined.count - 1] += line
        isOpen = line.utf8.count == width && isBase64(line)
      } else {
        joined.append(line)
        isOpen = begins(in: line)
      }
    }
    return joined
  }

  /// Returns whether a line ends with the first 76 characters of a picture.
  private static func begins(in line: Substring) -> Bool {
    guard line.utf8.last != UInt8(ascii: " "), line.utf8.count >= width,
      let equals = line.utf8.dropLast(width).last, equals == UInt8(ascii: "=")
    else { return false }
    let value = line.suffix(width)
    return isBase64(value) && marks.contains { line.dropLast(width).hasSuffix($0) }
  }

  private static func isBase64(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= width
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
          UInt8(ascii: "="):
          true
        default: false
        }
      }
  }
}
