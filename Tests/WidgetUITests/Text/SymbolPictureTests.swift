import Foundation
import TestSupport
import Testing

@testable import WidgetUI

// SU-87
@MainActor
@Suite("Pictures of symbols", .timeLimit(.minutes(5)))
struct SymbolPictureTests {
  @Test func `symbols of a font`() throws {
    let view = VStack {
      HStack(spacing: 16) {
        Image(systemName: "sun.max.fill")
        Image(systemName: "cloud.rain")
        Image(systemName: "figure.run")
      }
      .font(.title)
      Text(verbatim: "28 points")
    }
    try expectSnapshot(pictures(of: view, in: [.systemSmall]), "symbols-font")
  }

  @Test func `a large symbol beside words`() throws {
    let view = HStack {
      Image(systemName: "cloud.sun.fill").font(.system(size: 60))
      VStack(alignment: .leading) {
        Text(verbatim: "21°").bold()
        Text(verbatim: "Sunny")
      }
    }
    try expectSnapshot(pictures(of: view, in: [.systemSmall]), "symbols-large")
  }

  @Test func `a symbol in a frame`() throws {
    let view = Image(systemName: "heart.fill").resizable().scaledToFit()
      .frame(width: 112, height: 112)
    try expectSnapshot(pictures(of: view, in: [.systemSmall]), "symbols-frame")
  }

  @Test func `a symbol as a mask`() throws {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .mask(
        Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 136, height: 136)
      )
    try expectSnapshot(pictures(of: view, in: [.systemSmall]), "symbols-mask")
  }

  @Test func `symbols of controls keep the system's size`() throws {
    let view = Label("Open", systemImage: "star").environment(\.hasSystemFont, true)
      .font(.system(size: 40))
    try expectSnapshot(pictures(of: view, in: [.systemSmall]), "symbols-control")
  }
}
