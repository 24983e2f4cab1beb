package import WidgetIntents

/// An intent and the extension that performs it.
package struct IntentReference: Sendable, Hashable {
  /// The extension's name, as `widgetctl extension list` shows it.
  package let host: String
  package let intent: IntentMetadata

  package init(host: String, intent: IntentMetadata) {
    self.host = host
    self.intent = intent
  }
}

/// One place of a script that performs an intent: everything about it that never changes.
///
/// Held by reference: it is handed over with each call, and a copy of metadata is many counts.
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

  /// The Swift name of the parameter that each of the call's arguments, in order, is for.
  package var parameters: [String] { storage.parameters }

  /// Whether the intent touches nothing but the store.
  package var isStoreOnly: Bool { storage.reference.intent.isStoreOnly }

  /// Tells sites apart without a look into them, for what a host prepares once for each.
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

/// Which parameters a call gives an intent, in which order: calls that agree share a site.
struct SiteKey {
  /// The parameters' places, six bits each from the last argument on; places count from one.
  let packed: UInt64
  let site: Int

  private static let bits = 6
  private static let mostArguments = 10

  /// `nil` for a call that does not fit; it gets a site of its own.
  static func pack(_ parameters: ArraySlice<Int32>) -> UInt64? {
    guard parameters.count <= mostArguments else { return nil }
    var packed: UInt64 = 0
    for parameter in parameters {
      guard parameter >= 0, parameter < (1 << bits) - 1 else { return nil }
      packed = packed << UInt64(bits) | UInt64(parameter + 1)
    }
    return packed
  }
}
