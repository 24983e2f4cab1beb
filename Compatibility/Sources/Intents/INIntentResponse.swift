public import Foundation
public import FoundationAdditions

/// What became of an intent, as types that Xcode generates refine it.
open class INIntentResponse: NSObject {
  public var userActivity: NSUserActivity?

  public required override init() {
    super.init()
  }
}

/// What a handler made of a parameter; nothing here asks for it.
open class INIntentResolutionResult: NSObject {
  public required override init() {
    super.init()
  }

  public class func needsValue() -> Self { Self() }
  public class func notRequired() -> Self { Self() }
  public class func unsupported() -> Self { Self() }
}

/// Of a choice; each choice has a class of its own.
open class INEnumResolutionResult: INIntentResolutionResult {}

/// Of an object; each kind of objects has a class of its own.
open class INObjectResolutionResult: INIntentResolutionResult {}

public final class INStringResolutionResult: INIntentResolutionResult {
  public class func success(with resolved: String) -> Self { Self() }
}

public final class INIntegerResolutionResult: INIntentResolutionResult {
  public class func success(with resolved: Int) -> Self { Self() }
}

public final class INDoubleResolutionResult: INIntentResolutionResult {
  public class func success(with resolved: Double) -> Self { Self() }
}

public final class INBooleanResolutionResult: INIntentResolutionResult {
  public class func success(with resolved: Bool) -> Self { Self() }
}

public final class INURLResolutionResult: INIntentResolutionResult {
  public class func success(with resolved: URL) -> Self { Self() }
}

public final class INDateComponentsResolutionResult: INIntentResolutionResult {
  public class func success(with resolved: DateComponents) -> Self { Self() }
}
