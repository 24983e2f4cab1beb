/// What an archive may hold: generous for a screen of cells, small enough to bound time and stack.
public enum ArchiveLimits {
  /// The version that is written; every version up to it is read.
  public static let version = 1
  /// Views and modifiers inside each other; the layout recurses this deep.
  public static let maximumDepth = 200
  /// Views altogether, those behind and before others included.
  public static let maximumNodes = 20_000
  /// Bytes of the compact encoding.
  public static let maximumBytes = 1 << 20
  /// Modifiers of one view in JSON, where they do not nest: as many as may nest, so that each archive has a JSON form.
  public static let maximumModifiers = maximumDepth
  /// Runs of one text.
  public static let maximumRuns = 1_000
  /// Parameters of one action.
  public static let maximumParameters = 64
  /// UTF-8 bytes of one string.
  public static let maximumStringBytes = 1 << 16
}
