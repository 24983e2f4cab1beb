extension SharedStore {
  /// Sees to it that the held transaction ends in time, whatever its owner waits for meanwhile.
  func watch() {
    guard !isWatched, let held else { return }
    isWatched = true
    let remaining = held.deadline - timer.milliseconds()
    Task.detached { [weak self, timer] in
      await timer.sleep(max(1, remaining))
      await self?.endOverdue()
    }
  }

  /// Commits the transaction of a group whose time is up, and rolls an atomic block's back.
  func endOverdue() {
    isWatched = false
    guard let held else { return }
    guard timer.milliseconds() >= held.deadline else { return watch() }
    if held.isAtomic { expire(held) } else { try? endHeld() }
  }
}
