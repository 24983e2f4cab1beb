import Ground
import Moments
import WidgetRender

/// The pictures that a simulation has drawn last.
///
/// The new picture of one reload is the previous picture of the next, so it need not be drawn
/// again.
final class DrawnPictures: Sendable {
  private struct Drawn: Sendable {
    let archive: [UInt8]
    let size: CellSize
    let picture: WidgetPicture
    let from: Instant
  }

  /// The most pictures that are kept, enough for both colour schemes of some widgets; one of the
  /// largest size has some tens of kilobytes.
  private static let maximumCount = 16

  private let all = Guarded<[Drawn]>([])

  /// Returns the stored picture of an archive, if it is the same at the time `instant`; otherwise
  /// `nil`.
  func picture(of archive: [UInt8], _ size: CellSize, at instant: Instant) -> WidgetPicture? {
    all.withLock { all in
      all.last { drawn in
        drawn.from <= instant && drawn.picture.nextChange.map { instant < $0 } ?? true
          && drawn.size == size && drawn.archive == archive
      }?.picture
    }
  }

  /// Keeps a picture that was drawn for a time; if there are too many, the oldest one is removed.
  func keep(_ picture: WidgetPicture, of archive: [UInt8], _ size: CellSize, from instant: Instant)
  {
    all.withLock { all in
      if all.count >= Self.maximumCount { all.removeFirst() }
      all.append(Drawn(archive: archive, size: size, picture: picture, from: instant))
    }
  }
}
