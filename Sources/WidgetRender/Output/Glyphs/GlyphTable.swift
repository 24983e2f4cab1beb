/// The drawings of characters, each in a cell of 8 by 16 units with its origin at the top leading corner.
///
/// They are the project's own and not from a font. A row contains a character, a blank, and parts that are separated by
/// semicolons. A part begins with its kind and, for a line of unusual width, the width:
///
/// - `s`: a line with round ends, whose path has the form of `SymbolPath`.
/// - `p`: a dot, with its middle.
/// - `f`: an area; `c`: an area that is cleared.
/// - `@X`: the drawing of another character. It can be `mirrored`, or `turned` by half a turn and moved down. It can also
///   be moved by x and y, or moved and scaled in both directions.
/// - `%NAME`: the drawing of a symbol with that name, over the width of the cell.
///
/// The baseline of letters is at 11.5. Capitals reach up to 2.5, small letters to 5.5, and descenders down to 14.5.
struct GlyphTable {
  private var rows: [UInt32: Substring] = [:]

  init() {
    for table in [Self.letters, Self.signs, Self.symbols] {
      for row in table.description.split(separator: "\n") {
        guard let scalar = row.unicodeScalars.first else { continue }
        rows[scalar.value] = Substring(row.unicodeScalars.dropFirst(2))
      }
    }
  }

  /// Returns the row that lists the parts of a character's drawing; `nil` if it has none.
  func row(of scalar: UInt32) -> Substring? { rows[scalar] }

  /// All characters that have a row in the table, in ascending order.
  var scalars: [UInt32] { rows.keys.sorted() }
}

/// A letter with a mark, such as `é`, as its base letter and its mark.
struct MarkedLetter: Equatable {
  var base: UInt32
  /// The ASCII character that represents the mark, as in `markRow`.
  var mark: UInt8

  /// The letters with marks of Latin-1, Latin Extended-A and Romanian: each as the letter, its base
  /// and its mark.
  private static var letters: StaticString {
    """
    ÀA` ÁA' ÂA^ ÃA~ ÄA: ÅAo ÇC, ÈE` ÉE' ÊE^ ËE: ÌI` ÍI' ÎI^ ÏI: ÑN~ ÒO` ÓO' ÔO^ ÕO~ ÖO: ÙU` ÚU' ÛU^ ÜU: ÝY' àa` áa' \
    âa^ ãa~ äa: åao çc, èe` ée' êe^ ëe: ìı` íı' îı^ ïı: ñn~ òo` óo' ôo^ õo~ öo: ùu` úu' ûu^ üu: ýy' ÿy: ĀA- āa- ĂAu \
    ăau ĄA; ąa; ĆC' ćc' ĈC^ ĉc^ ĊC. ċc. ČCv čcv ĎDv ďdr ĒE- ēe- ĔEu ĕeu ĖE. ėe. ĘE; ęe; ĚEv ěev ĜG^ ĝg^ ĞGu ğgu ĠG. \
    ġg. ĢG< ģgg ĤH^ ĥh^ ĨI~ ĩı~ ĪI- īı- ĬIu ĭıu ĮI; įi; İI. ĴJ^ ĵȷ^ ĶK< ķk< ĹL' ĺl' ĻL< ļl< ĽLr ľlr ŃN' ńn' ŅN< ņn< \
    ŇNv ňnv ŌO- ōo- ŎOu ŏou ŐO" őo" ŔR' ŕr' ŖR< ŗr< ŘRv řrv ŚS' śs' ŜS^ ŝs^ ŞS, şs, ŠSv šsv ŢT, ţt, ŤTv ťtr ŨU~ ũu~ \
    ŪU- ūu- ŬUu ŭuu ŮUo ůuo ŰU" űu" ŲU; ųu; ŴW^ ŵw^ ŶY^ ŷy^ ŸY: ŹZ' źz' ŻZ. żz. ŽZv žzv ȘS< șs< ȚT< țt<
    """
  }

  /// Returns all letters with marks by their scalars.
  static func all() -> [UInt32: MarkedLetter] {
    var all: [UInt32: MarkedLetter] = [:]
    for word in letters.description.split(separator: " ") {
      let scalars = word.unicodeScalars.map(\.value)
      guard scalars.count == 3 else { continue }
      let mark = UInt8(truncatingIfNeeded: scalars[2])
      all[scalars[0]] = MarkedLetter(base: scalars[1], mark: mark)
    }
    return all
  }

  /// The side of the base letter on which the mark is.
  enum Place {
    case above, below, trailing
  }

  var place: Place {
    switch mark {
    case UInt8(ascii: ","), UInt8(ascii: "<"), UInt8(ascii: ";"): .below
    case UInt8(ascii: "r"): .trailing
    default: .above
    }
  }

  /// Whether the base letter is as high as a capital, so that it must be lowered for a mark above
  /// it.
  var isTall: Bool {
    guard let scalar = Unicode.Scalar(base) else { return false }
    return scalar.properties.isUppercase || scalar == "h" || scalar == "l"
  }

  /// The row that lists the parts of the mark, placed for a small letter.
  var markRow: Substring {
    switch Unicode.Scalar(mark) {
    case "`": "s M 2.8 1.9 L 4.4 3.9"
    case "'": "s M 5.2 1.9 L 3.6 3.9"
    case "^": "s M 2.2 3.9 L 4 1.9 L 5.8 3.9"
    case "v": "s M 2.2 1.9 L 4 3.9 L 5.8 1.9"
    case "~": "s1.1 M 1.8 3.5 C 2.4 2.2 3.2 2.2 4 2.9 C 4.8 3.6 5.6 3.6 6.2 2.3"
    case "-": "s M 2 2.9 L 6 2.9"
    case "u": "s M 2.2 2 C 2.6 4.1 5.4 4.1 5.8 2"
    case ".": "p1.6 4 2.9"
    case ":": "p1.5 2.5 2.9;p1.5 5.5 2.9"
    case "o": "s1 E 4 2.5 1.3 1.3"
    case "\"": "s M 3.7 1.9 L 2.3 3.9 M 6.3 1.9 L 4.9 3.9"
    case ",": "s1 M 4.1 11.7 L 3.8 12.7 C 5.4 12.6 5.4 14.7 2.9 14.4"
    case "<": "s1.2 M 4.3 13 L 3.5 14.8"
    case ";": "s1 M 5.9 11.6 C 4.6 12.8 4.8 14.5 6.6 14.2"
    case "r": "s M 7.3 2 L 6.7 4.4"
    case "g": "s M 4.6 1.7 L 3.8 3.7"
    default: ""
    }
  }
}

extension MarkedLetter {
  /// Returns the letter composed of a base and a combining mark; `nil` if there is none.
  static func composed(_ scalars: String.UnicodeScalarView) -> UInt32? {
    guard let base = scalars.first?.value, let mark = scalars.last.flatMap({ combining[$0.value] })
    else { return nil }
    // An i or j loses its dot if a mark is above it.
    let bare: UInt32 = base == 0x69 ? 0x131 : base == 0x6A ? 0x237 : base
    return all().first { $0.value.mark == mark && [base, bare].contains($0.value.base) }?.key
  }

  private static let combining: [UInt32: UInt8] = [
    0x300: UInt8(ascii: "`"), 0x301: UInt8(ascii: "'"), 0x302: UInt8(ascii: "^"),
    0x303: UInt8(ascii: "~"),
    0x304: UInt8(ascii: "-"), 0x306: UInt8(ascii: "u"), 0x307: UInt8(ascii: "."),
    0x308: UInt8(ascii: ":"),
    0x30A: UInt8(ascii: "o"), 0x30B: UInt8(ascii: "\""), 0x30C: UInt8(ascii: "v"),
    0x327: UInt8(ascii: ","),
    0x328: UInt8(ascii: ";"),
  ]
}
