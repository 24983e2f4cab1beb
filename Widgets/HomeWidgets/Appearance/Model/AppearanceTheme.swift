import SharedStore
import WidgetUI

/// The settings as views read them, handed down the tree: what is dark, and whether the terminal decides.
final class AppearanceTheme: ObservableObject {
  @Published private(set) var appearance: StoredAppearance

  init(_ appearance: StoredAppearance) { self.appearance = appearance }

  /// Whether the terminal decides between light and dark.
  var useSystemAppearance: Bool { appearance.request == .system }

  /// What a view's scheme is to be; `nil` where the terminal's is used.
  var colorScheme: ColorScheme? {
    switch appearance.request {
    case .system: nil
    case .dark: .dark
    case .light, .contrast, .beige: .light
    }
  }

  /// Takes the settings as they are now: one notice for a real change, none for an equal value.
  func take(_ appearance: StoredAppearance) {
    guard appearance != self.appearance else { return }
    objectWillChange.send()
    self.appearance = appearance
  }

  /// What is drawn, in words; `isDark` is the scheme of the picture.
  func words(isDark: Bool) -> String {
    switch appearance.request {
    case .system: isDark ? "terminal is dark" : "terminal is light"
    case .light: "light, set by you"
    case .dark: "dark, set by you"
    case .contrast: "high contrast"
    case .beige: "beige"
    }
  }
}
