/// An object whose changes views would follow; a widget reads it once (SU-58).
public protocol ObservableObject: AnyObject {
  /// The type of what announces changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// What announces changes, before they happen.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What an author announces changes to; nobody listens in a widget.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
