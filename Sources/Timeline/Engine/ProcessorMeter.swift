/// Measures the processor time that a process uses for each of the answers that it produces one
/// after another.
package struct ProcessorMeter {
  private let read: () -> Duration?
  private var last: Duration?

  package init(_ read: @escaping () -> Duration?) {
    self.read = read
    last = read()
  }

  /// Returns the processor time since the last call, or since the meter was created; `nil` if the
  /// time cannot be read.
  package mutating func lap() -> Duration? {
    guard let now = read() else { return nil }
    defer { last = now }
    return last.map { max(now - $0, .zero) } ?? now
  }
}
