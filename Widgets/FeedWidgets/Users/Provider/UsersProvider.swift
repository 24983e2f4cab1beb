import Foundation
import WidgetExtension
import WidgetTimeline
import WidgetUI

/// Loads the users from the configured source, or from the default one.
struct UsersProvider: AppIntentTimelineProvider {
  /// The seconds between two loads from the web, and between two readings of a file.
  private static let webInterval: TimeInterval = 1_800
  private static let fileInterval: TimeInterval = 300

  private let services: AppDependency<FeedServices>

  init(dependencies: AppDependencyManager = .shared) {
    services = AppDependency(manager: dependencies)
  }

  func recommendations() -> [AppIntentRecommendation<UsersConfiguration>] {
    UserSource.allCases.map { source in
      let configuration = UsersConfiguration()
      configuration.source = source
      let title =
        switch source {
        case .web: String(english: "Users of the Web", turkish: "Web'deki Kullanıcılar")
        case .local: String(english: "Users of This Machine", turkish: "Bu Makinedeki Kullanıcılar")
        case .contacts: String(english: "Your Contacts", turkish: "Kişileriniz")
        }
      return AppIntentRecommendation(intent: configuration, description: title)
    }
  }

  func placeholder(in context: Context) -> UsersEntry { .sample(at: context.date) }

  func snapshot(for configuration: UsersConfiguration, in context: Context) async -> UsersEntry {
    if context.isPreview { return .sample(at: context.date) }
    // A snapshot is shown only briefly, so nothing is downloaded for it.
    let entries = await RunScope.with(\.isNetworkAllowed, false) {
      await timeline(for: configuration, in: context).entries
    }
    return entries.first ?? .sample(at: context.date)
  }

  func timeline(
    for configuration: UsersConfiguration,
    in context: Context
  ) async -> Timeline<UsersEntry> {
    let sources = UserSources(services: services.wrappedValue)
    let now = context.date
    var source = configuration.source
    if source == nil { source = try? await sources.chosen() }
    let wanted = source ?? .local
    let (loaded, state) = await users(of: wanted, configuration, sources)
    let problem = loaded?.problem
    let entries = FeedPlan.moments(of: loaded?.origin, from: now).map { moment in
      UsersEntry(
        date: moment,
        picture: UsersPicture(
          loaded?.value ?? [],
          state: state.state,
          status: loaded.map { FeedStatus($0.origin, problem: problem, at: moment) },
          source: configuration.source,
          url: configuration.url,
          search: configuration.search,
          limit: context.rowLimit(UsersPicture.rowLimit)
        )
      )
    }
    if wanted == .contacts || (wanted == .local && configuration.url?.isEmpty == false) {
      return Timeline(entries: entries, policy: .after(now.addingTimeInterval(Self.fileInterval)))
    }
    let policy = FeedPlan.policy(
      of: loaded?.origin,
      problem ?? state.problem,
      source: wanted == .web ? .web : .local,
      network: FeedNetwork(in: context),
      interval: Self.webInterval,
      from: now
    )
    return Timeline(entries: entries, policy: policy)
  }

  /// Returns the loaded users, and the state of loading that the widget shows if there are none.
  private func users(
    of source: UserSource,
    _ configuration: UsersConfiguration,
    _ sources: UserSources
  ) async -> (loaded: Loaded<[User]>?, state: (state: UsersState, problem: FeedProblem?)) {
    do throws(FeedError) {
      let service = try sources.service(of: source, configured: configuration.url)
      return (try await service.users(), (.loaded, nil))
    } catch .offline {
      let isLoading = await sources.isLoading(configured: configuration.url)
      return (nil, (isLoading ? .loading : .idle, nil))
    } catch {
      return (nil, (.failed(words: error.words, message: error.message), FeedProblem(error)))
    }
  }
}
