/// The view of a control, and the action that a press performs.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate: SendableMetatype {
  associatedtype Body: ControlWidgetTemplate
  @ControlWidgetTemplateBuilder var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
  /// Never evaluated, because the library draws its own templates.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn as it is and has no body")
  }
}

/// A template that the library draws instead of evaluating its body.
@MainActor
protocol DrawnControlTemplate {
  var picture: AnyView { get }
}

extension ControlWidgetTemplate {
  /// The view of the control, from this template or from its body.
  var resolvedPicture: AnyView {
    if let drawn = self as? any DrawnControlTemplate { return drawn.picture }
    return Body.self == Never.self ? AnyView(EmptyView()) : body.resolvedPicture
  }
}

/// A result builder for the template of a control.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }

  public static func buildBlock<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  public static func buildIf<Content: ControlWidgetTemplate>(
    _ content: Content?
  ) -> some ControlWidgetTemplate {
    PicturedControlTemplate(content)
  }

  public static func buildEither<First: ControlWidgetTemplate>(
    first: First
  ) -> PicturedControlTemplate { PicturedControlTemplate(first) }

  public static func buildEither<Second: ControlWidgetTemplate>(
    second: Second
  ) -> PicturedControlTemplate { PicturedControlTemplate(second) }

  public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> some ControlWidgetTemplate { PicturedControlTemplate(content) }
}

extension ControlWidgetTemplate {
  private func picturing(
    _ change: @escaping @MainActor (AnyView) -> AnyView
  ) -> PicturedControlTemplate {
    PicturedControlTemplate(self, change: change)
  }

  /// Sets the colour of the control's state; `nil` is the system's (WK-56).
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    picturing { AnyView($0.tint(tint)) }
  }

  /// Redacts the control while private content is hidden.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    picturing { AnyView($0.privacySensitive(sensitive)) }
  }

  /// Sets whether the control is disabled; a disabled control is dim and cannot be pressed.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    picturing { AnyView($0.disabled(disabled)) }
  }
}

/// A type-erased template, optionally with a modified view.
public struct PicturedControlTemplate {
  private let template: (any ControlWidgetTemplate)?
  private let change: (@MainActor (AnyView) -> AnyView)?

  nonisolated init(
    _ template: (any ControlWidgetTemplate)?,
    change: (@MainActor (AnyView) -> AnyView)? = nil
  ) {
    self.template = template
    self.change = change
  }
}

extension PicturedControlTemplate: ControlWidgetTemplate, DrawnControlTemplate {
  public typealias Body = Never

  var picture: AnyView {
    let picture = template?.resolvedPicture ?? AnyView(EmptyView())
    return change?(picture) ?? picture
  }
}

/// A template that shows nothing.
public struct EmptyControlWidgetTemplate {
  public nonisolated init() {}
}

extension EmptyControlWidgetTemplate: ControlWidgetTemplate, DrawnControlTemplate {
  public typealias Body = Never

  var picture: AnyView { AnyView(EmptyView()) }
}

/// The view of a control as a small widget: its title above its value, or only its symbol in a
/// circular one.
struct ControlPicture<Label: View, Value: View> {
  let label: Label
  let value: Value
  let isOn: Bool?
}

extension ControlPicture: View {
  var body: some View {
    EnvironmentReading { environment in
      environment.widgetFamily == .accessoryCircular ? AnyView(round) : AnyView(wide)
    }
    // The system chooses a control's letters.
    .environment(\.hasSystemFont, true)
  }

  @MainActor private var round: some View {
    VStack {
      label.labelStyle(.iconOnly)
      value.labelStyle(.titleOnly)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @MainActor private var wide: some View {
    HStack {
      VStack(alignment: .leading) {
        label
        value.foregroundStyle(.secondary)
      }
      Spacer()
      if let isOn {
        Image(systemName: isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint)
      }
    }
  }
}
