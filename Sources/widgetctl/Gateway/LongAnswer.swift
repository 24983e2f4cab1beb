import Ground
import Moments
import SharedStore
import SystemLibrary
import WidgetTerminal

/// A request that waits up to a minute for a change of the store; at most eight requests of a user
/// wait at once.
final class LongAnswer: GatewayWaiting {
  /// The most requests of a user that wait at once.
  ///
  /// Each is a process; a household has fewer screens.
  static let most = 8
  private static let milliseconds: Int64 = 60_000
  /// The pause in milliseconds between two checks for changes, if the system cannot notify of them.
  private static let pauseInMilliseconds: Int64 = 1_000
  /// The pause in microseconds after a change, so that a group of commits is shown at once.
  private static let settlingInMicroseconds: UInt32 = 100_000

  private let place: NumberedPlace
  private let notice: ChangeNotice
  private let clock: () -> Int64
  private let end: Int64
  private let output: Int32
  private var isFirst = true

  /// Begins to watch the store for changes; `nil` if too many requests are already waiting.
  ///
  /// - Parameters:
  ///   - location: The store whose changes end the wait.
  ///   - places: The beginning of the lock files' paths; each waiting request locks one file.
  ///   - clock: Returns the current time in microseconds since 1970 UTC.
  ///   - milliseconds: The longest wait.
  ///   - output: The descriptor of the response; if its reader closes it, the wait ends.
  init?(
    _ location: StoreLocation,
    places: String,
    clock: @escaping () -> Int64,
    milliseconds: Int64 = LongAnswer.milliseconds,
    output: Int32 = OutputDescriptor.standardOutput.number
  ) {
    guard let place = NumberedPlace(among: Self.most, file: { "\(places)-\($0)" }) else {
      return nil
    }
    self.place = place
    self.clock = clock
    self.output = output
    notice = ChangeNotice(location)
    end = MonotonicTime.milliseconds + milliseconds
  }

  /// Waits for a change; the first call returns at once.
  ///
  /// Only changes since the creation of this object are detected, and the page was read before
  /// that.
  ///
  /// - Returns: `false` if the longest wait is over, or if the reader of the response has closed
  ///   it; otherwise `true`.
  func wait(before moment: Instant?) -> Bool {
    if isFirst {
      isFirst = false
      return true
    }
    while true {
      let left = end - MonotonicTime.milliseconds
      if left <= 0 { return false }
      let change = moment.map { max(0, ($0.microseconds - clock()) / 1_000) }
      if change == 0 { return true }
      let pause = notice.descriptor == nil ? Self.pauseInMilliseconds : left
      var polled = [pollfd(fd: output, events: 0, revents: 0)]
      if let descriptor = notice.descriptor {
        polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      }
      let patience = min(left, change.map { $0 + 1 } ?? left, pause)
      _ = poll(&polled, nfds_t(polled.count), Int32(clamping: patience))
      if polled[0].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return false }
      guard notice.hasChanged() else { continue }
      ThreadPause.wait(microseconds: Self.settlingInMicroseconds)
      _ = notice.hasChanged()
      return true
    }
  }
}

extension OwnProcess {
  /// Waits until the process has ended, and terminates it after `seconds`.
  ///
  /// - Returns: `nil` if it had to be terminated.
  func end(within seconds: Int32) -> End? {
    let deadline = MonotonicTime.milliseconds + Int64(seconds) * 1_000
    while true {
      if let end = read() { return end }
      let left = deadline - MonotonicTime.milliseconds
      guard left > 0 else {
        terminate()
        return nil
      }
      var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&polled, nfds_t(polled.count), Int32(clamping: left))
    }
  }
}
