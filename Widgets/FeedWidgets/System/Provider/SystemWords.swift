import Foundation
import WidgetIntents

/// Formats labels and numbers in the user's language.
enum SystemWords {
  static var processor: String { String(english: "cpu", turkish: "işl") }
  static var memory: String { String(english: "mem", turkish: "bel") }
  static var swap: String { String(english: "swap", turkish: "takas") }
  static var disk: String { "disk" }
  static var battery: String { String(english: "bat", turkish: "pil") }
  static var network: String { String(english: "net ↓", turkish: "ağ ↓") }
  static var load: String { String(english: "load", turkish: "yük") }
  static var up: String { String(english: "up", turkish: "açık") }
  static var sinceStart: String { String(english: "since start", turkish: "açılıştan beri") }
  static var charging: String { String(english: "charging", turkish: "doluyor") }
  static var full: String { String(english: "full", turkish: "dolu") }
  static var plugged: String { String(english: "plugged in", turkish: "prizde") }
  static var noCurve: String {
    String(english: "no curve yet", turkish: "eğri henüz yok")
  }
  static var nothing: String {
    String(
      english: "This system reports no values",
      turkish: "Bu sistem değer bildirmiyor"
    )
  }

  /// Returns the heading of the load averages, such as `load on 4 cores`.
  static func loads(on cores: Int) -> String {
    cores == 1
      ? String(english: "load on 1 core", turkish: "1 çekirdekte yük")
      : String(english: "load on \(cores) cores", turkish: "\(cores) çekirdekte yük")
  }

  static func peak(_ value: String) -> String {
    String(english: "peak \(value)", turkish: "en çok \(value)")
  }

  /// Returns a text for the number of critical values whose bars are not shown.
  static func alarms(_ count: Int) -> String {
    String(english: count == 1 ? "1 alarm" : "\(count) alarms", turkish: "\(count) uyarı")
  }

  static var minute: String { String(english: "min", turkish: "dk") }

  /// Returns a share in percent, such as `51%`.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

  static func last(_ hours: Int) -> String {
    hours == 1
      ? String(english: "last hour", turkish: "son saat")
      : String(english: "last \(hours) h", turkish: "son \(hours) sa")
  }

  /// The words before and after the time at which a curve begins: `since 14:02`.
  static var since: (before: String, after: String) {
    (String(english: "since ", turkish: ""), String(english: "", turkish: " sonrası"))
  }

  /// Returns a number of hours, such as `1 h`.
  static func span(_ hours: Int) -> String {
    String(english: "\(hours) h", turkish: "\(hours) sa")
  }

  static func left(_ duration: String) -> String {
    String(english: "\(duration) left", turkish: "\(duration) kaldı").trimmingCharacters(
      in: .whitespaces
    )
  }

  /// Returns a duration in hours and minutes, such as `2 h 5 min`; below an hour only in minutes.
  static func duration(_ seconds: TimeInterval) -> String {
    let minutes = Int(seconds / 60)
    guard minutes >= 60 else { return String(english: "\(minutes) min", turkish: "\(minutes) dk") }
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return String(english: "\(hours) h \(rest) min", turkish: "\(hours) sa \(rest) dk")
  }

  /// Returns a number with this number of fraction digits, with the user's decimal sign.
  static func number(_ value: Double, digits: Int) -> String {
    let scale = [1.0, 10, 100][min(max(digits, 0), 2)]
    let whole = Int((min(max(value, 0), 1e12) * scale).rounded())
    guard digits > 0 else { return "\(whole)" }
    let (front, back) = whole.quotientAndRemainder(dividingBy: Int(scale))
    let fraction = String(repeating: "0", count: digits - "\(back)".count) + "\(back)"
    return "\(front)\(String(english: ".", turkish: ","))\(fraction)"
  }

  private static let units = ["", "K", "M", "G", "T", "P", "E"]

  /// Returns an amount such as `11.1 of 15.6 G`, with units of 1,024 as in `free -h` and `df -h`.
  static func amount(_ used: UInt64, of whole: UInt64) -> String {
    var (step, size) = (0, 1.0)
    while Double(whole) >= size * 1_024, step < units.count - 1 {
      step += 1
      size *= 1_024
    }
    let (part, all) = (scaled(Double(used) / size), scaled(Double(whole) / size))
    let unit = step == 0 ? "B" : units[step]
    return String(english: "\(part) of \(all) \(unit)", turkish: "\(part) / \(all) \(unit)")
  }

  /// Returns a rate such as `2.1 MB/s`, with units of 1,000.
  static func rate(_ bytes: Double) -> String {
    var (step, value) = (0, max(0, bytes.isFinite ? bytes : 0))
    while value >= 999.5, step < units.count - 1 {
      step += 1
      value /= 1_000
    }
    value = min(value, 9_999)
    let text = step == 0 ? number(value, digits: 0) : scaled(value)
    return String(english: "\(text) \(units[step])B/s", turkish: "\(text) \(units[step])B/sn")
  }

  /// Returns a number with one fraction digit if it is below a hundred, otherwise none.
  private static func scaled(_ value: Double) -> String {
    number(value, digits: value < 99.95 ? 1 : 0)
  }
}
