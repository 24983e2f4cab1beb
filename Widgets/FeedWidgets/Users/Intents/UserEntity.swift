public import WidgetIntents

/// A user in the directory, for searches and scripts: `find User where city == "Berlin"`.
public struct UserEntity: AppEntity {
  public static let persistentIdentifier = "User"
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(english: "User", turkish: "Kullanıcı")
  )
  public static var defaultQuery: UserQuery { UserQuery() }

  public let id: Int
  @Property(title: FeedTexts.name) var name: String
  @Property(title: LocalizedStringResource(english: "User Name", turkish: "Kullanıcı adı"))
  var username: String
  @Property(title: LocalizedStringResource(english: "Email", turkish: "E-posta")) var email: String
  @Property(title: LocalizedStringResource(english: "Phone", turkish: "Telefon")) var phone: String
  @Property(title: LocalizedStringResource(english: "Website", turkish: "Web sitesi")) var website:
    String
  @Property(title: LocalizedStringResource(english: "City", turkish: "Şehir")) var city: String
  @Property(title: LocalizedStringResource(english: "Company", turkish: "Şirket")) var company:
    String

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name))
  }

  init(_ user: User) {
    id = user.id
    name = user.name
    username = user.username
    email = user.email
    phone = user.phone
    website = user.website
    city = user.address.city
    company = user.company.name
  }
}

/// Finds the cached users of the chosen source; never uses the network.
public struct UserQuery: KnownEntityQuery {
  public typealias Entity = UserEntity
  public typealias Result = [UserEntity]

  @AppDependency var services: FeedServices

  public init() {}

  static func known(in services: FeedServices) async throws -> [UserEntity] {
    let sources = UserSources(services: services)
    let service = try sources.service(
      of: try await sources.chosen(),
      configured: nil,
      maximumAge: .infinity
    )
    let known = await Unasked.run { try? await service.users().value }
    return (known ?? []).map { UserEntity($0) }
  }
}
