import Foundation
import Ground
import WidgetRender

/// The outline of a symbol, centred and as large as its frame allows.
struct OutlinedSymbol: Shape {
  let outline: SymbolOutline

  func path(in rect: CGRect) -> Path {
    let bounds = outline.path.boundingRect
    guard bounds.width > 0, bounds.height > 0, rect.width > 0, rect.height > 0 else {
      return Path()
    }
    let scale = min(rect.width / bounds.width, rect.height / bounds.height)
    let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: scale, y: scale).translatedBy(x: -bounds.midX, y: -bounds.midY)
    return outline.path.applying(place)
  }
}

extension Image {
  /// Returns the drawing of an author's own symbol, as tall as its font or as large as its frame.
  ///
  /// - Returns: `nil` if there is no such symbol, or if its outline is too complex.
  @MainActor
  func outlined(_ name: String, _ bundle: Bundle?, in scope: _ArchiveScope) -> [ArchivedView]? {
    guard let outline = SymbolOutlines.outline(named: name, bundle: bundle) else { return nil }
    let symbol = OutlinedSymbol(outline: outline)
    if isResizable { return symbol._archived(in: scope) }
    let font = scope.environment.hasSystemFont ? nil : scope.environment.font
    let rows = font?.symbolRows(scaledBy: scope.environment.imageScale.factor) ?? 1
    let side = CGFloat(rows) * 16
    return symbol.frame(width: side, height: side)._archived(in: scope)
  }
}

/// A symbol set, as its `Contents.json` describes it.
private struct SymbolAsset: Decodable {
  struct Entry: Decodable {
    var filename: String?
  }

  var symbols: [Entry]
}

/// The outlines of symbols in asset catalogues, each read once.
private enum SymbolOutlines {
  private static let maximumKept = 64
  private static let kept = Guarded<[URL: SymbolOutline?]>([:])

  static func outline(named name: String, bundle: Bundle?) -> SymbolOutline? {
    guard
      let (asset, folder) = AssetIndex.of(bundle)
        .contents(SymbolAsset.self, of: .symbol, named: name),
      let file = asset.symbols.lazy.compactMap(\.filename).first.map({
        folder.appendingPathComponent($0)
      })
    else { return nil }
    if let known = kept.withLock({ $0[file] }) { return known }
    let outline = (try? Data(contentsOf: file)).flatMap(SymbolOutline.init)
    kept.withLock { kept in
      if kept.count >= maximumKept { kept.removeAll() }
      kept[file] = .some(outline)
    }
    return outline
  }
}
