import Ground
import Moments
import WidgetRender

/// The pictures that a simulation has drawn last: the new one of a reload is the earlier one of the next.
final class DrawnPictures: Sendable {
  private struct Drawn: Sendable {
    let archive: [UInt8]
    let size: CellSize
    let picture: WidgetPicture
    let from: Instant
  }

  /// One for each scheme of some widgets; a picture of the largest size has some tens of kilobytes.
  private static let maximumCount = 16

  private let all = Guarded<[Drawn]>([])

  /// Returns the picture of an archive as it looks at an instant; `nil` if it was not drawn, or looks different by then.
  func picture(of archive: [UInt8], _ size: CellSize, at instant: Instant) -> WidgetPicture? {
    all.withLock { all in
      all.last { drawn in
        drawn.from <= instant && drawn.picture.nextChange.map { instant < $0 } ?? true
          && drawn.size == size && drawn.archive == archive
      }?.picture
    }
  }

  /// Keeps a picture that was drawn as of an instant.
  func keep(_ picture: WidgetPicture, of archive: [UInt8], _ size: CellSize, from instant: Instant)
  {
    all.withLock { all in
      if all.count >= Self.maximumCount { all.removeFirst() }
      all.append(Drawn(archive: archive, size: size, picture: picture, from: instant))
    }
  }
}
