import Ground
import Moments
import SharedStore
import StoreLink
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Makes the due pictures of shared boards, if this machine has the extensions of their widgets.
struct PictureWork {
  let host: Host
  let store: StoreCore
  let hub: any Hub

  /// The most pictures that are requested at a time: unless one is slow, all can be made before
  /// their lease ends.
  private static let picturesAtOnce = 16
  /// The most times that one exchange asks the hub for due pictures; the others are made later, or
  /// by another machine.
  private static let mostRounds = 8

  /// Makes the due pictures and stores them on the hub.
  ///
  /// `pull` applies all runs of the hub's log to the store, because a picture is made from the
  /// hub's data.
  /// - Returns: The number of pictures made, and the time when the next one is due by the hub's
  ///   clock.
  func run(pull: () throws -> Void) throws -> (made: Int, next: Int64?) {
    let kinds = try kinds()
    guard !kinds.isEmpty else { return (0, nil) }
    var made = 0
    for _ in 0..<Self.mostRounds {
      let taken: TakenPictures
      do {
        taken = try hub.takePictures(of: kinds, limit: Self.picturesAtOnce)
      } catch .refused {
        // If the user has no right to make pictures, other machines make them.
        return (0, nil)
      }
      guard !taken.pictures.isEmpty else { return (made, taken.next) }
      if let link = try store.read({ try $0.link() }), link.head < taken.head { try pull() }
      made += try make(taken)
    }
    return (made, try hub.takePictures(of: kinds, limit: 0).next)
  }

  private func kinds() throws -> [String] {
    let widgets = try store.read { try $0.boardWidgets() }
    guard !widgets.isEmpty else { return [] }
    let extensions = try host.extensions
    let known = widgets.filter { extensions.named($0.extensionName) != nil }
    return Array(Set(known.map(\.kindName)).sorted().prefix(HubLimits.kinds))
  }

  /// Makes these pictures, stores them on the hub, and returns the number of those that were made.
  private func make(_ taken: TakenPictures) throws -> Int {
    let widgets = Dictionary(try store.read { try $0.boardWidgets() }.map { ($0.id, $0) }) { $1 }
    var (wanted, tokens): ([DueTimeline], [TimelineKey: TakenPicture]) = ([], [:])
    for (index, picture) in taken.pictures.enumerated() {
      guard let widget = widgets[picture.widget],
        let family = WidgetFamily(rawValue: Int(clamping: widget.family))
      else { continue }
      let key = TimelineKey(placement: Int64(index + 1), family: family)
      tokens[key] = picture
      wanted.append(
        DueTimeline(
          key: key,
          extensionName: widget.extensionName,
          kind: widget.kind,
          configuration: widget.configuration
        )
      )
    }
    let (shared, ahead) = (
      Set(try store.read { try $0.sharedCollections() }),
      SystemTime.microsecondsSince1970 - taken.now
    )
    var made = 0
    for (key, outcome) in try outcomes(of: wanted) {
      guard let token = tokens[key] else { continue }
      let picture = try picture(token, outcome, shared, ahead)
      if try hub.keep(picture), picture.content != nil { made += 1 }
    }
    return made
  }

  private func outcomes(
    of wanted: [DueTimeline]
  ) throws -> [TimelineKey: PictureTimelines.Outcome] {
    let extensions = try host.extensions
    extensions.prepare(Set(wanted.map(\.extensionName)))
    let store = try host.store.writable.shared()
    let storage = PictureTimelines(wanted)
    let keys = Set(wanted.map(\.key))
    let engine = TimelineEngine(
      storage: storage,
      reloader: ExtensionReloader(extensions: extensions, store: store)
    )
    let request = RefreshRequest(.timelines(keys), by: .timer, isForced: true)
    return try engine.refreshed(request, on: store) { await storage.outcomes }.value
  }

  private func picture(
    _ token: TakenPicture,
    _ outcome: PictureTimelines.Outcome,
    _ shared: Set<String>,
    _ ahead: Int64
  ) throws -> MadePicture {
    func hubs(_ instant: Int64) -> Int64 { instant == .max ? .max : instant - ahead }
    switch outcome {
    case .made(let timeline):
      let content = PictureContent(
        policy: timeline.policy.stored.moved(by: -ahead),
        title: timeline.title,
        remark: timeline.remark,
        entries: timeline.entries.map {
          StoredEntry($0, at: Instant($0.date).microseconds - ahead)
        }
      )
      return MadePicture(
        token,
        due: hubs(timeline.due.storedDue),
        reads: timeline.reads.keys.filter(shared.contains).sorted(),
        error: nil,
        content: try content.bytes()
      )
    case .failed(let failure):
      return MadePicture(
        token,
        due: hubs(Instant(failure.due).microseconds),
        reads: [],
        error: String(TerminalText.sanitized(failure.error.message).prefix(HubLimits.errorLength)),
        content: nil
      )
    }
  }
}
