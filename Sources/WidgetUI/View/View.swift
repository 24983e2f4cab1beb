/// A piece of a widget's picture, evaluated once, when a timeline is archived (SU-4).
@MainActor @preconcurrency
public protocol View: SendableMetatype {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// Views that are archived as they are have no body to evaluate.
  public var body: Never {
    preconditionFailure("\(Self.self) is archived as it is and has no body")
  }
}
