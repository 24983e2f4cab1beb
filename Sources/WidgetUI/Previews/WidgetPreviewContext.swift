/// The size in which a preview of a widget's views is shown.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily

  public init(family: WidgetFamily) {
    self.family = family
  }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    FamilyKey.self == key ? family as? Key.Value ?? Key.defaultValue : Key.defaultValue
  }

  private enum FamilyKey: PreviewContextKey {
    static let defaultValue: WidgetFamily = .systemSmall
  }
}
