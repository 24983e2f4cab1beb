/// A symbol and a title.
///
/// ```swift
/// Label("Rain", systemImage: "cloud.rain")
/// ```
public struct Label<Title, Icon> {
  private let title: Title
  private let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// Creates a label from two views.
  ///
  /// - Parameters:
  ///   - title: The view of the title.
  ///   - icon: The view of the icon.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  public var body: some View {
    let (title, icon) = (title, icon)
    StyledBody(\.labelStyles) { style, part in
      AnyView(
        style.makeBody(
          configuration: LabelStyleConfiguration(title: part(title), icon: part(icon))
        )
      )
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration that a style receives; the next outer style draws this
  /// label.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is localized and parsed as Markdown.
  ///   - name: The name of an SF Symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: Text(titleResource), icon: Image(name))
  }

  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

/// The arrangement of labels (SU-69).
///
/// ```swift
/// struct StackedStyle: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.icon; configuration.title }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle where Self == DefaultLabelStyle {
  public nonisolated static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabelStyle> { StyleStack(DefaultLabelStyle()) }
  }

  var labelStyles: StyleStack<any LabelStyle> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels inside the view.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.labelStyles.push(style) }
  }
}

/// The parts of a label that a style arranges.
public struct LabelStyleConfiguration {
  public typealias Title = AnyView
  public typealias Icon = AnyView

  public let title: Title
  public let icon: Icon
}

/// The default style: the icon, then the title.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// A style with the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// A style with only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style with only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
