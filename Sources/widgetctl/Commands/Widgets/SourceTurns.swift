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
    // Due before it is noted: a process that ends in between leaves a reload too many, and no change that is forgotten.
    let left = try host.store.write(durability: .relaxed) { transaction in
      var left: [TimelineSources.Source] = []
      for source in changed {
        let (placement, family) = (source.placement, source.family)
        guard try transaction.timeline(placement: placement, family: family) != nil else {
          // Its widget was removed.
          left.append(source)
          continue
        }
        try transaction.markDirty(placement: placement, family: family, reason: Self.reason)
      }
      return left
    }
    TimelineSources.change(besideStore: location) { sources in
      for source in changed {
        // A reload that fails is tried again as others are, and not at each look.
        sources.remember(
          left.contains(source) ? [:] : source.files,
          placement: source.placement,
          family: source.family
        )
      }
    }
  }
}
