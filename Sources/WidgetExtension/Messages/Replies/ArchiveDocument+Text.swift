import Essentials
package import WidgetRender

extension ArchiveDocument {
  /// Returns the document as JSON on one line, with sorted keys.
  package func jsonText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
