/// A symbol and the words that belong to it.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  public var body: some View {
    let configuration = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
    EnvironmentReading { AnyView($0.labelStyle.makeAnyBody(configuration: configuration)) }
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
}

/// The parts of a label that a style puts together.
public struct LabelStyleConfiguration {
  public let title: AnyView
  public let icon: AnyView
}

/// How labels are put together.
@MainActor @preconcurrency
public protocol LabelStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func makeAnyBody(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The symbol, then the words.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var automatic: TitleAndIconLabelStyle { .init() }
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
    static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
  }

  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// The way in which labels below are put together.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.labelStyle = style }
  }
}
