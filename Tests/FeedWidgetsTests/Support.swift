import FixtureServing
import Foundation
import Ground
import Moments
import SharedStore
import TestSupport
import WidgetTimeline

@testable import FeedWidgets

/// Answers from a closure, and notes what was asked.
final class ScriptedTransport: Transport {
  private let asked = Guarded<[FeedRequest]>([])
  private let script: @Sendable (FeedRequest, Int) async -> Result<FeedAnswer, FeedError>

  init(_ script: @escaping @Sendable (FeedRequest, Int) async -> Result<FeedAnswer, FeedError>) {
    self.script = script
  }

  /// All requests so far, in their order.
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
  /// JSON of status 200.
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

/// A store, a cache folder and a clock of one test.
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

  /// The services of a process that has begun just now.
  ///
  /// Base addresses stand by the middle of their variable: CRYPTO, USERS, CHARACTERS.
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

/// The folder with the data that the server of fixtures serves.
let fixtureFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data")
  .path

func base(_ text: String, isChosen: Bool = true) throws -> BaseAddress {
  try BaseAddress(text, isChosen: isChosen)
}

/// A clock on which no pause takes any time.
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
