/// The appearance of all widgets that the user chose; it is the only record of its collection.
///
/// A theme is a palette. High contrast and beige have only light colours, and `usesSystem` and
/// `isDark` are kept unused. With the other palettes these two properties select between light and
/// dark colours.
public struct StoredAppearance: StoreRecord, Hashable {
  /// A palette; `.standard` is the one in the user's settings file.
  public enum Theme: Int64, CaseIterable, Sendable {
    case standard, contrast, beige, forest, harbor, ember

    /// Whether the palette has colours for both light and dark.
    public var hasSchemes: Bool { self != .contrast && self != .beige }
  }

  /// A request of a user that changes the appearance.
  public enum Request: String, CaseIterable, Hashable, Sendable {
    case light, dark, system, contrast, beige
  }

  public var key = Self.onlyKey
  /// Whether the terminal's background decides between light and dark.
  public private(set) var usesSystem: Bool
  /// Whether pictures are dark, if the terminal does not decide.
  public private(set) var isDark: Bool
  public private(set) var theme: Theme

  /// The key of the collection's only record.
  public static let onlyKey: Int64 = 1

  /// Creates the default appearance, in which the terminal decides.
  public init() {
    (usesSystem, isDark, theme) = (true, false, .standard)
  }

  /// Creates the appearance from the store's values.
  ///
  /// An unknown theme, which a later version has stored, is replaced by the standard one.
  init(usesSystem: Bool, isDark: Bool, theme: Int64) {
    self.usesSystem = usesSystem
    self.isDark = isDark
    self.theme = Theme(rawValue: theme) ?? .standard
  }
}

extension StoredAppearance {
  /// Creates the appearance from the number in a query's result: `theme` × 4, plus 2 if the
  /// terminal decides, plus 1 if it is dark.
  init(packed: Int64) {
    self.init(usesSystem: packed & 2 != 0, isDark: packed & 1 != 0, theme: packed >> 2)
  }

  /// The request for this appearance: high contrast or beige, otherwise light, dark or the
  /// terminal's choice.
  ///
  /// It does not name the other palettes.
  public var request: Request {
    switch theme {
    case .contrast: .contrast
    case .beige: .beige
    case .standard, .forest, .harbor, .ember: usesSystem ? .system : isDark ? .dark : .light
    }
  }

  /// Returns whether pictures are dark on a dark or light terminal; high contrast and beige never are.
  public func isDark(onDarkTerminal isTerminalDark: Bool) -> Bool {
    switch request {
    case .light, .contrast, .beige: false
    case .dark: true
    case .system: isTerminalDark
    }
  }

  /// Changes the appearance according to a request; applying it twice has the same result.
  public mutating func set(_ request: Request) {
    switch request {
    case .contrast: theme = .contrast
    case .beige: theme = .beige
    case .light: (usesSystem, isDark, theme) = (false, false, themeOfSchemes)
    case .dark: (usesSystem, isDark, theme) = (false, true, themeOfSchemes)
    case .system: (usesSystem, theme) = (true, themeOfSchemes)
    }
  }

  /// The palette after a request for light or dark: the present one, or the standard one if it has
  /// only light colours.
  private var themeOfSchemes: Theme { theme.hasSchemes ? theme : .standard }

  /// Sets the palette, and leaves the choice between light and dark unchanged.
  public mutating func setTheme(_ theme: Theme) { self.theme = theme }

  /// Sets the palette to the one in the user's settings file.
  public mutating func leaveTheme() { theme = .standard }

  /// Sets whether the terminal decides between light and dark.
  ///
  /// With `false`, the appearance on the present terminal is kept for all terminals.
  public mutating func setUsesSystem(_ uses: Bool, onDarkTerminal isTerminalDark: Bool) {
    guard !uses else { return set(.system) }
    let wasDark = isDark(onDarkTerminal: isTerminalDark)
    if usesSystem { isDark = wasDark }
    usesSystem = false
  }
}

extension StoredAppearance {
  /// The name of the collection, for code that does not need its columns.
  package static let collectionName = "appearance"

  public static let collection = StoreCollection(
    collectionName,
    columns: [
      StoreColumn("usesSystem", .integer, reading: .flag),
      StoreColumn("isDark", .integer, reading: .flag),
      StoreColumn("theme", .integer, reading: .choice(Theme.allCases.map { "\($0)" })),
    ],
    noun: "appearance"
  )

  public init(row: StoreRow) throws {
    self.init(
      usesSystem: try row.value("usesSystem"),
      isDark: try row.value("isDark"),
      theme: try row.value("theme")
    )
    key = row.key
  }

  public func encode(into values: inout StoreRowValues) {
    values.set("usesSystem", to: usesSystem)
    values.set("isDark", to: isDark)
    values.set("theme", to: theme.rawValue)
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the appearance of all widgets; the default one if none was stored.
  public func appearance() throws(StoreError) -> StoredAppearance {
    do {
      return try record(StoredAppearance.onlyKey) ?? StoredAppearance()
    } catch let error as StoreError {
      throw error
    } catch {
      throw .malformedRecord(collection: "appearance", column: "theme", expected: "appearance")
    }
  }
}

extension WriteTransaction {
  /// Changes the appearance of all widgets; nothing is stored if it is equal afterwards.
  ///
  /// - Returns: The appearance after the change, and whether anything differs.
  @discardableResult
  public func changeAppearance(
    _ change: (inout StoredAppearance) -> Void
  ) throws(StoreError) -> (appearance: StoredAppearance, hasChanged: Bool) {
    var appearance = try appearance()
    let before = appearance
    change(&appearance)
    guard appearance != before else { return (appearance, false) }
    try update(appearance)
    return (appearance, true)
  }
}
