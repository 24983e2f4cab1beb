import Foundation
import Testing
import WidgetExtension

@testable import FeedWidgets

@Suite("Entities of the feeds", .timeLimit(.minutes(2)))
struct FeedEntityTests {
  private let world: FeedWorld

  init() throws {
    world = try FeedWorld()
  }

  private func services(_ network: any Transport) -> FeedServices {
    world.services(
      network,
      addresses: ["CRYPTO": "https://a.org", "CHARACTERS": "https://b.org"]
    )
  }

  @Test func `a search asks no network, and finds what the program brings`() async throws {
    let network = ScriptedTransport { _, _ in .failure(.offline) }
    let services = services(network)
    let currencies = await CurrencyQuery.known(in: services)
    #expect(currencies.first { $0.name == "BIG" }?.price == 21143.73003782)
    #expect(try await UserQuery.known(in: services).map(\.id) == Array(1...10))
    let episodes = try await EpisodeQuery.known(in: services)
    #expect(episodes.count > 20)
    #expect(Set(episodes.map(\.id)).count == episodes.count)
    #expect(try await CharacterQuery.known(in: services).contains { $0.status == "Dead" })
    #expect(network.requests.isEmpty)
  }

  @Test func `after a refresh a search finds the new price, and none where it is no number`()
    async throws
  {
    let list = #"[{"currency":"A","price":"2.50"},{"currency":"B","price":"?"}]"#
    let network = ScriptedTransport { _, _ in .success(.json(list)) }
    let services = services(network)
    let feed = try services.connected(to: .crypto).service
    _ = try await CryptoService(feed: feed, maximumAge: 0).downloadCurrencies(.async)
    let found = await CurrencyQuery.known(in: services)
    #expect(found.map(\.name) == ["A", "B"])
    #expect(found.map(\.price) == [2.5, nil])
    #expect(network.requests.count == 1)
  }

  // BW-18
  @Test func `users are those of the source that was chosen`() async throws {
    let services = services(ScriptedTransport { _, _ in .failure(.offline) })
    _ = try await UserSources(services: services).choose(.web)
    #expect(try await UserQuery.known(in: services).isEmpty)
  }
}
