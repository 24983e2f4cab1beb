public import Foundation

extension Timer {
  /// The moments that lie an interval apart.
  ///
  /// In an extension nothing connects to it: its run loops do not run, and a timeline has the dates.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A timer that ticks for nobody.
  public final class TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval

    init(interval: TimeInterval) {
      self.interval = interval
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty<Date, Never>(completeImmediately: false).receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { AnyCancellable {} }
    public func autoconnect() -> TimerPublisher { self }
  }
}
