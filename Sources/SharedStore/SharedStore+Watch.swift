extension SharedStore {
  /// Sees to it that the held transaction ends in time, whatever its owner waits for meanwhile.
  func watch() {
    guard let held else { return }
    if let alarm, alarm <= held.deadline { return }
    alarm = held.deadline
    let remaining = held.deadline - timer.milliseconds()
    Task.detached { [weak self, timer] in
      await timer.sleep(max(1, remaining))
      await self?.endOverdue()
    }
  }

  /// Commits the transaction of a group whose time is up, and rolls an atomic block's back.
  func endOverdue() {
    let now = timer.milliseconds()
    if let alarm, alarm <= now { self.alarm = nil }
    guard let held else { return }
    guard now >= held.deadline else { return watch() }
    if held.isAtomic { expire(held) } else { try? endHeld() }
  }
}
