public import Foundation

extension View {
  /// Where a press leads that meets no control or link (WK-48).
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    modifier(PlacedChange { _ in url.map { .link($0.absoluteString) } })
  }

  /// The view itself: terminals draw in full colour, without an accented group (WK-44).
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
