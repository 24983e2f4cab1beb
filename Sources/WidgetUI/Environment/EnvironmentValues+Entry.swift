import Foundation
import WidgetRender

extension EnvironmentValues {
  private enum DateKey: EnvironmentKey {
    static let defaultValue: Date? = nil
  }

  /// When the entry that is archived is shown; `nil` where a view stands alone.
  var entryDate: Date? {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }

  /// By what open dates are measured while a view is archived: the moment at which it is shown first.
  var layoutContext: DrawContext {
    let seconds = entryDate?.timeIntervalSince1970 ?? 0
    let microseconds = (seconds * 1_000_000).rounded()
    return DrawContext(now: Instant(microseconds: Int64(exactly: microseconds) ?? 0))
  }
}
