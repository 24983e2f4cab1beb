import Ground

/// Creates the ids of runs in the journal.
package enum StoreRunID {
  /// Returns a new id: the time in microseconds and 40 random bits, as hexadecimal digits.
  ///
  /// Two runs never have the same id. Ids of later runs are greater, so that the journal's index
  /// grows at its last page.
  package static func make() -> String {
    let present = SystemTime.microsecondsSince1970
    let random = UInt64.random(in: 0..<1 << 40)
    return Hexadecimal.digits(of: present, count: 14) + Hexadecimal.digits(of: random, count: 10)
  }
}
