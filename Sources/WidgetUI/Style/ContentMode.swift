import WidgetRender

/// Whether a box of a given shape stays within the room there is, or covers it.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill

  var archived: ArchivedModifier.ContentMode { self == .fit ? .fit : .fill }
}
