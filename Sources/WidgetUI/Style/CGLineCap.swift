#if !canImport(CoreGraphics)
/// The ends of a line, as Core Graphics names them.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}
#endif
