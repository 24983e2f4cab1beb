public import Foundation

// What newer systems refine beyond what a cell shows (OS 17 to 26).

/// Options for the height of a text's lines; without effect, because its letters determine it.
extension AttributedString {
  public struct LineHeight: Hashable, Sendable {
    private init(_: Void) {}

    public static let normal = LineHeight(())
    public static let tight = LineHeight(())
    public static let loose = LineHeight(())
    public static let variable = LineHeight(())

    public static func multiple(factor: CGFloat) -> LineHeight { normal }
    public static func exact(points: CGFloat) -> LineHeight { normal }
    public static func leading(increase: CGFloat) -> LineHeight { normal }
  }
}

/// The language by whose rules a text is typeset.
public struct TypesettingLanguage: Hashable, Sendable {
  private init(_: Void) {}

  public static let automatic = TypesettingLanguage(())
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { automatic }
}

/// The colouring of a symbol's layers; a glyph has only one.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private init(_: Void) {}

  public static let flat = SymbolColorRenderingMode(())
  public static let gradient = SymbolColorRenderingMode(())
}

/// The way in which a symbol shows a value from 0 to 1; without effect on a glyph.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private init(_: Void) {}

  public static let color = SymbolVariableValueMode(())
  public static let draw = SymbolVariableValueMode(())
}

/// The fading of content under a floating edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private init(_: Void) {}

  public static let automatic = ScrollEdgeEffectStyle(())
  public static let soft = ScrollEdgeEffectStyle(())
  public static let hard = ScrollEdgeEffectStyle(())
}

extension View {
  /// Returns the view unchanged: a line is always as high as its letters.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    self
  }

  /// Returns the view unchanged: text is laid out in cells in every language.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: text is laid out in cells in every language.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: the distance between a label's symbol and its title is always one
  /// column.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Returns the view unchanged: a label's symbol is always as wide as its glyph.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Returns the view unchanged: a terminal shows the colours that it has.
  public nonisolated func exposureAdjust(_ exposure: Double) -> some View { self }

  /// Returns the view unchanged: a glyph has one layer.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }

  /// Returns the view unchanged: a glyph has one layer.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }

  /// Returns the view unchanged: a widget has no floating bars.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no safe areas (WK-52).
  public nonisolated func backgroundExtensionEffect() -> some View { self }
}

extension Color {
  /// Returns the colour unchanged: a terminal shows the colours that it has.
  public func exposureAdjust(_ exposure: Double) -> Color { self }
}

extension Image {
  /// Returns the picture unchanged: a glyph has one layer.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Returns the picture unchanged: a glyph has one layer.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
  public static var drawOn: SystemSymbolEffect { .init() }
  public static var drawOff: SystemSymbolEffect { .init() }
  public static var downUp: SystemSymbolEffect { .init() }
  public static var upUp: SystemSymbolEffect { .init() }
  public static var offUp: SystemSymbolEffect { .init() }
}

extension SystemSymbolEffect {
  public var individually: Self { self }
  public var plain: Self { self }
  public var custom: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }

  /// Returns the effect unchanged: a glyph has no effects.
  public func magic(fallback: SystemSymbolEffect) -> Self { self }
}
