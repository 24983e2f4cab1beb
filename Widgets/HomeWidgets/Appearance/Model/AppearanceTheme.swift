import Moments
import SharedStore
import WidgetUI

/// The appearance settings as an observable object, which views read from the environment.
final class AppearanceTheme: ObservableObject {
  @Published private(set) var appearance: StoredAppearance

  init(_ appearance: StoredAppearance) { self.appearance = appearance }

  /// Whether the terminal decides if widgets are light or dark.
  var useSystemAppearance: Bool { appearance.request == .system }

  /// The colour scheme that the settings choose; `nil` if the terminal decides.
  var colorScheme: ColorScheme? {
    switch appearance.request {
    case .system: nil
    case .dark: .dark
    case .light, .contrast, .beige: .light
    }
  }

  /// Replaces the settings, and notifies observers once; if they are equal, it does nothing.
  func take(_ appearance: StoredAppearance) {
    guard appearance != self.appearance else { return }
    objectWillChange.send()
    self.appearance = appearance
  }

  /// Returns a description such as `dark, set by you`; `isDark` is the scheme in which the widget
  /// is drawn.
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
