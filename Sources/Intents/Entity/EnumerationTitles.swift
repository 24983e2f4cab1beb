import Synchronization

/// The cases that were handed on, with their titles: an author's dictionary of them is made anew at
/// each look.
enum EnumerationTitles {
  private static let known = Mutex<[ObjectIdentifier: [String: EnumerationValue]]>([:])

  /// The case with this raw value; `title` is called at its first use.
  static func value<Enumeration: AppEnum>(
    of type: Enumeration.Type,
    _ rawValue: String,
    title: () -> String
  ) -> EnumerationValue {
    let key = ObjectIdentifier(type)
    if let value = known.withLock({ $0[key]?[rawValue] }) { return value }
    // Outside of the lock: it is the author's code.
    let value = EnumerationValue(
      type: type.persistentIdentifier,
      rawValue: rawValue,
      title: title()
    )
    known.withLock { $0[key, default: [:]][rawValue] = value }
    return value
  }
}
