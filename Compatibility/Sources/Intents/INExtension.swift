public import Foundation

/// The entry point of an intents extension, which nothing starts here.
open class INExtension: NSObject {
  /// The object that handles an intent.
  open func handler(for intent: INIntent) -> Any { self }
}
