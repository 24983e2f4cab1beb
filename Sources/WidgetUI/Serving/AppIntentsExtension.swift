/// The entry point of an extension that holds intents and no widgets.
@MainActor @preconcurrency
public protocol AppIntentsExtension: SendableMetatype {
  nonisolated init()
}

extension AppIntentsExtension {
  /// Serves the program's intents to its host and never returns.
  public static func main() {
    WidgetService.run([], owner: Self.self)
  }
}
