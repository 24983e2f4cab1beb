public import Foundation

/// A date of samples by which they can be sorted: the start or the end.
///
/// Apple uses texts, the keys of key-value coding, which does not exist on Linux. A type of its own
/// lets `NSSortDescriptor(key:ascending:)` compile only for supported keys.
public struct HKSampleSortIdentifier: Sendable {
  fileprivate enum Moment {
    case start, end
  }

  fileprivate let moment: Moment
}

public let HKSampleSortIdentifierStartDate = HKSampleSortIdentifier(moment: .start)
public let HKSampleSortIdentifierEndDate = HKSampleSortIdentifier(moment: .end)

extension NSSortDescriptor {
  /// Creates a descriptor that sorts samples by their start or end.
  public convenience init(key: HKSampleSortIdentifier, ascending: Bool) {
    switch key.moment {
    case .start: self.init(keyPath: \HKSample.startDate, ascending: ascending)
    case .end: self.init(keyPath: \HKSample.endDate, ascending: ascending)
    }
  }
}
