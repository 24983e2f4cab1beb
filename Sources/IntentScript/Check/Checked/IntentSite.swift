package import WidgetIntents

/// An intent and the extension that performs it.
package struct IntentReference: Sendable, Hashable {
  /// The extension's name, as `widgetctl extension list` shows it.
  package let extensionName: String
  package let intent: IntentMetadata

  package init(extensionName: String, intent: IntentMetadata) {
    self.extensionName = extensionName
    self.intent = intent
  }
}

/// A call of an intent in a script: the parts that are the same each time it runs.
///
/// The parts are stored by reference, because a site is passed along with each call and copying its
/// metadata would cost many reference counts.
package struct IntentSite: Sendable {
  private final class Storage: Sendable {
    let reference: IntentReference
    let parameters: [String]

    init(reference: IntentReference, parameters: [String]) {
      self.reference = reference
      self.parameters = parameters
    }
  }

  private let storage: Storage

  package init(reference: IntentReference, parameters: [String]) {
    storage = Storage(reference: reference, parameters: parameters)
  }

  package var reference: IntentReference { storage.reference }

  /// The Swift names of the parameters that the call's arguments are for, in the order of the
  /// arguments.
  package var parameters: [String] { storage.parameters }

  /// Whether the intent reads and changes nothing but the store.
  package var isStoreOnly: Bool { storage.reference.intent.isStoreOnly }

  /// The identity of the site, by which prepared values are cached without comparing sites.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

extension IntentSite: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage
      || left.reference == right.reference && left.parameters == right.parameters
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(reference)
    hasher.combine(parameters)
  }
}
