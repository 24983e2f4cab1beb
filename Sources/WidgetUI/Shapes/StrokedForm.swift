import Foundation
import WidgetRender

/// A shape that is a line, which keeps its width when its points are changed.
protocol StrokedForm {
  func centerLine(in rect: CGRect) -> Path
  var line: ArchivedStroke { get }
}

extension _StrokedShape: StrokedForm {
  func centerLine(in rect: CGRect) -> Path { shape.path(in: rect) }
  var line: ArchivedStroke { style.archived }
}
