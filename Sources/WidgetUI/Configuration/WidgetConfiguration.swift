/// How a kind of widget is made: its provider, its view, its sizes and names.
@MainActor @preconcurrency
public protocol WidgetConfiguration: SendableMetatype {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Configurations of the library have no body to evaluate.
  public var body: Never {
    preconditionFailure("\(Self.self) is offered as it is and has no body")
  }
}
