/// Turns the statements of a control's content into one template.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }

  public static func buildBlock<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  public static func buildIf<Content: ControlWidgetTemplate>(
    _ content: Content?
  ) -> some ControlWidgetTemplate {
    PicturedControlTemplate(content)
  }

  public static func buildEither<First: ControlWidgetTemplate>(
    first: First
  ) -> PicturedControlTemplate { PicturedControlTemplate(first) }

  public static func buildEither<Second: ControlWidgetTemplate>(
    second: Second
  ) -> PicturedControlTemplate { PicturedControlTemplate(second) }

  public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> some ControlWidgetTemplate { PicturedControlTemplate(content) }
}
