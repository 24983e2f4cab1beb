/// A template whose own type is of no interest, as it is or with a change made to its picture.
public struct PicturedControlTemplate {
  let template: (any ControlWidgetTemplate)?
  let change: (@MainActor (AnyView) -> AnyView)?

  nonisolated init(
    _ template: (any ControlWidgetTemplate)?,
    change: (@MainActor (AnyView) -> AnyView)? = nil
  ) {
    self.template = template
    self.change = change
  }
}

extension PicturedControlTemplate: ControlWidgetTemplate, DrawnControlTemplate {
  public typealias Body = Never

  var picture: AnyView {
    let picture = template?.resolvedPicture ?? AnyView(EmptyView())
    return change?(picture) ?? picture
  }
}

/// A template that shows nothing.
public struct EmptyControlWidgetTemplate {
  public nonisolated init() {}
}

extension EmptyControlWidgetTemplate: ControlWidgetTemplate, DrawnControlTemplate {
  public typealias Body = Never

  var picture: AnyView { AnyView(EmptyView()) }
}
