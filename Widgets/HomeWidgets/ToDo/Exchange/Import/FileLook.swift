import WidgetIntents

/// Describes what a file without to-dos seems to be, by its first bytes, for an error message.
struct FileLook {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static let beginnings: [(beginning: [UInt8], english: String, turkish: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture", "PNG resmi"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture", "JPEG resmi"),
    (Array("GIF8".utf8), "a GIF picture", "GIF resmi"),
    (Array("%PDF".utf8), "a PDF document", "PDF belgesi"),
    (
      [0x50, 0x4B, 0x03, 0x04], "a ZIP archive or an office document",
      "ZIP arşivi ya da ofis belgesi"
    ),
    ([0x1F, 0x8B], "a gzip archive", "gzip arşivi"),
    (Array("SQLite format 3".utf8), "an SQLite database", "SQLite veritabanı"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program", "program"),
  ]

  /// A description of a file that is not text; `nil` if the file may be text.
  var binary: String? {
    if let known = Self.beginnings.first(where: { bytes.starts(with: $0.beginning) }) {
      return String(english: known.english, turkish: known.turkish)
    }
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard !isWide, bytes.prefix(4_096).contains(0) else { return nil }
    return String(english: "a file of bytes", turkish: "ikili dosya")
  }

  /// A description of a text file in an unknown format.
  var text: String {
    let first = bytes.first { $0 > 0x20 && $0 < 0x7F }
    return switch first {
    case nil: String(english: "an empty file", turkish: "boş dosya")
    case UInt8(ascii: "{")?, UInt8(ascii: "[")?:
      String(english: "JSON of another program", turkish: "başka bir programın JSON dosyası")
    case UInt8(ascii: "<")?: String(english: "XML or a web page", turkish: "XML ya da web sayfası")
    default: String(english: "plain text", turkish: "düz metin")
    }
  }
}
