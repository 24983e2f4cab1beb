/// Intents, queries and options providers, in which `@Dependency` may be written.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}
