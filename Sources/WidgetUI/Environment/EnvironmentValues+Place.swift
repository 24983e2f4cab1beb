public import Foundation
import WidgetRender

extension EnvironmentValues {
  private enum FamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemSmall
  }
  private enum MarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }
  private enum RenderingKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
  }
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale.reader }
  }
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar.current }
  }
  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone.current }
  }
  private enum BackgroundShownKey: EnvironmentKey {
    static let defaultValue = true
  }
  private enum LuminanceKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum EnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  /// The size of the widget for which the picture is made.
  ///
  /// ```swift
  /// struct Adaptive: View {
  ///   @Environment(\.widgetFamily) private var family
  ///   var body: some View {
  ///     if family == .systemSmall { Text("Short") } else { Text("A longer sentence") }
  ///   }
  /// }
  /// ```
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// The margins around the content, unless the configuration disables them.
  public var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }

  /// The way in which colours are drawn: in full, in two colours, or as levels of one colour
  /// (WK-34).
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }

  /// Whether container backgrounds are drawn, which is the case if colours are drawn in full.
  public var showsWidgetContainerBackground: Bool {
    get { self[BackgroundShownKey.self] }
    set { self[BackgroundShownKey.self] = newValue }
  }

  /// Whether a widget's label is shown outside of its view; true only for the corner of a watch
  /// face.
  public var showsWidgetLabel: Bool { widgetFamily == .accessoryCorner }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The locale that a view set; `nil` for the user's, which is `Locale.current`.
  var explicitLocale: Locale? {
    isSet(LocaleKey.self) && locale.identifier != Locale.current.identifier ? locale : nil
  }

  /// The time zone that a view set; `nil` for the user's.
  var explicitTimeZone: TimeZone? { isSet(TimeZoneKey.self) ? timeZone : nil }

  /// The calendar that a view set; `nil` for the user's.
  var explicitCalendar: Calendar? { isSet(CalendarKey.self) ? calendar : nil }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether controls are enabled; a disabled one is dim and cannot be pressed.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The number of pixels in a point; always 1, because a cell cannot be divided.
  public var displayScale: CGFloat { 1 }

  /// The length of a pixel in points; always 1.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The level of detail for the viewing distance (OS 26); always the default in a terminal.
  public var levelOfDetail: LevelOfDetail { .default }

  /// Whether the screen is dimmed.
  ///
  /// Terminals do not report this, so the value is true only if a view sets it.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum SizeKey: EnvironmentKey {
    static let defaultValue: CGSize? = nil
  }

  /// The size of the widget's content in points, without its margins; by default that of the
  /// family.
  var containerSize: CGSize {
    get {
      let cells = widgetFamily.cells
      return self[SizeKey.self]
        ?? CGSize(
          width: Double(cells.columns) * PointScale.pointsPerColumn,
          height: Double(cells.rows) * PointScale.pointsPerRow
        )
    }
    set { self[SizeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum ScrolledKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum RowLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
  }

  /// Whether the user is scrolling the widget, so that a list may contain all of its rows.
  ///
  /// A view that shows the beginning of a list calls `widgetContinues(rows:)`, and puts the whole
  /// list into a `ScrollView` if this is true:
  ///
  /// ```swift
  /// struct Rows: View {
  ///   @Environment(\.isWidgetScrolled) private var isScrolled
  ///   let names: [String]
  ///
  ///   var body: some View {
  ///     if isScrolled {
  ///       ScrollView { ForEach(names, id: \.self) { Text($0) } }
  ///     } else {
  ///       ForEach(names.prefix(5), id: \.self) { Text($0) }
  ///         .widgetContinues(rows: names.count)
  ///     }
  ///   }
  /// }
  /// ```
  public var isWidgetScrolled: Bool {
    get { self[ScrolledKey.self] }
    set { self[ScrolledKey.self] = newValue }
  }

  /// The number of rows of a collection that a scrollable view puts into the picture; by default
  /// the number that fits.
  var rowLimit: Int {
    get {
      self[RowLimitKey.self] ?? max(Int(containerSize.height / PointScale.pointsPerRow), 1)
    }
    set { self[RowLimitKey.self] = newValue }
  }
}

/// The level of detail of a widget, which is lower if the widget is seen from a distance.
public struct LevelOfDetail: Hashable, Sendable {
  private let value: UInt8

  public static let `default` = LevelOfDetail(value: 0)
  public static let simplified = LevelOfDetail(value: 1)
}
