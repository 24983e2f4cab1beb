/// An intent that takes the place of one in an intent definition file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class that Xcode made of the definition; without effect, as there are no definitions here.
  static var intentClassName: String { get }
}
