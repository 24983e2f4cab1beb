import Foundation
import SharedStore
import WidgetUI

/// The widgets that load what they show, apart from the others: no other program needs a network library.
@main
struct FeedWidgetBundle: WidgetBundle {
  var body: some Widget {
    CryptoWidget()
    CharactersWidget()
    EpisodesWidget()
    UsersWidget()
  }
}

extension FeedWidgetBundle: StoreClient {
  nonisolated static var storeSchemas: [ModuleSchema] { [FeedSchema.module] }

  nonisolated static var keepsStateInStore: Bool { true }

  nonisolated static func use(_ store: SharedStore) {
    AppDependencyManager.shared.add(dependency: FeedServices(store: store))
    AppDependencyManager.shared.add(dependency: CryptoRows())
  }
}
