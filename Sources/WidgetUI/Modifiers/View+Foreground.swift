import WidgetRender

extension View {
  /// Sets the style of text, symbols and unfilled shapes; fainter levels are derived by opacity
  /// (SU-60).
  ///
  /// ```swift
  /// VStack {
  ///   Text("Warm").foregroundStyle(.red)
  ///   Text("since noon").foregroundStyle(.secondary)
  /// }
  /// ```
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformingEnvironment {
      $0.foreground = ForegroundLevels(paints: [style.archivedPaint(in: $0)])
    }
  }

  /// Sets the first two levels of the foreground's style (SU-60).
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    transformingEnvironment {
      $0.foreground = ForegroundLevels(
        paints: [primary.archivedPaint(in: $0), secondary.archivedPaint(in: $0)])
    }
  }

  /// Sets the first three levels of the foreground's style (SU-60).
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

  /// Sets the colour of text and symbols; `nil` is the system's.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    transformingEnvironment {
      $0.foreground = color.map { ForegroundLevels(paints: [.color($0.archived)]) } ?? .system
    }
  }

  /// Sets the colour of controls; `nil` is the system's (SU-62).
  ///
  /// ```swift
  /// Gauge(value: 0.7) { Text("Water") }.tint(.cyan)
  /// ```
  public nonisolated func tint(_ color: Color?) -> some View {
    transformingEnvironment { $0.tintPaint = color.map { .color($0.archived) } }
  }

  /// Sets the style of controls (SU-62).
  public nonisolated func tint<Style: ShapeStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.tintPaint = style.archivedPaint(in: $0) }
  }

  /// Sets the colour of controls; prefer `tint(_:)`.
  public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Redacts the view for a reason, in addition to the reasons that already apply (SU-65).
  ///
  /// ```swift
  /// Text("Account 1234").redacted(reason: .placeholder)
  /// ```
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformingEnvironment { $0.maskReasons.formUnion(reason) }
  }

  /// Removes all reasons to redact the view and its content (SU-65).
  public nonisolated func unredacted() -> some View {
    transformingEnvironment { $0.maskReasons = [] }
  }

  /// Marks the view as private: it is redacted while others may see the screen (WK-124).
  ///
  /// ```swift
  /// Text("12,300 €").privacySensitive()
  /// ```
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformingEnvironment { $0.isPrivacySensitive = sensitive }
  }

  /// Marks content that is out of date after a press, until a new timeline arrives (WK-98).
  ///
  /// ```swift
  /// Text("3 glasses").invalidatableContent()
  /// ```
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isMarked: invalidatable))
  }
}

/// A modifier for a view that is out of date after a press; it also archives the view's invalidated
/// appearance.
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
