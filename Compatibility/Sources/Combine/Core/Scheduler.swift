public import Foundation

/// An execution context for work, now or later.
public protocol Scheduler {
  func schedule(_ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = DispatchWorkItem(block: action)
    async(execute: work)
  }
}

extension OperationQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = DispatchWorkItem(block: action)
    addOperation { work.perform() }
  }
}

extension RunLoop: Scheduler {
  /// Performs the work on the main queue, because run loops do not run in an extension.
  public func schedule(_ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(action)
  }
}
