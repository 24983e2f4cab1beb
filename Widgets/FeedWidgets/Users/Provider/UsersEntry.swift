import Foundation
import Ground
import WidgetTimeline

/// The users as a widget shows them from `date` on.
struct UsersEntry: TimelineEntry {
  let date: Date
  let picture: UsersPicture
}

/// All data that a view of the users shows; equal values look the same.
struct UsersPicture: Hashable, Sendable {
  /// A user's row in the list, with the user's name, e-mail, telephone, city and company.
  struct Row: Hashable, Sendable, Identifiable {
    let id: Int
    let name: String
    let username: String
    let email: String
    let city: String
    let company: String
    let phone: String

    /// The first letters of the first two words of the name, without a title such as `Dr.`.
    var initials: String {
      let words = name.split(separator: " ")
      let names = words.filter { $0.last != "." }
      let first = (names.isEmpty ? words : names).prefix(2)
      return first.compactMap { $0.first?.uppercased() }.joined()
    }

    /// The link that writes an e-mail; `nil` without an address.
    var mailLink: URL? { email.contains("@") ? URL(string: "mailto:\(email)") : nil }

    /// The link that calls the user; `nil` if the number has no digits.
    ///
    /// An extension, after `x`, is not part of a number that can be dialled (RFC 3966).
    var phoneLink: URL? {
      let number = phone.prefix { !"xX#;,".contains($0) }.filter { "+0123456789".contains($0) }
      return number.count > 2 ? URL(string: "tel:\(number)") : nil
    }
  }

  /// The rows, at most as many as the largest size shows.
  var rows: [Row]
  var count: Int
  var state: UsersState
  /// The origin and age of the users; `nil` while nothing was loaded.
  var status: FeedStatus?
  /// The configured source, which the refresh button passes on with the address `url`.
  var source: UserSource?
  var url: String?
  /// The text that users are searched for; empty if all are shown.
  var search: String

  /// The most rows, as many as the largest size shows in two columns.
  static let rowLimit = 10
  /// The most characters of a field, twice as many as the widest column shows.
  private static let maximumField = 80

  init(
    _ users: [User],
    state: UsersState,
    status: FeedStatus?,
    source: UserSource? = nil,
    url: String? = nil,
    search: String? = nil,
    limit: Int = Self.rowLimit
  ) {
    let words = (search ?? "").split(whereSeparator: \.isWhitespace)
      .map { SearchText.folded(String($0)) }
    let users = words.isEmpty ? users : users.filter { $0.matches(words) }
    rows = users.prefix(limit).enumerated().map { place, user in
      Row(
        id: place,
        name: Self.shortened(user.name),
        username: Self.shortened(user.username),
        email: Self.shortened(user.email),
        city: Self.shortened(user.address.city),
        company: Self.shortened(user.company.name),
        phone: Self.shortened(user.phone)
      )
    }
    count = users.count
    self.state = state
    self.status = status
    self.source = source
    self.url = url
    self.search = words.isEmpty ? "" : Self.shortened(search ?? "")
  }

  /// Returns a text cut to the length that any view shows, so that archives are small.
  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(maximumField * 4)
    return String(String(String.UnicodeScalarView(scalars)).prefix(maximumField))
  }
}

extension UsersEntry {
  /// Returns an entry with built-in users for the gallery and placeholders; reads neither store nor
  /// network.
  static func sample(at date: Date) -> UsersEntry {
    let users = try? FeedDecoder.decode([User].self, from: Data(UserSamples.document.utf8))
    return UsersEntry(
      date: date,
      picture: UsersPicture(
        users ?? [],
        state: .loaded,
        status: FeedStatus(.local, problem: nil, at: date)
      )
    )
  }
}
