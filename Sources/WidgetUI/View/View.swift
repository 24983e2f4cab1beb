/// A piece of a widget's picture, evaluated once, when a timeline is archived (SU-4).
@MainActor @preconcurrency
public protocol View: SendableMetatype {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {}

extension Never {
  public typealias Body = Never

  /// There is no value to evaluate it for; it serves `View` and `WidgetConfiguration` alike.
  public var body: Never { switch self {} }
}

extension View where Body == Never {
  /// Views that are archived as they are have no body to evaluate.
  public var body: Never {
    preconditionFailure("\(Self.self) is archived as it is and has no body")
  }
}
