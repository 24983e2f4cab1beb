package import WidgetIntents

/// An intent that a script asks for; one value for all of a loop's calls.
///
/// It is handed back and forth in place: counting references costs as much as a quick intent.
package struct IntentCall: Sendable {
  package internal(set) var site: IntentSite
  /// In the order of the site's parameters.
  package internal(set) var values: [IntentValue] = []
  /// Whether somebody looks into the value that the intent hands back.
  package internal(set) var isRead = true
  /// The site's place in the program; negative before the first call.
  var number = -1

  /// Makes room for a call.
  package init() {
    site = Self.noSite
  }

  /// Stands where nothing has been asked for yet.
  private static let noSite = IntentSite(
    reference: IntentReference(
      host: "",
      intent: IntentMetadata(
        name: "",
        identifier: "",
        title: "",
        description: nil,
        category: nil,
        summary: nil,
        role: .action,
        parameters: [],
        resultType: .nothing,
        isDiscoverable: false,
        isStoreOnly: false
      )
    ),
    parameters: []
  )
}
