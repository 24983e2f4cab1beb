extension _IntentValue {
  /// What stands for no value in this type: `nil`; there is none in a type that is not optional.
  static var absentValue: Self? {
    (Self.self as? any AbsentRepresentable.Type)?.absent as? Self
  }
}

private protocol AbsentRepresentable {
  static var absent: Self { get }
}

extension Optional: AbsentRepresentable {
  static var absent: Wrapped? { nil }
}
