import WidgetUI

/// An episode on two lines: seen mark, code and name, then its air date.
struct EpisodeRow: View {
  let row: EpisodesPicture.Row
  let place: SeriesPlace

  var body: some View {
    HStack(alignment: .top) {
      EpisodeMark(row: row, place: place)
      Button(intent: ShowEpisode(id: row.id, place)) {
        VStack(alignment: .leading, spacing: 0) {
          EpisodeName(row: row)
          Text(verbatim: row.shownDate).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      .buttonStyle(.plain)
    }
  }
}

/// An episode on one line: seen mark, code, name, and the month of its air date if there is space.
struct EpisodeShortLine: View {
  let row: EpisodesPicture.Row
  let place: SeriesPlace
  /// Whether there is little space: season and month are left out, and a long name has a second
  /// line.
  var isNarrow = false

  var body: some View {
    HStack(alignment: .top) {
      EpisodeMark(row: row, place: place)
      Button(intent: ShowEpisode(id: row.id, place)) {
        HStack(alignment: .top) {
          EpisodeCode(row: row, isShort: isNarrow, isAlone: true)
          EpisodeTitle(row: row, lines: isNarrow ? 2 : 1)
          if !isNarrow {
            Spacer(minLength: 8)
            Text(verbatim: row.shortDate).foregroundStyle(.secondary).fixedSize()
          }
        }
      }
      .buttonStyle(.plain)
    }
  }
}

/// An episode's line below the heading of its season: seen mark, number and name, and the month if
/// it fits.
struct EpisodeSeasonLine: View {
  let row: EpisodesPicture.Row
  let place: SeriesPlace
  /// The most lines that a long name may have.
  var lines = 1
  /// Whether the month is always shown; a name that leaves no space for it then has a second line.
  var hasDate = false

  var body: some View {
    HStack(alignment: .top) {
      EpisodeMark(row: row, place: place)
      Button(intent: ShowEpisode(id: row.id, place)) {
        HStack(alignment: .top) {
          EpisodeCode(row: row, isShort: true)
          if hasDate {
            EpisodeTitle(row: row, lines: lines).frame(maxWidth: .infinity, alignment: .leading)
            date
          } else {
            ViewThatFits(in: .horizontal) {
              HStack {
                EpisodeTitle(row: row).fixedSize()
                Spacer(minLength: 8)
                date
              }
              EpisodeTitle(row: row, lines: lines)
            }
          }
        }
      }
      .buttonStyle(.plain)
    }
  }
}

extension EpisodeSeasonLine {
  private var date: some View {
    Text(verbatim: row.shortDate).foregroundStyle(.secondary).fixedSize()
  }
}

/// The code and the name of an episode, in fainter colours if it was seen.
struct EpisodeName: View {
  let row: EpisodesPicture.Row

  var body: some View {
    HStack {
      EpisodeCode(row: row)
      EpisodeTitle(row: row)
    }
  }
}

/// The code of an episode, in colour, or in grey if it was seen.
struct EpisodeCode: View {
  let row: EpisodesPicture.Row
  /// Whether the season is left out, as in `04`.
  var isShort = false
  /// Whether the number has the letter of the code, as in `E04`, because no season heading is above
  /// it.
  var isAlone = false

  var body: some View {
    Text(verbatim: words).foregroundStyle(row.isSeen ? Color.secondary : Color.blue).fixedSize()
  }

  private var words: String {
    guard isShort, let number = row.parts?.number else { return row.code }
    return isAlone ? "E\(number)" : number
  }
}

/// The name of an episode, in bold if it was not seen.
struct EpisodeTitle: View {
  let row: EpisodesPicture.Row
  /// The most lines that a long name may have.
  var lines = 1

  var body: some View {
    Text(verbatim: row.name).fontWeight(row.isSeen ? .regular : .bold)
      .foregroundStyle(row.isSeen ? .secondary : .primary).lineLimit(lines)
      // Without this, a stack would divide its height before it knows which names need two lines.
      .fixedSize(horizontal: false, vertical: lines > 1)
  }
}

/// The sign that an episode was seen or not; pressing it changes that.
struct EpisodeMark: View {
  let row: EpisodesPicture.Row
  let place: SeriesPlace

  var body: some View {
    Button(intent: MarkEpisode(id: row.id, isSeen: !row.isSeen, place)) {
      Image(systemName: row.isSeen ? "checkmark" : "circle")
        .foregroundStyle(row.isSeen ? Color.green : Color.secondary)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(SeriesWords.seen(row.isSeen))
  }
}

/// The footer: the origin of the list, the number of seen episodes, and the button that loads the
/// next page.
struct EpisodesFooter: View {
  /// How much text the footer contains, depending on the space for it.
  enum Room { case least, usual, most }

  let picture: EpisodesPicture
  let room: Room

  var body: some View {
    HStack {
      SeriesFooter(status: picture.status, isLoading: picture.isLoading, rest: counted)
      if picture.hasMore {
        Button(intent: LoadMoreEpisodes(picture.place)) {
          Text(verbatim: "+").foregroundStyle(.blue).fixedSize()
        }
        .buttonStyle(.plain)
        .accessibilityLabel(String(english: "more episodes", turkish: "daha çok bölüm"))
      }
    }
  }

  private var counted: String {
    guard picture.count > 0 else { return "" }
    let (seen, count) = (picture.seenCount, picture.count)
    switch room {
    case .least:
      let left = String(english: "\(count - seen) left", turkish: "\(count - seen) kaldı")
      return seen >= count ? String(english: "all seen", turkish: "hepsi görüldü") : left
    case .usual:
      return seen == 0 ? SeriesWords.episodes(count) : SeriesWords.seen(seen, of: "\(count)")
    case .most:
      // The numbers of the shown seasons and of the episodes that are not loaded add up to all.
      let rest = picture.hasMore ? count - picture.knownCount : 0
      let more = String(english: "\(rest) more", turkish: "\(rest) daha")
      return SeriesWords.seen(seen, of: "\(count)") + (rest > 0 ? ", \(more)" : "")
    }
  }
}

/// The details of an episode: its name, code, dates, and its characters, each of which can be
/// opened.
struct EpisodeDetailView: View {
  let detail: EpisodesPicture.Detail
  let place: SeriesPlace
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        BackButton()
        Text(verbatim: detail.row.name).font(.headline).lineLimit(1)
        Spacer(minLength: 0)
        Text(verbatim: detail.row.code).foregroundStyle(.blue).fixedSize()
      }
      Divider()
      fact(String(english: "On the air", turkish: "Yayın tarihi"), detail.row.shownDate)
      fact(String(english: "Created", turkish: "Eklendi"), detail.created)
      fact(SeriesTexts.characters.text, "\(detail.row.characterCount)")
      Divider()
      names
    }
  }

  private func fact(_ name: String, _ value: String) -> some View {
    HStack {
      Text(verbatim: name).foregroundStyle(.secondary).lineLimit(1)
        .frame(width: 96, alignment: .leading)
      Text(verbatim: value).lineLimit(1)
    }
  }

  private var names: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach(0..<columns, id: \.self) { column in
        VStack(alignment: .leading, spacing: 0) {
          ForEach(shown.dropFirst(column * rows).prefix(rows)) { character in
            Button(intent: ShowCharacter(id: character.id, place)) {
              Text(verbatim: "▸ \(character.name)").lineLimit(1)
                .accessibilityLabel(character.name)
            }
            .buttonStyle(.plain)
          }
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
      }
    }
  }

  private var shown: ArraySlice<EpisodesPicture.Name> { detail.characters.prefix(columns * rows) }
}

extension EpisodesPicture.Row {
  /// The season and the episode's number in it, such as 1 and `04` for `S01E04`; `nil` for a code
  /// in another form.
  var parts: (season: Int, number: String)? {
    let parts = code.dropFirst().split(separator: "E", omittingEmptySubsequences: false)
    guard code.hasPrefix("S"), parts.count == 2, let season = Int(parts[0]),
      (1...3).contains(parts[1].count)
    else { return nil }
    return (season, String(parts[1]))
  }
}
