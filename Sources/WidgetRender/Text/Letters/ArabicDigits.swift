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

  /// Returns the table of the digits for a font of three or five rows.
  static func table(rows: Int) -> String {
    let (arabic, persian) = rows > 3 ? (large, largePersian) : (small, smallPersian)
    let (shared, own) = (arabic.split(separator: "\n"), persian.split(separator: "\n"))
    // If a digit has two lines, the first one is used.
    return lines(shared, from: 0x660) + lines(own + shared, from: 0x6F0)
  }

  /// Returns whether a character is an Arabic, Persian or Urdu digit.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    (0x660...0x669).contains(scalar.value) || (0x6F0...0x6F9).contains(scalar.value)
  }

  /// Returns the lines with the digits of a script in place of the values 0 to 9; `zero` is the
  /// digit for 0.
  private static func lines(_ lines: [Substring], from zero: UInt32) -> String {
    lines.map { line in
      let value = UInt32(line.prefix(1)) ?? 0
      let digit = Unicode.Scalar(zero + value).map { String($0) } ?? ""
      return "\n\(digit)\(line.dropFirst())"
    }.joined()
  }
}
