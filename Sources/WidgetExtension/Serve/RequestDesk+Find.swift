import Essentials
internal import Ground
internal import Moments
internal import SharedStore
internal import WidgetIntents
internal import WidgetTimeline

extension RequestDesk {
  /// Sends the requested entities in parts while they are read, and returns the last part as the
  /// reply.
  func find(_ request: Frame) async throws -> Frame {
    let wanted: FindRequest = try read(request)
    _ = try await store.open()
    let finder = EntityFinder(registry: content.intents, context: context(at: wanted.now))
    let link = HostLink.current
    let parts = Guarded(ListParts<EntityValue>(of: request.correlation))
    try await joined(wanted.isInTransaction) {
      try await RunScope.with(\.isNetworkAllowed, isNetworkAllowed) {
        try await finder.forEach(
          wanted.entity,
          where: wanted.filter,
          sortedBy: wanted.sorts,
          limit: wanted.limit
        ) { entity in
          let entity = wanted.properties.map(entity.limited) ?? entity
          if let part = parts.withLock({ $0.append(entity) }) { try link?.send(part) }
        }
      }
    }
    return try parts.withLock { $0 }.last(.reply)
  }

  /// Returns the entity that a text refers to, found by its type's own query.
  func entity(_ request: EntityRequest) async throws -> EntityValue {
    _ = try await store.open()
    return try await joined(request.isInTransaction) {
      try await RunScope.with(\.isNetworkAllowed, isNetworkAllowed) {
        try await content.intents.entity(
          request.entity,
          meaning: request.text,
          in: context(at: request.now)
        )
      }
    }
  }

  /// Performs a step of a transaction, as a script that the host runs needs it for an `atomic`
  /// block.
  func step(_ step: TransactionRequest) async throws -> EmptyMessage {
    switch step {
    case .begin: try await atomics.begin()
    case .commit: try await atomics.end(commits: true)
    case .rollBack: try await atomics.end(commits: false)
    case .flush: try await store.open()?.flushCommits()
    }
    return EmptyMessage()
  }

  /// Runs `body` inside the host's open transaction, if the request belongs to it.
  func joined<Result>(
    _ isInTransaction: Bool,
    _ body: () async throws -> Result
  ) async throws -> Result {
    try await StoreScope.with(atomic: isInTransaction ? atomics.innermost : nil, body)
  }

  func context(at microseconds: Int64) -> IntentContext {
    IntentContext(now: Instant(microseconds: microseconds).date, timeZone: .current)
  }
}

extension IntentRegistry {
  /// Returns the entity of a type that a text refers to, found by the type's own query (LG-7).
  ///
  /// - Throws: `IntentError.ambiguous` with the candidates, or `.notFound`.
  func entity(
    _ type: String,
    meaning text: String,
    in context: IntentContext
  ) async throws(IntentError) -> EntityValue {
    let metadata = try entity(named: type)
    guard let entity = self.type(of: metadata) else {
      throw .unknownEntityType(name: type, suggestion: nil, known: entities.map(\.identifier))
    }
    return try await Self.value(of: entity, meaning: text, in: context)
  }

  private static func value<Entity: AppEntity>(
    of type: Entity.Type,
    meaning text: String,
    in context: IntentContext
  ) async throws(IntentError) -> EntityValue {
    let parameter = CommandLineName.kebab(Entity.persistentIdentifier)
    return try await Entity._resolve(.text(text), parameter: parameter, in: context).entityValue
  }
}
