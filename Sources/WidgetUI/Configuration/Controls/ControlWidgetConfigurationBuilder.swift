/// Takes the one configuration of a control's body.
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }

  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}
