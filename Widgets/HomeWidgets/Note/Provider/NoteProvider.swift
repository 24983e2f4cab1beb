import Foundation
import SharedStore
import WidgetIntents
import WidgetTimeline

/// The note as the widget shows it from `date` on.
struct NoteEntry: TimelineEntry {
  let date: Date
  let picture: NotePicture
}

/// Provides the note's file, and reads it again when it has changed.
struct NoteProvider: AppIntentTimelineProvider {
  /// The seconds between two readings of a file whose changes are not reported, such as one on a
  /// network disk.
  private static let interval: TimeInterval = 3_600

  private let notes: AppDependency<NoteStore>

  init(dependencies: AppDependencyManager = .shared) {
    notes = AppDependency(manager: dependencies)
  }

  func placeholder(in context: Context) -> NoteEntry { preview(at: context.date) }

  func snapshot(for configuration: NoteConfiguration, in context: Context) async -> NoteEntry {
    if context.isPreview { return preview(at: context.date) }
    return NoteEntry(
      date: context.date,
      picture: NotePicture(NoteFile(configured: configuration.path))
    )
  }

  func timeline(
    for configuration: NoteConfiguration,
    in context: Context
  ) async -> Timeline<NoteEntry> {
    // The state of the file is noted before it is read, so a change while it is read leads to a
    // reload.
    var files = NoteFile.files(configured: configuration.path)
    var file = NoteFile(configured: configuration.path)
    do {
      let read = file.stamp
      file = try await notes.wrappedValue.follow(file)
      if file.stamp != read { files = NoteFile.files(configured: configuration.path) }
    } catch {
      // A note is shown even if a tick in its file could not be changed back.
      print("note: a tick was not followed: \(ErrorWords.text(of: error))")
    }
    let entry = NoteEntry(date: context.date, picture: NotePicture(file))
    // Without a path only the configuration can change, which makes a new timeline itself.
    let isFixed = file.path.isEmpty
    return Timeline(
      entries: [entry],
      policy: isFixed ? .never : .after(context.date + Self.interval),
      files: files
    )
  }

  private func preview(at date: Date) -> NoteEntry {
    let text = String(english: Self.sample.english, turkish: Self.sample.turkish)
    return NoteEntry(
      date: date,
      picture: NotePicture(sample: text, named: "today.md", modified: date - 4_000)
    )
  }

  /// A sample note that shows most of Markdown's features, in English and Turkish.
  private static let sample = (
    english: """
    # Saturday
    Walk with **Anna** at noon, bring the *old camera*.

    - [x] Water the **plants**
    - [ ] Call the *dentist*
    - [ ] Pay the rent

    ## Trip to Lisbon
    1. Book the train
    2. Find a room near the river
    - [ ] Renew the passport
    - [x] Ask Mira about `maps`

    > Simple things should be simple.

    ## Ideas
    - a shelf for the window
    - bread with three ingredients
    """,
    turkish: """
    # Cumartesi
    Öğlen **Anna** ile yürüyüş, *eski makineyi* al.

    - [x] **Çiçekleri** sula
    - [ ] *Dişçiyi* ara
    - [ ] Kirayı öde

    ## Lizbon gezisi
    1. Treni ayır
    2. Irmağa yakın bir oda bul
    - [ ] Pasaportu yenile
    - [x] Mira’ya `harita` sor

    > Basit şeyler basit olmalı.

    ## Fikirler
    - pencere için bir raf
    - üç malzemeli ekmek
    """
  )
}
