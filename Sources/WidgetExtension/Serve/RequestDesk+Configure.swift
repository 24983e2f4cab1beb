internal import SharedStore
internal import WidgetIntents

extension RequestDesk {
  /// Returns the values of a widget's configuration, in the form that is stored.
  func configure(_ request: ConfigurationRequest) async throws -> [IntentArgument] {
    let widget = try await widget(ofKind: request.kind)
    _ = try await store.open()
    let context = context(at: request.now)
    return try await RunScope.with(\.isNetworkAllowed, isNetworkAllowed) {
      try await widget.configure(request.arguments, request.kept, context)
    }
  }

  /// Requests the author's ready-made configurations of a widget.
  func recommendations(_ request: RecommendationsRequest) async throws -> [RecommendedConfiguration]
  {
    let widget = try await widget(ofKind: request.kind)
    try await store.openToExplain()
    return try await RunScope.with(\.isNetworkAllowed, isNetworkAllowed) {
      try await widget.recommendations()
    }
  }

  /// Returns the values that a parameter may have: the author's options, an enumeration's cases, or
  /// entities.
  func options(_ request: OptionsRequest) async throws -> [IntentOption] {
    try await store.openToExplain()
    let intent = try content.intents.intent(named: request.intent)
    guard let type = content.intents.type(of: intent) else { return [] }
    let builder = IntentBuilder(context: context(at: 0))
    let options = try await RunScope.with(\.isNetworkAllowed, isNetworkAllowed) {
      try await builder.options(of: request.parameter, in: type, request.arguments ?? [])
    }
    guard let search = request.search?.lowercased() else { return options }
    return options.filter { $0.title.lowercased().contains(search) }
  }
}
