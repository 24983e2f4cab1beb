import WidgetUI

/// The view if there is no weather: it explains how to set a location, or that nothing was loaded
/// yet.
struct WeatherEmptyView: View {
  let picture: WeatherPicture
  /// Whether there is space for whole sentences.
  let isRoomy: Bool

  var body: some View {
    VStack(spacing: 0) {
      switch picture.state {
      case .placeless(let message, let hint):
        Text(verbatim: message).font(.headline).lineLimit(2)
        if isRoomy {
          Text(verbatim: String(english: "Set one:", turkish: "Bir yer seçin:"))
            .foregroundStyle(.secondary)
            .lineLimit(1)
          Text(verbatim: hint).lineLimit(4)
        }
      case .idle, .loaded:
        Text(verbatim: String(english: "Not loaded yet", turkish: "Henüz yüklenmedi"))
          .font(.headline)
          .lineLimit(2)
      }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The current temperature and weather, and the next hours.
struct WeatherRectangularView: View {
  let picture: WeatherPicture
  let now: WeatherPicture.Now

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Image(systemName: now.symbol).symbolRenderingMode(.multicolor)
        Text(verbatim: now.temperature).bold()
        // Words that do not fit are left to the symbol, and the day's range takes their place.
        ViewThatFits(in: .horizontal) {
          WeatherWords(now: now).fixedSize()
          WeatherSpan(now: now)
        }
      }
      WeatherHoursTable(hours: picture.hours, step: 3, columns: 4, width: 40)
      Spacer(minLength: 0)
      HStack {
        if picture.isSample {
          Text(verbatim: String(english: "! sample", turkish: "! örnek")).foregroundStyle(.orange)
        } else if let status = picture.status {
          FeedStatusView(status: status)
        }
      }
      .lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The weather on a single line, and the day's temperatures if they fit.
struct WeatherInlineView: View {
  let picture: WeatherPicture
  let now: WeatherPicture.Now

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        line.fixedSize()
        WeatherSpan(now: now).fixedSize()
        sample
      }
      HStack {
        line
        sample
      }
    }
  }

  private var line: some View {
    HStack {
      Image(systemName: now.symbol)
      Text(verbatim: now.temperature).bold()
      Text(verbatim: now.words).lineLimit(1)
    }
  }

  /// The sign for sample data, at the end of the line.
  @ViewBuilder private var sample: some View {
    if picture.isSample {
      Text(verbatim: String(english: "sample", turkish: "örnek")).foregroundStyle(.secondary)
        .fixedSize()
    }
  }
}

/// The temperature in large digits, between its symbol and the day's highest and lowest.
///
/// Sample data has its sign in place of the highest and lowest.
struct WeatherCircularView: View {
  let now: WeatherPicture.Now
  let isSample: Bool

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Image(systemName: now.symbol).symbolRenderingMode(.multicolor)
        Text(verbatim: now.unit).foregroundStyle(.secondary)
      }
      // Without the degree sign two digits that are three rows high fit.
      Text(verbatim: String(now.temperature.dropLast())).font(.system(size: 40))
      if isSample {
        Text(verbatim: String(english: "sample", turkish: "örnek")).foregroundStyle(.secondary)
          .lineLimit(1)
      } else if !now.low.isEmpty {
        Text(verbatim: "\(now.low) \(now.high)").foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
