/// A line of text above up to three small views, for rectangular accessory widgets (OS 18).
public struct AccessoryWidgetGroup<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension AccessoryWidgetGroup: View {
  /// The most views in a group, as on a watch face.
  private static var maximumViews: Int { 3 }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      label.font(.headline).lineLimit(1)
      HStack {
        Group(subviews: content) { views in
          ForEach(views.prefix(Self.maximumViews)) { view in
            view.frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension AccessoryWidgetGroup where Label == WidgetUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { WidgetUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { WidgetUI.Label(title, systemImage: systemImage) }
  }
}

/// The shape of the backgrounds behind a group's views; a terminal draws all alike.
public struct AccessoryWidgetGroupStyle: Equatable, Sendable {
  private init() {}

  public static let automatic = AccessoryWidgetGroupStyle()
  public static let circular = AccessoryWidgetGroupStyle()
  public static let roundedSquare = AccessoryWidgetGroupStyle()
}

extension View {
  /// Returns the view unchanged: a terminal draws no background behind such small views.
  public nonisolated func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle)
    -> some View
  { self }
}
