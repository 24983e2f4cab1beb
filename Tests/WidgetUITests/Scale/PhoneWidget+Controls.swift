import Foundation
import WidgetIntents
import WidgetUI

extension PhoneWidget {
  /// Widgets with buttons, badges and avatars.
  static let controls = [
    PhoneWidget(
      "water with two buttons",
      .systemSmall,
      heights: [Line.headline, 8, 48, 4, Line.caption, 8, 22],
      shows: """
        Water
        of 8 glasses
        """,
      large: ["5"],
      marks: [.signs(3)]
    ) {
      VStack(spacing: 4) {
        Label("Water", systemImage: "drop.fill").font(.headline)
        Text("5").font(.system(size: 40, weight: .bold)).padding(.top, 4)
        Text("of 8 glasses").font(.caption)
        HStack(spacing: 12) {
          Button(intent: SwitchLamp(lamp: "less", isOn: false)) {
            Image(systemName: "minus.circle.fill")
          }
          Button(intent: SwitchLamp(lamp: "more", isOn: true)) {
            Image(systemName: "plus.circle.fill")
          }
        }
        .buttonStyle(.plain)
        .padding(.top, 4)
      }
    },
    PhoneWidget(
      "to-dos that can be ticked",
      .systemMedium,
      heights: [Line.subheadline] + .rows(4, of: 6 + Line.body, gap: 0),
      shows: """
        Inbox  4
        Send the invoice  Today
        Answer Marta  Today
        Renew passport  Fri
        Clean the bike  Sun
        """,
      marks: [.signs(4)]
    ) {
      VStack(spacing: 6) {
        HStack {
          Text("Inbox").bold()
          Spacer()
          Text("4")
        }
        .font(.subheadline)
        ForEach(
          [
            ("Send the invoice", "Today"), ("Answer Marta", "Today"), ("Renew passport", "Fri"),
            ("Clean the bike", "Sun"),
          ],
          id: \.0
        ) { title, day in
          Button(intent: SwitchLamp(lamp: title, isOn: true)) {
            HStack(spacing: 8) {
              Image(systemName: "circle")
              Text(title)
              Spacer()
              Text(day).font(.caption).foregroundStyle(.secondary)
            }
          }
          .buttonStyle(.plain)
        }
      }
    },
    PhoneWidget(
      "player",
      .systemMedium,
      heights: [60, 8, 4, 2, Line.caption2, 6, 28],
      widths: [60, 12, 200],
      shows: """
        Blue in Green
        Miles Davis
        Kind of Blue
        2:14  5:37
        """,
      marks: [.meters(1), .drawings(1, columns: 6, rows: 3), .signs(6)]
    ) {
      VStack(spacing: 6) {
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 8).fill(.indigo).frame(width: 60, height: 60)
          VStack(alignment: .leading, spacing: 2) {
            Text("Blue in Green").font(.headline)
            Text("Miles Davis").font(.subheadline)
            Text("Kind of Blue").font(.caption).foregroundStyle(.secondary)
          }
          Spacer(minLength: 0)
        }
        VStack(spacing: 2) {
          ProgressView(value: 0.4)
          HStack {
            Text("2:14")
            Spacer()
            Text("5:37")
          }
          .font(.caption2)
        }
        HStack(spacing: 40) {
          ForEach(["backward.fill", "pause.fill", "forward.fill"], id: \.self) { symbol in
            Button(intent: SwitchLamp(lamp: symbol, isOn: true)) {
              Image(systemName: symbol).frame(width: 28, height: 28)
            }
          }
        }
        .buttonStyle(.plain)
      }
    },
    PhoneWidget(
      "scenes",
      .systemSmall,
      heights: [Line.headline, 8] + .rows(3, of: 6 + Line.footnote + 6, gap: 4),
      shows: """
        Living room
        Movie
        Reading
        All off
        """,
      marks: [.signs(3)]
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Living room").font(.headline).padding(.bottom, 4)
        ForEach(
          [("Movie", "film"), ("Reading", "book.fill"), ("All off", "power")],
          id: \.0
        ) { name, symbol in
          Button(intent: SwitchLamp(lamp: name, isOn: true)) {
            Label(name, systemImage: symbol)
              .font(.footnote)
              .padding(6)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(.orange.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
          }
          .buttonStyle(.plain)
        }
      }
    },
    PhoneWidget(
      "people in a call",
      .systemSmall,
      heights: [Line.caption, 6, 36, 8, Line.headline, 2, Line.footnote, 8, 10],
      widths: [36, 24, 24, 24],
      shows: """
        NOW
        A  B  C  D
        Weekly sync
        4 people, 25 min
        """,
      marks: [.meters(1)]
    ) {
      VStack(alignment: .leading, spacing: 2) {
        Text("NOW").font(.caption).bold().foregroundStyle(.green)
        HStack(spacing: -12) {
          ForEach(["A", "B", "C", "D"], id: \.self) { name in
            Text(name)
              .font(.headline)
              .frame(width: 36, height: 36)
              .background(Circle().fill(.teal))
          }
        }
        .padding(.vertical, 6)
        Text("Weekly sync").font(.headline)
        Text("4 people, 25 min").font(.footnote)
        ProgressView(value: 0.5).padding(.top, 6)
      }
    },
    PhoneWidget(
      "issue with its labels",
      .systemMedium,
      heights: [Line.caption, 5, Line.headline, 5, 2 + Line.caption2 + 2, 8, 1, 8]
        + .rows(2, of: Line.caption, gap: 5),
      shows: """
        apple/swift  #70421
        Layout overflows in widgets
        bug  good first issue  ui
        Opened by Mira  3 days ago
        12 comments  2 linked
        """,
      marks: [.rules(1)]
    ) {
      VStack(alignment: .leading, spacing: 5) {
        HStack {
          Text("apple/swift")
          Spacer()
          Text("#70421")
        }
        .font(.caption)
        Text("Layout overflows in widgets").font(.headline)
        HStack(spacing: 4) {
          ForEach(["bug", "good first issue", "ui"], id: \.self) { label in
            Text(label)
              .font(.caption2)
              .padding(.horizontal, 6)
              .padding(.vertical, 2)
              .background(.purple.opacity(0.3), in: Capsule())
          }
        }
        Rectangle().fill(.secondary).frame(height: 1).padding(.vertical, 3)
        HStack {
          Text("Opened by Mira")
          Spacer()
          Text("3 days ago")
        }
        .font(.caption)
        HStack {
          Text("12 comments")
          Spacer()
          Text("2 linked")
        }
        .font(.caption)
      }
    },
  ]
}
