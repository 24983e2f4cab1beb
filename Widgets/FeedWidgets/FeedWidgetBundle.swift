import Foundation
import SharedStore
import WidgetUI

/// The bundle of the widgets that load data.
///
/// It runs in a separate process, so that no other process loads a network library.
package struct FeedWidgetBundle: WidgetBundle {
  package init() {}

  package var body: some Widget {
    WeatherWidget()
    FeedWidget()
    SystemWidget()
    CryptoWidget()
    CharactersWidget()
    EpisodesWidget()
    UsersWidget()
  }
}

extension FeedWidgetBundle: StoreClient {
  package nonisolated static var storeSchemas: [ModuleSchema] {
    [FeedSchema.module, SystemSchema.module, StoredNotice.module]
  }

  package nonisolated static var keepsStateInStore: Bool { true }

  package nonisolated static func use(_ store: SharedStore) {
    AppDependencyManager.shared.add(dependency: FeedServices(store: store))
    AppDependencyManager.shared.add(dependency: CryptoRows())
    AppDependencyManager.shared.add(dependency: SystemMonitor(store: store))
  }
}
