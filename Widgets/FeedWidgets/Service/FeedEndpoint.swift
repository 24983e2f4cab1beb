import Foundation
import Ground
import SharedStore
import WidgetIntents
import WidgetTimeline

/// A public API that widgets use, and the environment variable that replaces its address (BW-21).
struct FeedEndpoint: Hashable, Sendable {
  /// The name of the service in messages.
  let name: String
  /// The environment variable that can contain another base address.
  let variable: String
  /// The base address that is used unless the configuration or the environment has another.
  let standard: String

  static let crypto = FeedEndpoint(
    name: "crypto",
    variable: "WIDGETCTL_CRYPTO_URL",
    standard: "https://raw.githubusercontent.com/atilsamancioglu/K21-JSONDataSet/master"
  )
  static let users = FeedEndpoint(
    name: "users",
    variable: "WIDGETCTL_USERS_URL",
    standard: "https://jsonplaceholder.typicode.com"
  )
  static let rickAndMorty = FeedEndpoint(
    name: "characters",
    variable: "WIDGETCTL_CHARACTERS_URL",
    standard: "https://rickandmortyapi.com/api"
  )

  /// Returns the base address: `configured`, otherwise that in the environment, otherwise the
  /// standard one.
  ///
  /// - Throws: `.badAddress` if the user's address is invalid.
  func base(
    configured: String?,
    in environment: [String: String]
  ) throws(FeedError) -> BaseAddress {
    for written in [configured, environment[variable]] {
      if let written, !written.isEmpty { return try BaseAddress(written, isChosen: true) }
    }
    return try BaseAddress(standard, isChosen: false)
  }
}

/// The source of a widget's data: the web, or the data that is built in.
public enum FeedSource: String, AppEnum {
  case web, local

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: FeedTexts.source)
  }

  public static var caseDisplayRepresentations: [FeedSource: DisplayRepresentation] {
    [
      .web: DisplayRepresentation(title: FeedTexts.web),
      .local: DisplayRepresentation(title: FeedTexts.local),
    ]
  }
}

/// The services of this process, one for each base address, so that simultaneous requests are
/// shared.
final class FeedServices: Sendable {
  /// The store; `nil` if the widgets run without one, in which case failures are not remembered.
  let store: SharedStore?
  let environment: [String: String]
  let cache: AnswerCache
  let memory: FeedMemory
  private let network: any Transport
  private let wall: any WallClock
  private let monotonic: any Clock<Duration>
  private let made = Guarded<[BaseAddress: Connected]>([:])
  private let documents = Guarded<[BaseAddress: WebService]>([:])

  /// The transport and the caches that all services with the same base address share.
  struct Connected: Sendable {
    let service: any FeedService
    let images: ImageCache
  }

  /// Creates the services; they send requests through `network`, which tests replace.
  init(
    store: SharedStore?,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    network: any Transport = URLSessionTransport(),
    wall: any WallClock = SystemClock(),
    monotonic: any Clock<Duration> = ContinuousClock()
  ) {
    self.store = store
    self.environment = environment
    self.network = network
    self.wall = wall
    self.monotonic = monotonic
    cache = AnswerCache(folder: CacheFile.folder(environment))
    memory = FeedMemory(store: store, clock: wall)
  }

  var now: Date { wall.now.date }

  /// Returns the service of an endpoint, at the address that the user configured or at the standard
  /// one.
  ///
  /// - Throws: `.badAddress` if the user's address is invalid.
  func connected(
    to endpoint: FeedEndpoint,
    configured: String? = nil
  ) throws(FeedError) -> Connected {
    let base = try endpoint.base(configured: configured, in: environment)
    return made.withLock { made in
      if let known = made[base] { return known }
      let connected = connect(base)
      made[base] = connected
      return connected
    }
  }

  private func connect(_ base: BaseAddress) -> Connected {
    if base.isFolder {
      let images = ImageCache(FileTransport(base: base), cache: cache, clock: wall)
      return Connected(service: LocalService(folder: base), images: images)
    }
    let transport = transport(to: base)
    return Connected(
      service: webService(at: base, transport),
      images: ImageCache(transport, cache: cache, clock: wall)
    )
  }

  /// Returns the service for a single document at a user's address, such as a feed.
  func document(at base: BaseAddress) -> WebService {
    documents.withLock { documents in
      if let known = documents[base] { return known }
      let service = webService(at: base, transport(to: base))
      documents[base] = service
      return service
    }
  }

  private func transport(to base: BaseAddress) -> any Transport {
    let checked = CheckedTransport(network, base: base, clock: wall)
    let limited = LimitedTransport(
      inner: RetryingTransport(inner: checked, clock: monotonic),
      clock: monotonic
    )
    return SharedRequests(limited)
  }

  private func webService(at base: BaseAddress, _ transport: any Transport) -> WebService {
    WebService(base: base, transport: transport, cache: cache, memory: memory, clock: wall)
  }
}
