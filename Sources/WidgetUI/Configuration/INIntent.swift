public import Foundation

/// The parameters of a widget in the form that came before App Intents: each keeps its default.
open class INIntent: NSObject {
  public required override init() {
    super.init()
  }
}
