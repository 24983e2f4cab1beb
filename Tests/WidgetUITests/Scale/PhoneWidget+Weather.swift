import Foundation
import WidgetUI

extension PhoneWidget {
  /// Widgets that show the weather, clocks and countdowns.
  static let weather = [
    PhoneWidget(
      "weather now",
      .systemSmall,
      heights: [Line.headline, 53, Line.body, Line.caption, Line.caption],
      shows: """
        Izmir
        Mostly sunny
        H:27° L:16°
        """,
      large: ["21°"],
      marks: [.signs(1)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Izmir").font(.headline)
        Text("21°").font(.system(size: 44, weight: .light))
        Spacer(minLength: 0)
        Image(systemName: "sun.max.fill").symbolRenderingMode(.multicolor)
        Text("Mostly sunny").font(.caption)
        Text("H:27° L:16°").font(.caption)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    PhoneWidget(
      "weather in the next hours",
      .systemMedium,
      heights: [48, 8, Line.caption, 4, 24, 4, Line.body],
      widths: .rows(6, of: 40, gap: 12),
      shows: """
        Bergen  Rain until six
        H:11° L:4°
        14  15  16  17  18  19
        9°  9°  8°  8°  7°  6°
        """,
      large: ["9°"],
      marks: [.signs(6)]
    ) {
      VStack(spacing: 8) {
        HStack(alignment: .top) {
          VStack(alignment: .leading, spacing: 0) {
            Text("9°").font(.system(size: 34, weight: .light)).frame(height: 48)
          }
          Spacer()
          VStack(alignment: .trailing, spacing: 0) {
            Text("Bergen").font(.headline)
            Text("Rain until six").font(.caption)
            Text("H:11° L:4°").font(.caption)
          }
        }
        HStack(spacing: 12) {
          ForEach(Array([9, 9, 8, 8, 7, 6].enumerated()), id: \.offset) { place, degrees in
            VStack(spacing: 4) {
              Text("\(14 + place)").font(.caption)
              Image(systemName: "cloud.rain.fill").frame(width: 24, height: 24)
              Text("\(degrees)°")
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
    },
    PhoneWidget(
      "weather of five days",
      .systemMedium,
      heights: .rows(5, of: Line.body, gap: 6),
      widths: [44, 8, 24, 8, 32, 8, 130, 8, 32],
      shows: """
        Today  14°  22°
        Tue  12°  19°
        Wed  11°  18°
        Thu  13°  21°
        Fri  15°  24°
        """,
      marks: [.field(columns: 8, rows: 5)]
    ) {
      VStack(spacing: 6) {
        ForEach(Range.five) { day in
          HStack(spacing: 8) {
            Text(day.id).frame(width: 44, alignment: .leading)
            Image(systemName: "cloud.sun.fill").frame(width: 24)
            Text("\(day.low)°").frame(width: 32, alignment: .trailing)
            GeometryReader { room in
              ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.3))
                Capsule()
                  .fill(
                    .linearGradient(
                      colors: [.mint, .orange],
                      startPoint: .leading,
                      endPoint: .trailing
                    )
                  )
                  .frame(width: room.size.width * CGFloat(day.high - day.low) / 14)
                  .offset(x: room.size.width * CGFloat(day.low - 10) / 14)
              }
            }
            .frame(height: 5)
            Text("\(day.high)°").frame(width: 32, alignment: .trailing)
          }
        }
      }
    },
    PhoneWidget(
      "weather, hours and days",
      .systemLarge,
      heights: [Line.title3, Line.caption, 10, Line.caption, 2, 20, 2, Line.body, 8, 1, 8]
        + .rows(6, of: Line.body, gap: 10),
      shows: """
        Reykjavik  7°
        Windy
        13  14  15  16  17  18
        7°  7°  6°  5°  5°  4°
        Sat  2°  8°
        Sun  3°  9°
        Mon  1°  6°
        Tue  0°  5°
        Wed  2°  7°
        Thu  4°  10°
        """,
      marks: [.rules(1), .signs(12)]
    ) {
      VStack(alignment: .leading, spacing: 8) {
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Text("Reykjavik")
            Spacer()
            Text("7°")
          }
          .font(.title3)
          Text("Windy").font(.caption).foregroundStyle(.secondary)
        }
        HStack(spacing: 0) {
          ForEach(Array([7, 7, 6, 5, 5, 4].enumerated()), id: \.offset) { place, degrees in
            VStack(spacing: 2) {
              Text("\(13 + place)").font(.caption)
              Image(systemName: "wind").frame(width: 20, height: 20)
              Text("\(degrees)°")
            }
            .frame(maxWidth: .infinity)
          }
        }
        Divider()
        VStack(spacing: 10) {
          ForEach(Range.cold) { day in
            HStack {
              Text(day.id).frame(width: 48, alignment: .leading)
              Image(systemName: "snowflake").frame(width: 28)
              Spacer()
              Text("\(day.low)°").foregroundStyle(.secondary)
              Text("\(day.high)°").frame(width: 40, alignment: .trailing)
            }
          }
        }
      }
    },
    PhoneWidget(
      "large time and date",
      .systemSmall,
      heights: [Line.subheadline, 6, 58, 6, Line.headline, Line.caption],
      shows: """
        Friday
        November 20
        Alarm 06:30
        """,
      large: ["9:41"]
    ) {
      VStack(spacing: 6) {
        Text("Friday").font(.subheadline).foregroundStyle(.orange)
        Text("9:41").font(.system(size: 48, weight: .bold, design: .rounded))
        VStack(spacing: 0) {
          Text("November 20").font(.headline)
          Text("Alarm 06:30").font(.caption)
        }
      }
    },
    PhoneWidget(
      "four clocks",
      .systemMedium,
      heights: [56, 6, Line.footnote, 2, Line.caption, 2, Line.caption],
      widths: .rows(4, of: 64, gap: 10),
      shows: """
        Oslo  Tokyo  Lima  Perth
        Today  Today  Today  Today
        +0h  +8h  -6h  +7h
        """,
      marks: [.drawings(4, columns: 6, rows: 3)]
    ) {
      HStack(spacing: 10) {
        ForEach([("Oslo", 0), ("Tokyo", 8), ("Lima", -6), ("Perth", 7)], id: \.0) { city, hours in
          VStack(spacing: 2) {
            Dial(hours: Double(9 + hours)).stroke(lineWidth: 2).frame(width: 56, height: 56)
              .padding(.bottom, 4)
            Text(city).font(.footnote).bold()
            Text("Today").font(.caption)
            Text(hours < 0 ? "\(hours)h" : "+\(hours)h").font(.caption).foregroundStyle(.secondary)
          }
          .frame(width: 64)
        }
      }
    },
    PhoneWidget(
      "countdown",
      .systemSmall,
      heights: [Line.headline, 4, 58, Line.footnote, 4, 4, 4, Line.caption2],
      shows: """
        Holiday
        days left
        from 30
        """,
      large: ["12"],
      marks: [.meters(1)]
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Label("Holiday", systemImage: "airplane").font(.headline)
        VStack(alignment: .leading, spacing: 0) {
          Text("12").font(.system(size: 48, weight: .bold))
          Text("days left").font(.footnote)
        }
        ProgressView(value: 0.6)
        Text("from 30").font(.caption2).foregroundStyle(.secondary)
      }
    },
  ]

  private struct Range: Identifiable {
    let id: String
    let low: Int
    let high: Int

    static let five = [
      Range(id: "Today", low: 14, high: 22), Range(id: "Tue", low: 12, high: 19),
      Range(id: "Wed", low: 11, high: 18), Range(id: "Thu", low: 13, high: 21),
      Range(id: "Fri", low: 15, high: 24),
    ]

    static let cold = [
      Range(id: "Sat", low: 2, high: 8), Range(id: "Sun", low: 3, high: 9),
      Range(id: "Mon", low: 1, high: 6), Range(id: "Tue", low: 0, high: 5),
      Range(id: "Wed", low: 2, high: 7), Range(id: "Thu", low: 4, high: 10),
    ]
  }

  private struct Dial: Shape {
    let hours: Double

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addEllipse(in: rect)
        let angle = hours / 6 * .pi - .pi / 2
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addLine(
          to: CGPoint(
            x: rect.midX + cos(angle) * rect.width * 0.3,
            y: rect.midY + sin(angle) * rect.height * 0.3
          )
        )
      }
    }
  }
}
