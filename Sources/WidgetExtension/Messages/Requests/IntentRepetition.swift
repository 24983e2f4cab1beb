internal import WidgetIntents
package import Wire

/// Several values of one parameter, for each of which an intent is performed.
///
/// The user gives them as `1 2 3`, `1,4-6` or `where …` at a shell, or as the lines of an input.
package struct IntentRepetition: Equatable, Sendable {
  /// One value, or the entities that a search finds.
  package struct Part: Equatable, Sendable {
    /// The user's text, such as `3`, `4-6` or `where due < today`.
    package var text: String
    /// The search that the text describes; `nil` if the text is a value.
    package var search: FindRequest?
    /// The position of the text for errors, such as `line 3`; `nil` if users can find it without
    /// one.
    package var place: String?

    package init(text: String, search: FindRequest? = nil, place: String? = nil) {
      self.text = text
      self.search = search
      self.place = place
    }
  }

  /// The most values in one command: a transaction with so many delays other writers for a few
  /// seconds.
  package static let maximumCount = 10_000
  /// The most values whose outcomes the reply contains one by one, as many as fit on a screen; more
  /// are only counted.
  package static let maximumTold = 20

  /// The parameter of the intent that gets each of the values in turn.
  package var parameter: String
  package var parts: [Part]
  /// Whether the reply contains all outcomes even if there are more than `maximumTold`; `nil` means
  /// `false`.
  ///
  /// By default so many outcomes are only counted.
  package var wantsValues: Bool?

  package init(parameter: String, parts: [Part], wantsValues: Bool? = nil) {
    self.parameter = parameter
    self.parts = parts
    self.wantsValues = wantsValues
  }

  /// The parameter and its text in the form that the journal stores.
  var argument: IntentArgument {
    let texts = parts.map { IntentValue.string($0.text) }
    return texts.count == 1
      ? IntentArgument(parameter, value: texts[0])
      : IntentArgument(parameter, value: .list(texts))
  }
}

extension IntentRepetition: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      parameter: try c.required("parameter", 0, value?.parameter),
      parts: try c.list("parts", 1, value?.parts),
      wantsValues: try c.field("wantsValues", 2, value?.wantsValues)
    )
  }
}

extension IntentRepetition.Part: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      text: try c.required("text", 0, value?.text),
      search: try c.field("search", 1, value?.search),
      place: try c.field("place", 2, value?.place)
    )
  }
}
