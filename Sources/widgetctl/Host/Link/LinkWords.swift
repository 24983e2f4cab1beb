import Moments
import StoreLink
import WidgetTerminal

/// The texts of messages about a link with a hub.
enum LinkWords {
  static func time(_ microseconds: Int64, in zone: TimeZoneRules) -> String {
    ISODate.minuteText(Instant(microseconds: microseconds), in: zone)
  }

  /// Returns the name of a machine, or its number if the name is not known.
  static func machine(_ number: Int64, in names: [Int64: String]) -> String {
    names[number] ?? String(english: "machine \(number)", turkish: "makine \(number)")
  }

  /// Returns the user's word for a record of a shared collection, in the user's language.
  static func noun(_ english: String) -> String {
    switch english {
    case "to-do": String(english: english, turkish: "yapılacak")
    case "snooze": String(english: english, turkish: "erteleme")
    case HubBoard.collection: String(english: "board widget", turkish: "pano aracı")
    case "stretch of work": String(english: english, turkish: "çalışma süresi")
    default: english
    }
  }

  /// The message that only a part of the list is on this machine so far, because joining the lists
  /// was interrupted.
  static var isUnread: String {
    String(
      english:
        "Only a part of the list is on this machine so far; the rest comes the next time the hub is asked",
      turkish:
        "Listenin şimdilik yalnızca bir bölümü bu makinede; kalanı merkeze bir daha sorulduğunda gelir"
    )
  }

  /// Returns a sentence about the changes that the hub does not have.
  static func waiting(_ state: LinkState, in zone: TimeZoneRules) -> String {
    guard state.waiting > 0, let since = state.since else {
      return String(english: "The hub has all changes", turkish: "Bütün değişiklikler merkezde")
    }
    let time = time(since, in: zone)
    return state.waiting == 1
      ? String(
        english: "1 change has been waiting since \(time)",
        turkish: "1 değişiklik \(time) zamanından beri bekliyor"
      )
      : String(
        english: "\(state.waiting) changes have been waiting since \(time)",
        turkish: "\(state.waiting) değişiklik \(time) zamanından beri bekliyor"
      )
  }

  /// Returns lines that describe the result of an exchange.
  static func lines(of report: PassReport) -> [String] {
    var lines: [String] = []
    if report.isNewMachine {
      lines.append(
        String(
          english: "This list was copied from another computer; it is now a separate machine",
          turkish: "Bu liste başka bir bilgisayardan kopyalanmış: artık ayrı bir makine"
        )
      )
    }
    if report.hasReturned {
      lines.append(
        String(
          english: "The hub had lost changes; this machine has sent them again",
          turkish: "Merkez değişiklik kaybetmişti; bu makine onları yeniden gönderdi"
        )
      )
    }
    if report.made > 0 {
      lines.append(
        report.made == 1
          ? String(english: "Made 1 picture", turkish: "1 resim yapıldı")
          : String(
            english: "Made \(report.made) pictures",
            turkish: "\(report.made) resim yapıldı"
          )
      )
    }
    if report.shown > 0 {
      lines.append(
        report.shown == 1
          ? String(english: "1 widget of the board is new", turkish: "Panodaki 1 araç yeni")
          : String(
            english: "\(report.shown) widgets of the board are new",
            turkish: "Panodaki \(report.shown) araç yeni"
          )
      )
    }
    if report.hasReadAnew {
      lines.append(
        String(
          english: "Read the hub's list again",
          turkish: "Merkezdeki liste baştan okundu"
        )
      )
    }
    if let reason = report.forgettingRefusal {
      lines.append(
        String(
          english: "Runs that were deleted here are still on the hub: \(reason)",
          turkish: "Burada silinen işlemler merkezde duruyor: \(reason)"
        )
      )
    }
    guard report.made + report.shown == 0 || report.sent + report.taken > 0 else { return lines }
    lines.append(
      report.sent + report.taken == 0
        ? String(
          english: "Nothing is new on either side",
          turkish: "İki tarafta da yeni bir şey yok"
        )
        : String(
          english: "Sent \(report.sent), received \(report.taken)",
          turkish: "\(report.sent) gönderildi, \(report.taken) alındı"
        )
    )
    return lines
  }

  /// Returns a sentence about two lists that will be joined: how many records are here, on the hub,
  /// and in both.
  static func counts(_ lists: LinkJoin.Lists) -> String {
    String(
      english: "\(lists.ownCount) here, \(lists.theirCount) there, \(lists.sharedCount) in both",
      turkish:
        "burada \(lists.ownCount), orada \(lists.theirCount), ikisinde de \(lists.sharedCount)"
    )
  }

  /// Returns a sentence with the number of records that have got the other machine's values.
  static func taken(_ count: Int) -> String {
    count == 1
      ? String(english: "1 record now has the other value", turkish: "1 kaydın öbür değeri alındı")
      : String(
        english: "\(count) records now have the other values",
        turkish: "\(count) kaydın öbür değerleri alındı"
      )
  }
}
