extension ControlWidgetTemplate {
  private func picturing(
    _ change: @escaping @MainActor (AnyView) -> AnyView
  ) -> PicturedControlTemplate {
    PicturedControlTemplate(self, change: change)
  }

  /// The colour of the control's state; `nil` is the system's (WK-56).
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    picturing { AnyView($0.tint(tint)) }
  }

  /// Masks the control where private content is hidden.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    picturing { AnyView($0.privacySensitive(sensitive)) }
  }

  /// The control, which reacts or does not.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    picturing { AnyView($0.disabled(disabled)) }
  }
}
