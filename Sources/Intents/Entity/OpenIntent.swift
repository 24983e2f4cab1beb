/// An intent that opens one thing in the application on Apple's platforms.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}

extension OpenIntent {
  /// There is no application to open here; the run says which thing was meant.
  public func perform() async throws -> some IntentResult { .result(value: target) }
}
