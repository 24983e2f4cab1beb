import Foundation
import WidgetUI

extension PhoneWidget {
  /// Widgets for the accessory families.
  static let accessories = [
    PhoneWidget(
      "bars of the week",
      .accessoryRectangular,
      heights: [Line.caption, 4, 36, 2, Line.caption2],
      widths: .rows(7, of: 14, gap: 6),
      shows: """
        Sleep  7.2 h
        M  T  W  T  F  S  S
        """,
      marks: [.bars(7)]
    ) {
      VStack(spacing: 4) {
        HStack {
          Text("Sleep")
          Spacer()
          Text("7.2 h")
        }
        .font(.caption)
        HStack(alignment: .bottom, spacing: 6) {
          ForEach(Array(zip([20, 36, 24, 30, 16, 36, 28], "MTWTFSS").enumerated()), id: \.0) {
            _,
            day in
            VStack(spacing: 2) {
              RoundedRectangle(cornerRadius: 2).frame(width: 14, height: CGFloat(day.0))
              Text(String(day.1)).font(.caption2)
            }
          }
        }
      }
    },
    PhoneWidget(
      "ring with its value",
      .accessoryCircular,
      heights: [72],
      shows: "68",
      marks: [.drawings(1, columns: 8, rows: 4)]
    ) {
      Gauge(value: 0.68) {
        Text("BPM")
      } currentValueLabel: {
        Text("68")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    },
    PhoneWidget(
      "symbol above a value",
      .accessoryCircular,
      heights: [24, 2, Line.headline, Line.caption2],
      shows: """
        12
        mm
        """,
      marks: [.signs(1)]
    ) {
      VStack(spacing: 2) {
        Image(systemName: "cloud.rain.fill").frame(height: 24)
        VStack(spacing: 0) {
          Text("12").font(.headline)
          Text("mm").font(.caption2)
        }
      }
    },
    PhoneWidget(
      "one line",
      .accessoryInline,
      heights: [Line.body],
      shows: "Next train 09:52",
      marks: [.signs(1)]
    ) {
      Label("Next train 09:52", systemImage: "tram.fill")
    },
  ]
}
