import Foundation
public import WidgetIntents
import WidgetUI

/// The descriptions of parameters that the widget's configuration and its button share.
private enum UsersTexts {
  static let whichSource = LocalizedStringResource(
    english: "Unless given, the source chosen with use-source",
    turkish: "Verilmezse use-source ile seçilen kaynak"
  )
  static let whichAddress = LocalizedStringResource(
    english: "A base address, or a folder such as ~/.contacts",
    turkish: "Bir taban adresi ya da ~/.contacts gibi bir klasör"
  )
}

/// The configuration of a users widget: the source of its users.
struct UsersConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that this intent configures.
  static let kind = "UsersWidget"

  static let title = LocalizedStringResource(english: "Users", turkish: "Kullanıcılar")
  static let description: IntentDescription? = IntentDescription(
    english: "Which directory is shown.",
    turkish: "Gösterilen rehber."
  )

  @Parameter(title: FeedTexts.source, description: UsersTexts.whichSource)
  var source: UserSource?
  @Parameter(title: FeedTexts.address, description: UsersTexts.whichAddress)
  var url: String?
  @Parameter(
    title: LocalizedStringResource(english: "Search", turkish: "Arama"),
    description: LocalizedStringResource(
      english: "Words of a name, an e-mail, a city or a company",
      turkish: "Bir adın, e-postanın, şehrin ya da şirketin sözleri"
    )
  )
  var search: String?
}

/// Changes the source of all users widgets without a configured source (BW-18).
public struct UseSource: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Use Source", turkish: "Kaynağı Seç")
  public static let description: IntentDescription? = IntentDescription(
    english: "Chooses where users come from.",
    turkish: "Kullanıcıların kaynağını seçer."
  )

  @Parameter(title: FeedTexts.source) var source: UserSource

  @Dependency var services: FeedServices

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<UserSource>
    & ProvidesDialog
  {
    let hasChanged = try await UserSources(services: services).choose(source)
    let words =
      switch source {
      case .web: String(english: "the web", turkish: "web'den")
      case .local: String(english: "this machine", turkish: "bu makineden")
      case .contacts: String(english: "your contacts", turkish: "kişilerinizden")
      }
    return .result(
      value: source,
      dialog: hasChanged
        ? IntentDialog(
          english: "Users come from \(words).",
          turkish: "Kullanıcılar \(words) geliyor."
        )
        : IntentDialog(
          english: "Users come from \(words) already.",
          turkish: "Kullanıcılar zaten \(words) geliyor."
        )
    )
  }
}

/// Loads the users immediately, even if cached ones are recent (BW-19).
public struct RefreshUsers: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Refresh Users",
    turkish: "Kullanıcıları Yenile"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Loads the users again.",
    turkish: "Kullanıcıları yeniden yükler."
  )

  @Parameter(title: FeedTexts.source, description: UsersTexts.whichSource)
  var source: UserSource?
  @Parameter(title: FeedTexts.address, description: UsersTexts.whichAddress)
  var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a widget's button; the parameters are the values in the widget's
  /// configuration, `nil` if not set.
  init(source: UserSource?, url: String?) {
    self.source = source
    self.url = url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let sources = UserSources(services: services)
    let wanted = if let source { source } else { try await sources.chosen() }
    let service = try sources.service(of: wanted, configured: url, maximumAge: 0)
    let loaded = try await service.users()
    WidgetCenter.shared.reloadTimelines(ofKind: UsersConfiguration.kind)
    if let problem = loaded.problem {
      throw problem.failure(at: services.now)
    }
    let count = loaded.value.count
    return .result(
      value: count,
      dialog: IntentDialog(
        english: "Loaded \(count) users.",
        turkish: "\(count) kullanıcı yüklendi."
      )
    )
  }
}
