import Moments

/// Loads the contacts of an address book as users.
struct ContactService: UserService {
  let book: AddressBook

  var source: UserSource { .contacts }

  func users() async throws(FeedError) -> Loaded<[User]> {
    let found = try book.people()
    let users = found.people.enumerated().map { User($1, id: $0 + 1) }
    let cards = String(
      english: found.skipped == 1 ? "1 card" : "\(found.skipped) cards",
      turkish: "\(found.skipped) kart"
    )
    let problem =
      found.skipped == 0
      ? nil
      : FeedProblem(
        words: String(english: "\(cards) unread", turkish: "\(cards) okunmadı"),
        message: String(
          english: "\(cards) in \(book.path) could not be read",
          turkish: "\(book.path) içinde \(cards) okunmadı"
        )
      )
    return Loaded(value: users, origin: .local, problem: problem)
  }
}

extension User {
  /// Creates a user from a contact; `id` is its position in the address book.
  init(_ card: VCard, id: Int) {
    self.init(
      id: id,
      name: card.name,
      username: card.nickname,
      email: card.email,
      address: Address(
        street: "",
        suite: "",
        city: card.city,
        zipcode: "",
        geo: Address.Geo(lat: "", lng: "")
      ),
      phone: card.phone,
      website: card.website,
      company: Company(name: card.organization, catchPhrase: "", bs: "")
    )
  }
}
