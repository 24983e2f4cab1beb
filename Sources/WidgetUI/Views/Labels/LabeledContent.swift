public import Foundation

/// A label and its value, at both ends of a line.
///
/// ```swift
/// LabeledContent("Humidity", value: "62 %")
/// ```
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    let (label, content) = (label, content)
    StyledBody(\.labeledContentStyles) { style, part in
      AnyView(
        style.makeBody(
          configuration: LabeledContentStyleConfiguration(
            label: part(label),
            content: part(content)
          )
        )
      )
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: StringProtocol>(
    _ title: Title,
    value: Value
  ) {
    self.init(label: Text(title), content: Text(value))
  }

  public nonisolated init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(title), content: Text(verbatim: format.format(value)))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labelled content from the configuration that a style receives; the next outer style
  /// draws it.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The arrangement of a value and its label.
@MainActor @preconcurrency
public protocol LabeledContentStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public nonisolated static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension EnvironmentValues {
  private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabeledContentStyle> {
      StyleStack(AutomaticLabeledContentStyle())
    }
  }

  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labelled contents inside the view.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    transformingEnvironment { $0.labeledContentStyles.push(style) }
  }
}

/// The parts of labelled content that a style arranges.
public struct LabeledContentStyleConfiguration {
  public typealias Label = AnyView
  public typealias Content = AnyView

  public let label: Label
  public let content: Content
}

/// The default style: the label at the start of the line, the value in the secondary colour at its
/// end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}
