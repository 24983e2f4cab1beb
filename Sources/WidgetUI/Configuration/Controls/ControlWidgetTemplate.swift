/// What a control shows and what pressing it does.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate: SendableMetatype {
  associatedtype Body: ControlWidgetTemplate
  @ControlWidgetTemplateBuilder var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
  /// Templates of the library are drawn as they are.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn as it is and has no body")
  }
}

/// A template that says itself how it is drawn.
@MainActor
protocol DrawnControlTemplate {
  var picture: AnyView { get }
}

extension ControlWidgetTemplate {
  /// The picture of the template, or of the one that it stands for.
  var resolvedPicture: AnyView {
    if let drawn = self as? any DrawnControlTemplate { return drawn.picture }
    return Body.self == Never.self ? AnyView(EmptyView()) : body.resolvedPicture
  }
}
