public import Foundation

/// A value of a parameter in an intent that Xcode generated.
open class INObject: NSObject {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?

  public required init(
    identifier: String?,
    display displayString: String,
    pronunciationHint: String?
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
  }

  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }
}

/// The values of a parameter from which the user can choose.
public final class INObjectCollection<ObjectType> {
  public let allItems: [ObjectType]

  public init(items: [ObjectType]) {
    allItems = items
  }
}

/// The entry point of an intents extension, which a terminal never starts.
open class INExtension: NSObject {
  /// Returns the object that handles an intent; by default the extension itself.
  open func handler(for intent: INIntent) -> Any { self }
}
