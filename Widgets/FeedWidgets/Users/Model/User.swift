import Ground
public import WidgetIntents

/// A user of the directory in its JSON.
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

/// The source of a directory's users.
public enum UserSource: String, AppEnum {
  case web, local
  /// An address book of this machine, in vCards.
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

/// The state of loading a directory (BW-19).
enum UsersState: Hashable, Sendable {
  /// Nothing was requested yet.
  case idle
  /// Another process asks at the moment.
  case loading
  case loaded
  /// The request failed, with a few words for a picture and a sentence for messages.
  case failed(words: String, message: String)
}

extension User {
  /// Whether each of the words is in a text that a search looks at, whatever its case.
  func matches(_ words: [String]) -> Bool {
    let texts = [name, username, email, phone, address.city, company.name, website]
    let folded = SearchText.folded(texts.joined(separator: "\n"))
    return words.allSatisfy { folded.contains($0) }
  }
}
