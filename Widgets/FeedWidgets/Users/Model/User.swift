import Ground
public import WidgetIntents

/// A user in the JSON of the directory.
struct User: Decodable, Hashable, Sendable, Identifiable {
  struct Address: Decodable, Hashable, Sendable {
    struct Geo: Decodable, Hashable, Sendable {
      let lat: String
      let lng: String
    }

    let street: String
    let suite: String
    let city: String
    let zipcode: String
    let geo: Geo
  }

  struct Company: Decodable, Hashable, Sendable {
    let name: String
    let catchPhrase: String
    let bs: String
  }

  let id: Int
  let name: String
  let username: String
  let email: String
  let address: Address
  let phone: String
  let website: String
  let company: Company
}

/// The source from which users are loaded: the web, built-in data, or an address book.
public enum UserSource: String, AppEnum {
  case web, local
  /// An address book on this machine, in vCard files.
  case contacts

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: FeedTexts.source)
  }

  public static var caseDisplayRepresentations: [UserSource: DisplayRepresentation] {
    [
      .web: DisplayRepresentation(title: FeedTexts.web),
      .local: DisplayRepresentation(title: FeedTexts.local),
      .contacts: DisplayRepresentation(
        title: LocalizedStringResource(english: "Contacts", turkish: "Kişiler")
      ),
    ]
  }
}

/// The state of loading the users (BW-19).
enum UsersState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// Another process is loading the users.
  case loading
  case loaded
  /// The request failed; `words` is the short text in the widget, `message` the sentence for
  /// messages.
  case failed(words: String, message: String)
}

extension User {
  /// Returns whether each word occurs in one of the user's searchable texts, ignoring case.
  func matches(_ words: [String]) -> Bool {
    let texts = [name, username, email, phone, address.city, company.name, website]
    let folded = SearchText.folded(texts.joined(separator: "\n"))
    return words.allSatisfy { folded.contains($0) }
  }
}
