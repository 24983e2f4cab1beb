import SharedStore
public import WidgetIntents

/// The appearances in which all widgets can be drawn.
public enum AppearanceMode: String, AppEnum {
  case light, dark, system, contrast, beige

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Appearance" }

  public static var caseDisplayRepresentations: [AppearanceMode: DisplayRepresentation] {
    [
      .light: "Light", .dark: "Dark", .system: "System", .contrast: "High Contrast",
      .beige: "Beige",
    ]
  }

  /// The value that the store keeps for this appearance.
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
    case .light: "light"
    case .dark: "dark"
    case .system: "as the terminal is"
    case .contrast: "in high contrast"
    case .beige: "in beige"
    }
  }
}

/// Returns the stored appearance's name, and the sentence that reports whether it changed.
private func result(
  _ outcome: (appearance: StoredAppearance, hasChanged: Bool)
) -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
  let request = outcome.appearance.request
  return .result(
    value: request.rawValue,
    dialog: IntentDialog(
      stringLiteral:
        "Widgets are drawn \(request.words)\(outcome.hasChanged ? "" : " already")."
    )
  )
}

/// Sets how all widgets are drawn.
public struct SetAppearance: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Set Appearance"
  public static let description: IntentDescription? = "Sets how all widgets are drawn."

  @Parameter(title: "Appearance")
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

/// Switches between light and dark, or sets dark on or off if a value is passed; the widget's first
/// toggle performs it.
public struct ToggleDarkMode: StoreOnlyIntent, SetValueIntent {
  public static let title: LocalizedStringResource = "Toggle Dark Mode"
  public static let description: IntentDescription? =
    "Makes light of dark and dark of light; with a value, dark or light."

  @Parameter(title: "Dark", description: "Without it, the other one")
  public var value: Bool?

  @Dependency var settings: AppearanceStore

  public init() {}

  public func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog
  {
    let wanted = value
    return result(
      try await settings.change { appearance in
        // The terminal is not known here; most are dark.
        let isDark = wanted ?? !appearance.isDark(onDarkTerminal: true)
        appearance.set(isDark ? .dark : .light)
      }
    )
  }
}

/// Lets the terminal decide whether widgets are dark, or ends that; the widget's second toggle
/// performs it.
public struct UseSystemAppearance: StoreOnlyIntent, SetValueIntent {
  public static let title: LocalizedStringResource = "Use System Appearance"
  public static let description: IntentDescription? =
    "Draws widgets as the terminal is; with the value false, no longer."

  @Parameter(title: "Use", default: true)
  public var value: Bool
  @Parameter(title: "Dark now", description: "Whether the picture is dark at this moment")
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
  public static let title: LocalizedStringResource = "Set Palette"
  public static let description: IntentDescription? =
    "Sets the palette that all widgets are drawn in; the default one is that of the settings."

  @Parameter(title: "Palette")
  public var palette: AppearancePalette

  @Dependency var settings: AppearanceStore

  public init() {}

  init(_ palette: AppearancePalette) { self.palette = palette }

  public func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog
  {
    let palette = palette
    let outcome = try await settings.change { $0.setTheme(palette.theme) }
    let already = outcome.hasChanged ? "" : " already"
    return .result(
      value: palette.rawValue,
      dialog: "Widgets are drawn in the palette \(palette.rawValue)\(already)."
    )
  }
}

/// Leaves high contrast or beige and restores the earlier settings.
public struct LeaveTheme: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Leave Theme"
  public static let description: IntentDescription? =
    "Leaves high contrast or beige; what was set before holds again."

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
  public static let title: LocalizedStringResource = "Named Color"
  public static let description: IntentDescription? =
    "Says the light and the dark value of a colour that widgets call by name."

  @Parameter(title: "Name", description: "Such as PrimaryBlue")
  public var name: String

  public init() {}

  public func perform() async throws
    -> some IntentResult & ReturnsValue<String> & ProvidesDialog
  {
    let color = try NamedColor.named(name)
    let (light, dark) = (NamedColor.hex(color.values.light), NamedColor.hex(color.values.dark))
    return .result(
      value: "\(light) \(dark)",
      dialog: "\(color.rawValue) is \(light) in light and \(dark) in dark."
    )
  }
}
