import FixtureServing
import Foundation
import Ground
import Moments
import SharedStore
import TestSupport
import WidgetTimeline

@testable import FeedWidgets

/// A transport whose answers a closure makes, and that records its requests.
final class ScriptedTransport: Transport {
  private let asked = Guarded<[FeedRequest]>([])
  private let script: @Sendable (FeedRequest, Int) async -> Result<FeedAnswer, FeedError>

  init(_ script: @escaping @Sendable (FeedRequest, Int) async -> Result<FeedAnswer, FeedError>) {
    self.script = script
  }

  /// All requests so far, in order.
  var requests: [FeedRequest] { asked.withLock { $0 } }

  func answer(to request: FeedRequest) async throws(FeedError) -> FeedAnswer {
    let count = asked.withLock { asked in
      asked.append(request)
      return asked.count
    }
    return try await script(request, count).get()
  }
}

extension FeedAnswer {
  /// Returns an answer of status 200 with a JSON body; `tag` is its entity tag.
  static func json(_ text: String, tag: String? = nil) -> FeedAnswer {
    var answer = FeedAnswer.found(Data(text.utf8))
    answer.entityTag = tag
    return answer
  }

  static func status(_ code: Int, location: String? = nil, retryAfter: String? = nil) -> FeedAnswer
  {
    FeedAnswer(status: code, location: location, retryAfter: retryAfter)
  }
}

/// A store, a cache folder and a clock for one test.
final class FeedWorld: Sendable {
  /// Saturday, 21 November 2026, 10:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_795_255_200)

  let folder = TemporaryFolder()
  let clock = ManualClock(FeedWorld.now)
  let store: SharedStore

  init() throws {
    store = try SharedStore(
      at: StoreLocation(path: folder.path + "/store.sqlite"),
      schemas: [FeedSchema.module, StoredNotice.module]
    )
  }

  /// Returns the services of a new process.
  ///
  /// - Parameters:
  ///   - network: The transport of all requests.
  ///   - addresses: Base addresses by the middle part of their environment variable: `CRYPTO`,
  ///     `USERS`, `CHARACTERS`.
  /// - Returns: The services, with the store of the test.
  func services(
    _ network: any Transport,
    addresses: [String: String] = [:]
  ) -> FeedServices {
    var environment = ["XDG_CACHE_HOME": folder.path + "/cache"]
    for (name, address) in addresses { environment["WIDGETCTL_\(name)_URL"] = address }
    return FeedServices(
      store: store,
      environment: environment,
      network: network,
      wall: clock,
      monotonic: clock
    )
  }
}

/// The path of the folder with the data that `FixtureServer` serves.
let fixtureFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data")
  .path

func base(_ text: String, isChosen: Bool = true) throws -> BaseAddress {
  try BaseAddress(text, isChosen: isChosen)
}

/// A clock on which a sleep ends immediately.
struct HastyClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
