import WidgetRender

extension Text {
  /// Which part of a text that is too long gives way to `…`.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail

    var archived: ArchivedText.Truncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }

    init(_ archived: ArchivedText.Truncation) {
      switch archived {
      case .head: self = .head
      case .middle: self = .middle
      case .tail: self = .tail
      }
    }
  }
}

extension EnvironmentValues {
  /// Which part of a text gives way when there is no room for all of it.
  public var truncationMode: Text.TruncationMode {
    get { Text.TruncationMode(truncation) }
    set { truncation = newValue.archived }
  }
}
