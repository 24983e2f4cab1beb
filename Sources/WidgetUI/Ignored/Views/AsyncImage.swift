public import Foundation

/// An image that is loaded while it is on screen.
///
/// A widget never loads it, on Apple's platforms neither; its placeholder is shown.
public struct AsyncImage<Content: View> {
  fileprivate let content: Content
}

extension AsyncImage: View {
  public var body: some View { content }

  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = .gray.opacity(0.2)
  }

  public nonisolated init<Picture: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.content = _ConditionalContent(.second(placeholder()))
  }

  public nonisolated init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

/// The phase of loading an image; in a widget always `empty`.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
