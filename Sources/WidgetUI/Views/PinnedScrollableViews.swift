/// The parts of sections that stay in sight while a list scrolls, which a widget never does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
