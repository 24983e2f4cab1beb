internal import Ground

/// The count of the bytes that came over the network while one timeline was made.
///
/// A transport counts what it receives, also of answers that it rejects. A request that several timelines share is counted
/// for the one that asked first. What code asks by other means is not seen.
package final class NetworkMeter: Sendable {
  private let count = Guarded<Int?>(nil)

  package init() {}

  /// The bytes of the answers' bodies; `nil` if nothing was asked.
  package var bytes: Int? { count.withLock { $0 } }

  /// Adds received bytes; 0 marks a request that has brought none so far.
  package func receive(_ bytes: Int) {
    count.withLock { count in
      let (sum, overflows) = (count ?? 0).addingReportingOverflow(bytes)
      count = overflows ? .max : sum
    }
  }
}
