import Essentials
package import WidgetRender

extension ArchiveDocument {
  /// The document as JSON on one line, keys in order.
  package func jsonText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
