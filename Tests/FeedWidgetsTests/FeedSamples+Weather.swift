import FixtureServing
import Foundation
import WidgetRender
import WidgetTimeline
import WidgetUI

@testable import FeedWidgets

extension FeedSamples {
  static func weather(_ rows: String) -> FeedSample {
    let picture = weatherPicture(rows)
    return FeedSample(widget: "weather", rows: rows) { family, isASCII, columns in
      try FeedDrawing(title: WeatherConfiguration.title.text) { (entry: WeatherEntry) in
        WeatherView(picture: entry.picture)
      }
      .picture(
        of: WeatherEntry(date: FeedWorld.now, picture: picture),
        family,
        isASCII: isASCII,
        columns: columns
      )
    }
  }

  static func weatherPicture(_ rows: String) -> WeatherPicture {
    var weather = WeatherSample.weather(at: FeedWorld.now)
    var title = WeatherSample.place?.title ?? ""
    switch rows {
    case "empty":
      var picture = WeatherPicture()
      picture.state = .placeless(
        message: WeatherPlaceError.missing.message,
        hint: WeatherPlaceError.missing.hint ?? ""
      )
      return picture
    case "wrong":
      var picture = WeatherPicture()
      let error = WeatherPlaceError.wrong(String(repeating: "x", count: 40))
      picture.state = .placeless(message: error.message, hint: error.hint ?? "")
      return picture
    case "hostile":
      title = Hostile.texts.joined()
      weather.current?.temperature = -99.6
      weather.current?.code = WeatherCode(number: .max)
      weather.current?.wind = 1e300
      weather.current?.windDirection = -.infinity
    case "dry":
      for place in weather.hours.indices { weather.hours[place].chance = 0 }
    case "frost":
      for place in weather.hours.indices { weather.hours[place].temperature -= 25 }
      for place in weather.days.indices {
        weather.days[place].low -= 25
        weather.days[place].high -= 25
        weather.days[place].code = WeatherCode(number: 75)
      }
      weather.current?.temperature -= 25
      weather.current?.code = WeatherCode(number: 75)
    default: break
    }
    var picture = WeatherPicture(
      weather,
      of: title,
      in: WeatherUnits.metric.scale(in: [:]),
      isMeasured: true,
      at: FeedWorld.now
    )
    picture.status = status(rows)
    picture.isSample = rows == "local"
    return picture
  }
}
