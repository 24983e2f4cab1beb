import Foundation
import WidgetUI

extension PhoneWidget {
  /// Widgets with rings and gauges.
  static let rings = [
    PhoneWidget(
      "three rings",
      .systemSmall,
      heights: [126],
      widths: [126],
      marks: [.drawings(1, columns: 14, rows: 7)]
    ) {
      ZStack {
        Ring(share: 0.85, color: .pink, width: 12)
        Ring(share: 0.6, color: .green, width: 12).padding(14)
        Ring(share: 0.75, color: .cyan, width: 12).padding(28)
      }
    },
    PhoneWidget(
      "ring with its goals",
      .systemMedium,
      heights: .rows(3, of: Line.caption + Line.headline, gap: 6),
      widths: [116, 24, 120],
      shows: """
        Move
        432/500 KCAL
        Exercise
        24/30 MIN
        Stand
        9/12 HRS
        """,
      marks: [.drawings(1, columns: 13, rows: 6)]
    ) {
      HStack(spacing: 24) {
        ZStack {
          Ring(share: 0.86, color: .pink, width: 14)
          Ring(share: 0.8, color: .green, width: 14).padding(16)
          Ring(share: 0.75, color: .cyan, width: 14).padding(32)
        }
        .frame(width: 116, height: 116)
        VStack(alignment: .leading, spacing: 6) {
          Goal(name: "Move", value: "432/500 KCAL", color: .pink)
          Goal(name: "Exercise", value: "24/30 MIN", color: .green)
          Goal(name: "Stand", value: "9/12 HRS", color: .cyan)
        }
        Spacer(minLength: 0)
      }
    },
    PhoneWidget(
      "four batteries",
      .systemSmall,
      heights: .rows(2, of: 56, gap: 10),
      widths: .rows(2, of: 56, gap: 10),
      marks: [.drawings(4, columns: 6, rows: 3)]
    ) {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Battery(level: 0.92, symbol: "iphone")
          Battery(level: 0.64, symbol: "applewatch")
        }
        HStack(spacing: 10) {
          Battery(level: 0.78, symbol: "airpods")
          Battery(level: 0.31, symbol: "case.fill")
        }
      }
    },
    PhoneWidget(
      "two gauges",
      .systemSmall,
      heights: [Line.headline, 8, 62, 8, Line.caption],
      widths: .rows(2, of: 58, gap: 8),
      shows: """
        Server
        38  71
        CPU  Memory
        """,
      marks: [.drawings(2, columns: 6, rows: 3)]
    ) {
      VStack(spacing: 8) {
        Text("Server").font(.headline)
        HStack(spacing: 8) {
          Gauge(value: 0.38) {
            Text("CPU")
          } currentValueLabel: {
            Text("38")
          }
          Gauge(value: 0.71) {
            Text("Mem")
          } currentValueLabel: {
            Text("71")
          }
        }
        .gaugeStyle(.accessoryCircularCapacity)
        HStack {
          Text("CPU").frame(maxWidth: .infinity)
          Text("Memory").frame(maxWidth: .infinity)
        }
        .font(.caption)
      }
    },
    PhoneWidget(
      "ring above its name",
      .systemSmall,
      heights: [84, 6, Line.subheadline, 2, Line.caption],
      shows: """
        70%
        Water
        1.4 of 2 litres
        """,
      marks: [.drawings(1, columns: 9, rows: 5)]
    ) {
      VStack(spacing: 2) {
        ZStack {
          Ring(share: 0.7, color: .blue, width: 8)
          Text("70%").font(.headline)
        }
        .frame(width: 84, height: 84)
        .padding(.bottom, 4)
        Text("Water").font(.subheadline).bold()
        Text("1.4 of 2 litres").font(.caption).foregroundStyle(.secondary)
      }
    },
  ]

  private struct Ring: View {
    let share: Double
    let color: Color
    let width: CGFloat

    var body: some View {
      ZStack {
        Circle().stroke(color.opacity(0.25), lineWidth: width)
        Circle()
          .trim(from: 0, to: share)
          .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .padding(width / 2)
    }
  }

  private struct Goal: View {
    let name: String
    let value: String
    let color: Color

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(name).font(.caption)
        Text(value).font(.headline).foregroundStyle(color)
      }
    }
  }

  private struct Battery: View {
    let level: Double
    let symbol: String

    var body: some View {
      ZStack {
        Circle().stroke(.gray.opacity(0.3), lineWidth: 6)
        Circle()
          .trim(from: 0, to: level)
          .stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Image(systemName: symbol)
      }
      .frame(width: 56, height: 56)
    }
  }
}
