public import Foundation

/// Renders the lines of a text on a canvas; never called, because a terminal writes text itself.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
}

/// An attribute for part of a text, which a renderer can read; without effect in a terminal.
public protocol TextAttribute {}

extension Text {
  /// Returns the text unchanged: no renderer asks for its attributes.
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }

  /// The lines of a text; always empty, because no renderer is called.
  public struct Layout: RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { Line() }

    /// A line of a text: a collection of runs with one style each.
    public struct Line: RandomAccessCollection, Sendable {
      public var origin = CGPoint.zero
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { Run() }
    }

    /// Characters with the same style.
    public struct Run: RandomAccessCollection, Sendable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
    }

    /// A range of glyphs within a run.
    public struct RunSlice: Sendable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
    }

    /// The space that letters occupy, in points.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public var rect: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: ascent)) }
    }
  }
}

extension View {
  /// Returns the view unchanged: a terminal renders text itself.
  public nonisolated func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    self
  }
}

extension GraphicsContext {
  /// Draws nothing, because the layout of a text has no lines.
  public func draw(_ line: Text.Layout.Line) {}
  public func draw(_ run: Text.Layout.Run) {}
  public func draw(_ slice: Text.Layout.RunSlice) {}
}
