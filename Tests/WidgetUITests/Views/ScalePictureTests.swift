import Foundation
import TestSupport
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Pictures of what fills a phone's widget", .timeLimit(.minutes(5)))
struct ScalePictureTests {
  private func words(_ text: String) -> Text { Text(verbatim: text) }

  // SU-79, SU-80
  @Test func `a list with small gaps and rules between its lines is whole`() throws {
    let view = VStack(alignment: .leading, spacing: 8) {
      words("Today").bold().padding(.bottom, 4)
      ForEach(["Water plants", "Call Ada", "Pay rent"], id: \.self) { name in
        HStack(spacing: 6) {
          Image(systemName: "circle")
          VStack(alignment: .leading, spacing: 4) {
            words(name)
            Divider()
          }
        }
      }
      Spacer()
      words("3 open").font(.caption)
    }
    try expectSnapshot(pictures(of: view), "scale-list")
  }

  // SU-81
  @Test func `columns of fixed width are as wide together as on a phone`() throws {
    let view = VStack(spacing: 6) {
      HStack(spacing: 2) {
        ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) { day in
          words(["M", "T", "W", "T", "F", "S", "S"][day]).frame(width: 20)
        }
      }
      ForEach(0..<4, id: \.self) { week in
        HStack(spacing: 2) {
          ForEach(1..<8, id: \.self) { day in words("\(week * 7 + day)").frame(width: 20) }
        }
      }
    }
    try expectSnapshot(pictures(of: view), "scale-calendar")
  }

  // SU-81, SU-82
  @Test func `bars that share a room fill it`() throws {
    let heights: [CGFloat] = [40, 72, 56, 96, 80, 24, 64]
    let view = VStack(spacing: 4) {
      GeometryReader { room in
        HStack(alignment: .bottom, spacing: 0) {
          ForEach(heights.indices, id: \.self) { day in
            Rectangle().frame(height: heights[day]).padding(.horizontal, 2)
              .frame(width: room.size.width / 7)
          }
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
      }
      HStack {
        words("Steps"); Spacer(); words("8,214")
      }
    }
    try expectSnapshot(pictures(of: view), "scale-bars")
  }
}
