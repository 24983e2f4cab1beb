/// Views with a shared background and an optional title.
///
/// ```swift
/// GroupBox("Today") {
///   Text("3 meetings")
/// }
/// ```
public struct GroupBox<Label, Content> {
  private let label: Label
  private let content: Content
}

extension GroupBox: View where Label: View, Content: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// Creates a box whose label is passed as a view; prefer the initializer with a closure for the
  /// label.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  public var body: some View {
    let (label, content) = (label, content)
    StyledBody(\.groupBoxStyles) { style, part in
      AnyView(
        style.makeBody(
          configuration: GroupBoxStyleConfiguration(label: part(label), content: part(content))
        )
      )
    }
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label,
  Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a box from the configuration that a style receives; the next outer style draws this
  /// box.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The appearance of group boxes.
///
/// ```swift
/// struct LineStyle: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label
///       Divider()
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GroupBoxStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public nonisolated static var automatic: DefaultGroupBoxStyle { .init() }
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GroupBoxStyle> { StyleStack(DefaultGroupBoxStyle()) }
  }

  var groupBoxStyles: StyleStack<any GroupBoxStyle> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes inside the view.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.groupBoxStyles.push(style) }
  }
}

/// The parts of a group box that a style arranges.
public struct GroupBoxStyleConfiguration {
  public typealias Label = AnyView
  public typealias Content = AnyView

  public let label: Label
  public let content: Content
}

/// The default style: the title above the content, on a faint background of the full width.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      VStack { configuration.content }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 8)
    .background(.quinary)
  }
}
