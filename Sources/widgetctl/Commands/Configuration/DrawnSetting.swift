import SharedStore
import WidgetTerminal

/// Detects a change of the settings that affect pictures, to reload all placed widgets after it.
struct DrawnSetting {
  private static let settings: [Setting] = [.location]

  private let host: Host
  private let before: [String?]

  /// Reads the values of the settings that affect pictures, before the settings file is changed.
  init(_ host: Host, _ settings: Settings) {
    self.host = host
    before = Self.settings.map { settings[$0] }
  }

  /// Marks the timelines of all placed widgets as outdated if a setting that affects pictures has
  /// changed.
  ///
  /// The next refresh reloads them.
  func follow(_ settings: Settings) throws(CommandError) {
    let changed = zip(Self.settings, before).first { settings[$0] != $1 }
    guard let setting = changed?.0, let reader = try host.store.reader() else { return }
    let placed = try stored { () throws(StoreError) in try reader.placedWidgets() }
    let names = Set(placed.map(\.extensionName))
    guard !names.isEmpty else { return }
    try host.willWrite()
    try host.store.write(durability: .relaxed) { transaction in
      for name in names.sorted() {
        try transaction.noteSurroundings(
          ofExtension: name,
          because: "\(setting.rawValue) was changed"
        )
      }
    }
  }
}
