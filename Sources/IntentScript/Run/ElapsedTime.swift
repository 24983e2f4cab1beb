/// Microseconds that have passed since some moment, on a clock that nothing sets back.
package struct ElapsedTime: Sendable {
  package let microseconds: @Sendable () -> Int64

  package init(microseconds: @escaping @Sendable () -> Int64) {
    self.microseconds = microseconds
  }

  /// Since this value was made, by the system's clock.
  package static func system() -> ElapsedTime {
    let start = ContinuousClock.now
    return ElapsedTime {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    }
  }
}
