import Moments
import SharedStore
import WidgetUI

/// The settings for views in the environment: whether it is dark, and whether the terminal decides.
final class AppearanceTheme: ObservableObject {
  @Published private(set) var appearance: StoredAppearance

  init(_ appearance: StoredAppearance) { self.appearance = appearance }

  /// Whether the terminal decides between light and dark.
  var useSystemAppearance: Bool { appearance.request == .system }

  /// The scheme for views; `nil` for the terminal's.
  var colorScheme: ColorScheme? {
    switch appearance.request {
    case .system: nil
    case .dark: .dark
    case .light, .contrast, .beige: .light
    }
  }

  /// Updates the settings, with one notification for a change and none for an equal value.
  func take(_ appearance: StoredAppearance) {
    guard appearance != self.appearance else { return }
    objectWillChange.send()
    self.appearance = appearance
  }

  /// Describes the appearance; `isDark` is the scheme of the picture.
  func words(isDark: Bool) -> String {
    switch appearance.request {
    case .system:
      isDark
        ? String(english: "terminal is dark", turkish: "terminal koyu")
        : String(english: "terminal is light", turkish: "terminal açık")
    case .light: String(english: "light, set by you", turkish: "açık, siz seçtiniz")
    case .dark: String(english: "dark, set by you", turkish: "koyu, siz seçtiniz")
    case .contrast: String(english: "high contrast", turkish: "yüksek kontrast")
    case .beige: String(english: "beige", turkish: "bej")
    }
  }
}
