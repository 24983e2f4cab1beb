public import WidgetUI

extension Color {
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  @_disfavoredOverload
  public init(_ color: UIColor) {
    self = color.color
  }
}
