import Foundation
import TestSupport
import Testing
import WidgetUI

// SU-88
@MainActor
@Suite("Pictures of thin shapes and fills", .timeLimit(.minutes(5)))
struct ThinShapeTests {
  @Test func `rules, strips and dots`() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Heading")
      Rectangle().frame(height: 1)
      HStack {
        Text(verbatim: "left")
        Rectangle().frame(width: 1, height: 16)
        Text(verbatim: "right")
      }
      HStack {
        RoundedRectangle(cornerRadius: 1).fill(.blue).frame(width: 3, height: 16)
        Text(verbatim: "strip")
      }
      HStack {
        Circle().frame(width: 3, height: 3)
        Circle().frame(width: 5, height: 5)
        Circle().frame(width: 8, height: 8)
        Text(verbatim: "dots")
      }
      Color.gray.frame(maxWidth: .infinity, maxHeight: 2)
    }
    try expectSnapshot(pictures(of: view), "thin-shapes")
  }

  @Test func `tracks and bars`() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Disk")
      ZStack(alignment: .leading) {
        Capsule().fill(.gray)
        Capsule().fill(.blue).frame(width: 80)
      }
      .frame(height: 16)
      Text(verbatim: "Sleep").padding(.top, 16)
      GeometryReader { room in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.3))
          Capsule().fill(.blue).frame(width: room.size.width * 2 / 3)
        }
      }
      .frame(height: 4)
    }
    try expectSnapshot(pictures(of: view), "thin-tracks")
  }

  @Test func `cells of a heat map`() throws {
    let days = [[0, 0, 2, 4, 3, 0, 2, 0], [0, 3, 3, 2, 0, 0, 4, 2], [2, 0, 4, 3, 2, 0, 0, 3]]
    let view = VStack(spacing: 4) {
      ForEach(days, id: \.self) { week in
        HStack(spacing: 8) {
          ForEach(week.indices, id: \.self) { day in
            RoundedRectangle(cornerRadius: 2)
              .fill(week[day] == 0 ? .gray.opacity(0.2) : .green.opacity(Double(week[day]) / 4))
              .frame(width: 8, height: 16)
          }
        }
      }
    }
    try expectSnapshot(pictures(of: view), "thin-heat-map")
  }
}
