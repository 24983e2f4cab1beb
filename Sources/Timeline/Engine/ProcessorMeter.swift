/// Divides the processor time of a process among the answers that come one after the other.
package struct ProcessorMeter {
  private let read: () -> Duration?
  private var last: Duration?

  package init(_ read: @escaping () -> Duration?) {
    self.read = read
    last = read()
  }

  /// Returns the time since the last lap, or since the beginning; `nil` if it cannot be read.
  package mutating func lap() -> Duration? {
    guard let now = read() else { return nil }
    defer { last = now }
    return last.map { max(now - $0, .zero) } ?? now
  }
}
