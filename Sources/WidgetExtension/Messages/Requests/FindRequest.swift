package import WidgetIntents
package import Wire

/// A request for a sorted list of entities.
package struct FindRequest: Equatable, Sendable {
  /// The entity type's identifier, whose letter case is ignored.
  package var entity: String
  package var filter: EntityFilter
  package var sorts: [EntitySort]
  /// The most entities to return; `nil` for all.
  package var limit: Int?
  /// The current time for words such as `today` in the filter, in microseconds since 1970 UTC
  /// (RT-2).
  package var now: Int64
  /// Whether the search includes the changes of the open transaction.
  package var isInTransaction: Bool
  /// The names of the properties that the asker reads; `nil` for all.
  package var properties: [String]?

  package init(
    entity: String,
    filter: EntityFilter = .all,
    sorts: [EntitySort] = [],
    limit: Int? = nil,
    now: Int64,
    isInTransaction: Bool = false,
    properties: [String]? = nil
  ) {
    self.entity = entity
    self.filter = filter
    self.sorts = sorts
    self.limit = limit
    self.now = now
    self.isInTransaction = isInTransaction
    self.properties = properties
  }
}

/// A request for the entity that a text refers to: exact id, unique id prefix, unique name (LG-7).
package struct EntityRequest: Equatable, Sendable {
  /// The entity type's identifier, whose letter case is ignored.
  package var entity: String
  package var text: String
  /// The current time for words in the text, in microseconds since 1970 UTC (RT-2).
  package var now: Int64
  /// Whether the search includes the changes of the open transaction.
  package var isInTransaction: Bool

  package init(entity: String, text: String, now: Int64, isInTransaction: Bool = false) {
    self.entity = entity
    self.text = text
    self.now = now
    self.isInTransaction = isInTransaction
  }
}

/// A request for the values that a parameter of an intent can have.
package struct OptionsRequest: Equatable, Sendable {
  package var intent: String
  package var parameter: String
  /// The text typed so far; `nil` requests suggestions.
  package var search: String?
  /// The values of other parameters, which an author's options may depend on (AI-51); `nil` for
  /// none.
  package var arguments: [IntentArgument]?

  package init(
    intent: String,
    parameter: String,
    search: String? = nil,
    arguments: [IntentArgument]? = nil
  ) {
    self.intent = intent
    self.parameter = parameter
    self.search = search
    self.arguments = arguments
  }
}

extension FindRequest: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      entity: try c.required("entity", 0, value?.entity),
      filter: try c.required("filter", 1, value?.filter),
      sorts: try c.list("sorts", 2, value?.sorts),
      limit: try c.field("limit", 3, value?.limit),
      now: try c.required("now", 4, value?.now),
      isInTransaction: try c.mark("isInTransaction", 5, value?.isInTransaction),
      properties: try c.field("properties", 6, value?.properties)
    )
  }
}

extension EntityRequest: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      entity: try c.required("entity", 0, value?.entity),
      text: try c.required("text", 1, value?.text),
      now: try c.required("now", 2, value?.now),
      isInTransaction: try c.mark("isInTransaction", 3, value?.isInTransaction)
    )
  }
}

extension OptionsRequest: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      intent: try c.required("intent", 0, value?.intent),
      parameter: try c.required("parameter", 1, value?.parameter),
      search: try c.field("search", 2, value?.search),
      arguments: try c.field("arguments", 3, value?.arguments)
    )
  }
}
