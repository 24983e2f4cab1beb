internal import Ground

/// The number of bytes that were received over the network while one timeline was made.
///
/// A transport counts what it receives, also of answers that it rejects. A request that several
/// timelines share is counted for the first one. Code that uses other means is not counted.
package final class NetworkMeter: Sendable {
  private let count = Guarded<Int?>(nil)

  package init() {}

  /// The bytes of the answers' bodies; `nil` if no request was made.
  package var bytes: Int? { count.withLock { $0 } }

  /// Adds received bytes; 0 records a request without an answer so far.
  package func receive(_ bytes: Int) {
    count.withLock { count in
      let (sum, overflows) = (count ?? 0).addingReportingOverflow(bytes)
      count = overflows ? .max : sum
    }
  }
}
