import WidgetRender

extension View {
  /// The style of text, symbols and bare shapes; its fainter levels follow by opacity (SU-60).
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformingEnvironment {
      $0.foreground = ForegroundLevels(paints: [style.archivedPaint(in: $0)])
    }
  }

  /// The styles of the first two levels of text, symbols and bare shapes (SU-60).
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    transformingEnvironment {
      $0.foreground = ForegroundLevels(
        paints: [primary.archivedPaint(in: $0), secondary.archivedPaint(in: $0)])
    }
  }

  /// The styles of the first three levels of text, symbols and bare shapes (SU-60).
  public nonisolated func foregroundStyle<
    Primary: ShapeStyle,
    Secondary: ShapeStyle,
    Tertiary: ShapeStyle
  >(
    _ primary: Primary,
    _ secondary: Secondary,
    _ tertiary: Tertiary
  ) -> some View {
    transformingEnvironment {
      $0.foreground = ForegroundLevels(
        paints: [
          primary.archivedPaint(in: $0), secondary.archivedPaint(in: $0),
          tertiary.archivedPaint(in: $0),
        ])
    }
  }

  /// The colour of text and symbols; `nil` is the system's.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    transformingEnvironment {
      $0.foreground = color.map { ForegroundLevels(paints: [.color($0.archived)]) } ?? .system
    }
  }

  /// The colour of controls; `nil` is the system's (SU-62).
  public nonisolated func tint(_ color: Color?) -> some View {
    transformingEnvironment { $0.tintPaint = color.map { .color($0.archived) } }
  }

  /// The style of controls (SU-62).
  public nonisolated func tint<Style: ShapeStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.tintPaint = style.archivedPaint(in: $0) }
  }

  /// The colour of controls; `tint(_:)` is its successor.
  public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Adds a reason to mask the view and what it holds (SU-65).
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformingEnvironment { $0.maskReasons.formUnion(reason) }
  }

  /// Removes all reasons to redact the view and its content (SU-65).
  public nonisolated func unredacted() -> some View {
    transformingEnvironment { $0.maskReasons = [] }
  }

  /// Marks what is private: it is masked where others may be looking (WK-124).
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformingEnvironment { $0.isPrivacySensitive = sensitive }
  }

  /// Marks what an action makes out of date, until a new timeline answers it (WK-98).
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isMarked: invalidatable))
  }
}

/// Marks a view that a press invalidates, and archives its invalidated appearance if it has one.
private struct InvalidatableContent {
  let isMarked: Bool
}

extension InvalidatableContent: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    guard isMarked else { return scope.children(of: content) }
    let reads = EnvironmentReads()
    var children = scope.changing { $0.reasonReads = reads }.children(of: content)
    if reads.happened {
      children = scope.adding(.invalidated, to: children) { apart in
        apart.changing { $0.maskReasons.insert(.invalidated) }.children(of: content)
      }
    }
    return children.map { .modified($0, .invalidatable) }
  }
}
