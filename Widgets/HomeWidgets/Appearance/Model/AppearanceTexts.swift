import Moments
import WidgetIntents

/// The texts that the appearance widget, its intents and the gallery share.
enum AppearanceTexts {
  static let appearance = LocalizedStringResource(english: "Appearance", turkish: "Görünüm")
  static let palette = LocalizedStringResource(english: "Palette", turkish: "Palet")
  static let dark = LocalizedStringResource(english: "Dark", turkish: "Koyu")
  static let beige = LocalizedStringResource(english: "Beige", turkish: "Bej")
  static let highContrast = LocalizedStringResource(
    english: "High Contrast",
    turkish: "Yüksek kontrast"
  )
  static let explanation = LocalizedStringResource(
    english: "Whether widgets are light or dark, and the colours they are drawn in.",
    turkish: "Araçların açık mı koyu mu olduğu ve çizildikleri renkler."
  )
}

/// The texts that the appearance widget shows; the sample's to-dos are those of the to-do list's
/// sample.
enum AppearanceWords {
  static var command: String {
    String(
      english: "'widgetctl theme harbor' sets one.",
      turkish: "'widgetctl theme harbor' ile seçin."
    )
  }
  static var key: String {
    String(english: "T in the live view tries all.", turkish: "Canlı görünümde T hepsini dener.")
  }
  static var text: String { String(english: " Text ", turkish: " Yazı ") }
  static var accent: String { String(english: "accent ", turkish: "vurgu ") }
  static var late: String { String(english: "LATE", turkish: "GECİKEN") }
  static var today: String { String(english: "TODAY", turkish: "BUGÜN") }
  static var renew: String { String(english: "Renew the passport", turkish: "Pasaportu yenile") }
  static var call: String { String(english: "Call Grandma", turkish: "Nineyi ara") }
  static var water: String { String(english: "Water the plants", turkish: "Çiçekleri sula") }
  static var age: String { String(english: "! 1 d", turkish: "! 1 g") }
  static var progress: String { String(english: "4 of 13", turkish: "4/13") }

  static func isOn(_ isOn: Bool) -> String {
    isOn
      ? String(english: "on", turkish: "seçili")
      : String(english: "off", turkish: "seçili değil")
  }
}
