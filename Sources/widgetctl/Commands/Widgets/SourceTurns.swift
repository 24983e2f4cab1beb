import SharedStore
import WidgetTerminal

/// Marks timelines as due if the files from which they were made have changed; otherwise `refresh`
/// writes nothing.
struct SourceTurns {
  let host: Host

  private static let reason = "a file changed"

  func take() throws(CommandError) {
    let location = try host.store.location
    let changed = TimelineSources.read(besideStore: location).changed()
    guard !changed.isEmpty else { return }
    // The timelines are due before the files are recorded. If the process ends in between, there is
    // one reload too many, and no change is missed.
    let left = try host.store.write(durability: .relaxed) { transaction in
      var left: [TimelineSources.Source] = []
      for source in changed {
        let (placement, family) = (source.placement, source.family)
        guard try transaction.timeline(placement: placement, family: family) != nil else {
          // The widget of the timeline was removed.
          left.append(source)
          continue
        }
        try transaction.markDirty(placement: placement, family: family, reason: Self.reason)
      }
      return left
    }
    TimelineSources.change(besideStore: location) { sources in
      for source in changed {
        // A failed reload is repeated by the usual rules, and not at each check of the files.
        sources.remember(
          left.contains(source) ? [:] : source.files,
          placement: source.placement,
          family: source.family
        )
      }
    }
  }
}
