import RuntimeRecords

extension TypeFacts {
  private final class NoObject: ObservableObject {}

  /// The generic types whose values receive the environment: all that conform to `EnvironmentReceiver`.
  ///
  /// A cast would search all conformances of the program once for each type.
  static let receivers: [GenericFamily<any EnvironmentReceiver.Type>] = [
    GenericFamily(
      Environment<Bool>.self,
      conforming: Environment<Bool>.self as any EnvironmentReceiver.Type
    ),
    GenericFamily(
      EnvironmentObject<NoObject>.self,
      conforming: EnvironmentObject<NoObject>.self as any EnvironmentReceiver.Type
    ),
    GenericFamily(
      AppStorage<Bool>.self,
      conforming: AppStorage<Bool>.self as any EnvironmentReceiver.Type
    ),
  ]
}
