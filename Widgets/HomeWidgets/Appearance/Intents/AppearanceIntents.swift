import Moments
import SharedStore
public import WidgetIntents

/// The appearances in which all widgets can be drawn: light, dark, as the system, in high contrast
/// or beige.
public enum AppearanceMode: String, AppEnum {
  case light, dark, system, contrast, beige

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: AppearanceTexts.appearance)
  }

  public static var caseDisplayRepresentations: [AppearanceMode: DisplayRepresentation] {
    [
      .light: DisplayRepresentation(title: .init(english: "Light", turkish: "Açık")),
      .dark: DisplayRepresentation(title: AppearanceTexts.dark),
      .system: DisplayRepresentation(title: .init(english: "System", turkish: "Sistem")),
      .contrast: DisplayRepresentation(title: AppearanceTexts.highContrast),
      .beige: DisplayRepresentation(title: AppearanceTexts.beige),
    ]
  }

  /// The value that is stored for this appearance.
  var request: StoredAppearance.Request {
    switch self {
    case .light: .light
    case .dark: .dark
    case .system: .system
    case .contrast: .contrast
    case .beige: .beige
    }
  }
}

extension StoredAppearance.Request {
  /// The end of the sentence “Widgets are drawn …”, for example `in high contrast`.
  fileprivate var words: String {
    switch self {
    case .light: String(english: "light", turkish: "açık renkte")
    case .dark: String(english: "dark", turkish: "koyu renkte")
    case .system: String(english: "to match the terminal", turkish: "terminale uygun")
    case .contrast: String(english: "in high contrast", turkish: "yüksek kontrastla")
    case .beige: String(english: "in beige", turkish: "bej renkte")
    }
  }
}

/// Returns the intent's result: the appearance's name, and a sentence that reports whether it
/// changed.
private func result(
  _ outcome: (appearance: StoredAppearance, hasChanged: Bool)
) -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
  let request = outcome.appearance.request
  return .result(
    value: request.rawValue,
    dialog: IntentDialog(
      english: "Widgets are drawn \(request.words)\(outcome.hasChanged ? "" : " already").",
      turkish: "Araçlar \(outcome.hasChanged ? "artık" : "zaten") \(request.words) çiziliyor."
    )
  )
}

/// Sets the appearance in which all widgets are drawn, such as light, dark or high contrast.
public struct SetAppearance: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Appearance",
    turkish: "Görünümü Ayarla"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Sets how all widgets are drawn.",
    turkish: "Bütün araçların nasıl çizileceğini ayarlar."
  )

  @Parameter(title: AppearanceTexts.appearance)
  public var appearance: AppearanceMode

  @Dependency var settings: AppearanceStore

  public init() {}

  init(_ appearance: AppearanceMode) { self.appearance = appearance }

  public func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog
  {
    let request = appearance.request
    return result(try await settings.change { $0.set(request) })
  }
}

/// Switches between light and dark, or sets dark mode to a value; the widget's first toggle
/// performs this intent.
public struct ToggleDarkMode: StoreOnlyIntent, SetValueIntent {
  public static let title = LocalizedStringResource(
    english: "Toggle Dark Mode",
    turkish: "Koyu Modu Değiştir"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Switches between dark and light; with a value, sets dark or light.",
    turkish: "Koyu ile açık arasında geçiş yapar; değer verilirse koyuyu ya da açığı seçer."
  )

  @Parameter(
    title: AppearanceTexts.dark,
    description: LocalizedStringResource(
      english: "Without it, the other one",
      turkish: "Verilmezse öbürü"
    )
  )
  public var value: Bool?

  @Dependency var settings: AppearanceStore

  public init() {}

  public func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog
  {
    let wanted = value
    return result(
      try await settings.change { appearance in
        // The terminal's appearance is not known here; most terminals are dark.
        let isDark = wanted ?? !appearance.isDark(onDarkTerminal: true)
        appearance.set(isDark ? .dark : .light)
      }
    )
  }
}

/// Sets whether the terminal decides if widgets are dark; the widget's second toggle performs this
/// intent.
public struct UseSystemAppearance: StoreOnlyIntent, SetValueIntent {
  public static let title = LocalizedStringResource(
    english: "Use System Appearance",
    turkish: "Sistem Görünümünü Kullan"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Draws widgets dark or light to match the terminal; the value false ends that.",
    turkish: "Araçları terminale uygun, koyu ya da açık çizer; false değeri bunu bitirir."
  )

  @Parameter(title: LocalizedStringResource(english: "Use", turkish: "Kullan"), default: true)
  public var value: Bool
  @Parameter(
    title: LocalizedStringResource(english: "Dark now", turkish: "Şu anda koyu"),
    description: LocalizedStringResource(
      english: "Whether the picture is dark at this moment",
      turkish: "Resim şu anda koyu mu"
    )
  )
  public var isDark: Bool?

  @Dependency var settings: AppearanceStore

  public init() {}

  init(isDark: Bool) {
    self.isDark = isDark
    value = true
  }

  public func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog
  {
    let (uses, isDark) = (value, isDark ?? true)
    return result(
      try await settings.change { $0.setUsesSystem(uses, onDarkTerminal: isDark) }
    )
  }
}

/// Sets the palette in which all widgets are drawn.
public struct SetPalette: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Palette",
    turkish: "Paleti Ayarla"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Sets the palette that all widgets are drawn in; the default one is that of the settings.",
    turkish: "Bütün araçların çizildiği paleti ayarlar; varsayılanı, ayarlardaki palettir."
  )

  @Parameter(title: AppearanceTexts.palette)
  public var palette: AppearancePalette

  @Dependency var settings: AppearanceStore

  public init() {}

  init(_ palette: AppearancePalette) { self.palette = palette }

  public func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog
  {
    let palette = palette
    let outcome = try await settings.change { $0.setTheme(palette.theme) }
    let hasChanged = outcome.hasChanged
    return .result(
      value: palette.rawValue,
      dialog: IntentDialog(
        english:
          "Widgets are drawn in the palette \(palette.rawValue)\(hasChanged ? "" : " already").",
        turkish: "Araçlar \(hasChanged ? "artık" : "zaten") “\(palette.title)” paletiyle çiziliyor."
      )
    )
  }
}

/// Ends the appearance “high contrast” or “beige” and restores the earlier settings.
public struct LeaveTheme: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Leave Theme",
    turkish: "Temadan Çık"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Leaves high contrast or beige, and goes back to the setting before.",
    turkish: "Yüksek kontrasttan ya da bejden çıkar; önceki ayar yeniden geçerli olur."
  )

  @Dependency var settings: AppearanceStore

  public init() {}

  public func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog
  {
    result(try await settings.change { $0.leaveTheme() })
  }
}

/// Returns the light and the dark value of a named colour, such as `PrimaryBlue`.
public struct NamedColorIntent: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Named Color",
    turkish: "Adlı Renk"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Returns the light and the dark value of a colour that widgets use by name.",
    turkish: "Araçların adıyla kullandığı bir rengin açık ve koyu değerini verir."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Name", turkish: "Ad"),
    description: LocalizedStringResource(
      english: "Such as PrimaryBlue",
      turkish: "Örneğin PrimaryBlue"
    )
  )
  public var name: String

  public init() {}

  public func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog
  {
    let color = try NamedColor.named(name)
    let (light, dark) = (NamedColor.hex(color.values.light), NamedColor.hex(color.values.dark))
    return .result(
      value: "\(light) \(dark)",
      dialog: IntentDialog(
        english: "\(color.rawValue) is \(light) in light and \(dark) in dark.",
        turkish: "\(color.rawValue) açıkta \(light), koyuda \(dark)."
      )
    )
  }
}
