/// The digits of Arabic (U+0660 to U+0669) and of Persian and Urdu (U+06F0 to U+06F9) in the form of `LetterFont`'s tables.
///
/// Persian has its own four, five and six; the others look alike.
enum ArabicDigits {
  private static let small = """
    0 .... .... .##. .##.
    1 ##.. .##. .##. .##. .##.
    2 ##..## ##..## ##.##. ####.. ##....
    3 ##.##.## ##.##.## ######## ##...... ##......
    4 .##### ##.... .####. ##.... .#####
    5 ..##.. .####. ##..## ##..## .####.
    6 ###### ....## ....## ....## ....##
    7 ##..## ##..## ##..## .####. ..##..
    8 ..##.. .####. ##..## ##..## ##..##
    9 .####. ##..## .##### ....## ....##
    """
  private static let smallPersian = """
    4 ##.### ####.. ##.### ##.... ##....
    5 ..##.. .####. ##..## ###### .#..#.
    6 .##### ##.... .####. ...##. .###..
    """
  private static let large = """
    0 ...... ...... ...... .####. .####. .####.
    1 ##.... .##... ..##.. ..##.. ..##.. ..##.. ..##.. ..##.. ..##..
    2 ##....## ##....## ##...##. #######. ##...... ##...... ##...... ##...... ##......
    3 ##.##.## ##.##.## ##.##.## ######## ##...... ##...... ##...... ##...... ##......
    4 ..###### .##..... ##...... .##..... ..#####. .##..... ##...... .##..... ..######
    5 ...##... ..####.. .##..##. ##....## ##....## ##....## ##....## .##..##. ..####..
    6 ######## ##....## ......## ......## ......## ......## ......## ......## ......##
    7 ##....## ##....## ##....## ##....## .##..##. .##..##. ..####.. ..####.. ...##...
    8 ...##... ..####.. ..####.. .##..##. .##..##. ##....## ##....## ##....## ##....##
    9 .######. ##....## ##....## ##....## .####### ......## ......## ......## ......##
    """
  private static let largePersian = """
    4 ##..#### ##.##... ##.##### ##.##... #####... ##...... ##...... ##...... ##......
    5 ...##... ..####.. .##..##. .##..##. ##....## ##....## ##.##.## ######## .##..##.
    6 ..###### .##..... ##...... .##..... ..#####. .....##. ....##.. ...##... .###....
    """

  /// The table of a font of three or five rows.
  static func table(rows: Int) -> String {
    let (arabic, persian) = rows > 3 ? (large, largePersian) : (small, smallPersian)
    let (shared, own) = (arabic.split(separator: "\n"), persian.split(separator: "\n"))
    // The first line of a digit counts.
    return lines(shared, from: 0x660) + lines(own + shared, from: 0x6F0)
  }

  /// Whether a character is one of the digits.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    (0x660...0x669).contains(scalar.value) || (0x6F0...0x6F9).contains(scalar.value)
  }

  /// The lines with the digit of a script instead of its value.
  private static func lines(_ lines: [Substring], from zero: UInt32) -> String {
    lines.map { line in
      let value = UInt32(line.prefix(1)) ?? 0
      let digit = Unicode.Scalar(zero + value).map { String($0) } ?? ""
      return "\n\(digit)\(line.dropFirst())"
    }.joined()
  }
}
