import Foundation

/// Operators that would delay values; here values are sent at once, because a picture shows the
/// present ones.
extension Publisher {
  /// Publishes every value immediately, on the scheduler, instead of waiting for a pause.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerStride,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    receive(on: scheduler)
  }

  /// Publishes every value immediately, on the scheduler, instead of one for each interval.
  public func throttle<S: Scheduler>(
    for interval: SchedulerStride,
    scheduler: S,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    receive(on: scheduler)
  }

  /// Publishes every value immediately, on the scheduler, instead of after the interval.
  public func delay<S: Scheduler>(
    for interval: SchedulerStride,
    tolerance: SchedulerStride? = nil,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    receive(on: scheduler)
  }
}

/// A time interval of a scheduler; a literal is in seconds.
public struct SchedulerStride: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  private let inSeconds: Double

  public init(integerLiteral value: Int) { inSeconds = Double(value) }
  public init(floatLiteral value: Double) { inSeconds = value }

  private init(_ seconds: Double) { inSeconds = seconds }

  public static func seconds(_ number: Int) -> SchedulerStride { SchedulerStride(Double(number)) }
  public static func seconds(_ number: Double) -> SchedulerStride { SchedulerStride(number) }
  public static func milliseconds(_ number: Int) -> SchedulerStride {
    SchedulerStride(Double(number) / 1_000)
  }
}
