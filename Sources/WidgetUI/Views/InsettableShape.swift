/// A shape that can be drawn inside its own edge.
public protocol InsettableShape: Shape {}
