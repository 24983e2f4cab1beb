import Foundation
public import WidgetIntents
import WidgetUI

/// The source of a users widget.
struct UsersConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that it configures.
  static let kind = "UsersWidget"

  static let title: LocalizedStringResource = "Users"
  static let description: IntentDescription? = "Which directory is shown."

  @Parameter(title: "Source", description: "What use-source chose unless given")
  var source: UserSource?
  @Parameter(title: "Address", description: "A base address, or a folder such as ~/.contacts")
  var url: String?
  @Parameter(title: "Search", description: "Words of a name, an e-mail, a city or a company")
  var search: String?
}

/// Switches all users widgets that name no source of their own (BW-18).
public struct UseSource: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Use Source"
  public static let description: IntentDescription? = "Chooses where users come from."

  @Parameter(title: "Source") var source: UserSource

  @Dependency var services: FeedServices

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<UserSource>
    & ProvidesDialog
  {
    let hasChanged = try await UserSources(services: services).choose(source)
    let words =
      switch source {
      case .web: "the web"
      case .local: "this machine"
      case .contacts: "your contacts"
      }
    return .result(
      value: source,
      dialog: hasChanged ? "Users come from \(words)." : "Users come from \(words) already."
    )
  }
}

/// Asks for the users at once, whatever their age (BW-19).
public struct RefreshUsers: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Refresh Users"
  public static let description: IntentDescription? = "Loads the users anew."

  @Parameter(title: "Source", description: "What use-source chose unless given")
  var source: UserSource?
  @Parameter(title: "Address", description: "A base address, or a folder such as ~/.contacts")
  var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a widget's button, with the widget's own source and address if it has any.
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
    return .result(value: count, dialog: "Loaded \(count) users.")
  }
}
