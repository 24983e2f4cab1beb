import WidgetUI

/// A labelled value in the details of a character: an icon and the label, with the value below.
struct DetailBox: View {
  let box: CharactersPicture.Box
  let color: Color
  /// Whether the value is on the icon's line; the label is then left out.
  var isFlat = false

  var body: some View {
    if isFlat {
      HStack {
        Image(systemName: box.symbol).foregroundStyle(color)
        Text(verbatim: box.value).lineLimit(1)
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Text(verbatim: "▌").foregroundStyle(.quaternary).fixedSize().accessibilityHidden(true)
          Image(systemName: box.symbol).foregroundStyle(color)
          Text(verbatim: " \(box.id)").foregroundStyle(.secondary).lineLimit(1)
        }
        HStack(spacing: 0) {
          Text(verbatim: "▌").foregroundStyle(.quaternary).fixedSize().accessibilityHidden(true)
          ViewThatFits(in: .horizontal) {
            Text(verbatim: box.value).fixedSize()
            Text(verbatim: box.shortValue)
          }
          .bold()
          .lineLimit(1)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The eight labelled values in two columns, each with a colour of its own.
struct DetailBoxes: View {
  let boxes: [CharactersPicture.Box]
  var isFlat = false
  /// The distance between two rows, in points.
  var spacing = 0.0

  private static let colors: [Color] = [
    .green, .blue, .orange, .purple, .teal, .red, .yellow, .pink,
  ]

  var body: some View {
    VStack(spacing: spacing) {
      ForEach(0..<(boxes.count + 1) / 2, id: \.self) { row in
        HStack(alignment: .top, spacing: 8) {
          box(row * 2)
          if row * 2 + 1 < boxes.count { box(row * 2 + 1) }
        }
      }
    }
  }

  private func box(_ index: Int) -> some View {
    DetailBox(
      box: boxes[index],
      color: Self.colors[index % Self.colors.count],
      isFlat: isFlat
    )
  }
}

/// A character's photograph, or a description if there is none.
struct CharacterPhoto: View {
  let detail: CharactersPicture.Detail
  /// The width of the photograph in points.
  let width: Double
  let height: Double

  var body: some View {
    if let image = detail.image {
      image.resizable().aspectRatio(1, contentMode: .fit)
        .frame(width: width, height: height)
        .accessibilityLabel(
          String(english: "a picture of \(detail.card.name)", turkish: "\(detail.card.name) resmi")
        )
    } else {
      VStack(spacing: 0) {
        // The letters of the initials are five or three rows high.
        Text(verbatim: detail.card.initials).font(.system(size: height > 128 ? 60 : 34))
          .foregroundStyle(detail.card.color)
          .accessibilityHidden(true)
        Text(verbatim: String(english: "picture of", turkish: "resim:")).foregroundStyle(.secondary)
        Text(verbatim: detail.card.name).multilineTextAlignment(.center).lineLimit(2)
      }
      .padding(.horizontal, 8)
      .frame(width: width, height: height)
      .border(detail.card.color)
    }
  }
}

/// The name of the open character, and the button that closes its details.
struct DetailHeader: View {
  let detail: CharactersPicture.Detail

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        if detail.isOpened { BackButton() }
        Text(verbatim: detail.card.name).font(.headline).lineLimit(1)
        Text(verbatim: detail.card.letter).foregroundStyle(detail.card.color).fixedSize()
          .accessibilityLabel(detail.card.genderWord)
        Spacer(minLength: 0)
      }
      Divider()
    }
  }
}

/// A button that closes the details that were opened last.
struct BackButton: View {
  var body: some View {
    Button(intent: GoBack()) {
      Image(systemName: "chevron.left").foregroundStyle(.blue)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(String(english: "back", turkish: "geri"))
  }
}

extension CharactersPicture.Detail {
  /// Returns the number of lines that the episodes and the button for more of them need; at most
  /// `limit` lines have episodes.
  func lineCount(_ limit: Int) -> Int {
    min(episodes.count, limit) + (hiddenEpisodes > 0 && isOpened ? 1 : 0)
  }
}

/// The loaded episodes of a character, each of which can be opened, and the button that loads two
/// more.
struct DetailEpisodes: View {
  let detail: CharactersPicture.Detail
  let place: SeriesPlace
  let limit: Int
  /// Whether there is little space: dates have no day, and the number of hidden episodes is on a
  /// separate line.
  var isNarrow = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(detail.episodes.suffix(limit)) { episode in
        Button(intent: ShowEpisode(id: episode.id, place)) {
          HStack {
            Text(verbatim: "▸ \(episode.code)").foregroundStyle(.blue).fixedSize()
              .accessibilityLabel(episode.code)
            Text(verbatim: episode.name).lineLimit(1)
            Spacer(minLength: 0)
            Text(
              verbatim: isNarrow
                ? SeriesDate.month(of: episode.airDate) : SeriesDate.day(of: episode.airDate)
            )
            .foregroundStyle(.secondary)
            .lineLimit(1)
          }
        }
        .buttonStyle(.plain)
      }
      if detail.hiddenEpisodes > 0, detail.isOpened {
        Button(intent: ShowEpisodes()) {
          Text(verbatim: moreEpisodes).foregroundStyle(.blue).lineLimit(1)
        }
        .buttonStyle(.plain)
      } else if detail.hiddenEpisodes > 0, !detail.episodes.isEmpty, isNarrow {
        Text(verbatim: hiddenEpisodes).foregroundStyle(.secondary)
      }
    }
  }

  private var hiddenEpisodes: String {
    let hidden = detail.hiddenEpisodes
    return String(english: "+\(hidden) more episodes", turkish: "+\(hidden) bölüm daha")
  }

  /// The label of the button, with the number of episodes that it loads.
  private var moreEpisodes: String {
    let (hidden, step) = (detail.hiddenEpisodes, RickAndMortyService.episodesInStep)
    return switch hidden {
    case ...step:
      String(
        english: hidden == 1 ? "+ 1 more episode" : "+ \(hidden) more episodes",
        turkish: "+ \(hidden) bölüm daha"
      )
    default:
      String(
        english: "+ \(step) of \(hidden) more episodes",
        turkish: "+ \(step) bölüm (kalan \(hidden))"
      )
    }
  }
}
