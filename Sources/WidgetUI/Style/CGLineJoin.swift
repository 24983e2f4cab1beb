#if !canImport(CoreGraphics)
/// The corners of a line, as Core Graphics names them.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
#endif
