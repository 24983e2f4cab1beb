import Foundation
import TestSupport
import Testing
import WidgetIntents
import WidgetRender
import WidgetTimeline
import WidgetUI

@MainActor
@Suite("Pictures of views", .timeLimit(.minutes(5)))
struct ViewPictureTests {
  private func words(_ text: String) -> Text { Text(verbatim: text) }

  // SU-42, SU-43, SU-44
  @Test func `a grid lines its columns up`() throws {
    let view = Grid(alignment: .leading, horizontalSpacing: 16) {
      GridRow {
        words("City").bold()
        words("Now").bold().gridColumnAlignment(.trailing)
        words("Max").bold().gridColumnAlignment(.trailing)
      }
      Divider()
      GridRow {
        words("Oslo")
        words("8°")
        words("11°")
      }
      GridRow {
        words("Lisbon")
        words("21°")
        words("24°")
      }
      GridRow { words("two of them").gridCellColumns(3) }
    }
    try expectSnapshot(pictures(of: view), "grid")
  }

  // SU-45, SU-46
  @Test func `a lazy grid fills its tracks line by line`() throws {
    let view = VStack(spacing: 16) {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7), spacing: 0) {
        ForEach(1..<15, id: \.self) { words("\($0)") }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))], alignment: .leading) {
        ForEach(["red", "green", "blue", "cyan"], id: \.self) { words($0) }
      }
      LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(16))], spacing: 16) {
        ForEach(0..<4, id: \.self) { words("cell \($0)") }
      }
    }
    try expectSnapshot(pictures(of: view), "lazy-grid")
  }

  // SU-22, SU-55
  @Test func `containers name what they hold`() throws {
    let view = VStack(alignment: .leading, spacing: 16) {
      GroupBox("Today") { LabeledContent("Steps", value: "8,214") }
      DisclosureGroup("Fruit") {
        words("apple")
        words("pear")
      }
      Section("Head") { LazyVStack(alignment: .leading) { words("row") } }
    }
    try expectSnapshot(pictures(of: view), "containers")
  }

  private func gauge(_ style: some GaugeStyle) -> some View {
    Gauge(value: 0.625) {
      words("CPU")
    } currentValueLabel: {
      words("63")
    } minimumValueLabel: {
      words("0")
    } maximumValueLabel: {
      words("100")
    }
    .gaugeStyle(style)
  }

  // SU-66
  @Test func `bars of gauges stand between their labels`() throws {
    let view = VStack(spacing: 16) {
      gauge(.linearCapacity)
      gauge(.accessoryLinear)
      Gauge(value: 0.25) { words("label") }.gaugeStyle(.accessoryLinear)
      Gauge(value: 0.25) { words("label") }
    }
    try expectSnapshot(pictures(of: view), "gauge-bars")
  }

  // SU-66
  @Test func `rings of gauges hold their values`() throws {
    let view = HStack {
      gauge(.accessoryCircular)
      gauge(.accessoryCircularCapacity)
    }
    try expectSnapshot(pictures(of: view), "gauge-rings")
    let one = gauge(.automatic)
    try expectSnapshot(pictures(of: one, in: [.accessoryCircular]), "gauge-accessory")
  }

  // SU-67, WK-119
  @Test func `progress fills a bar or a ring`() throws {
    let start = Date(timeIntervalSince1970: -30)
    let view = VStack(spacing: 16) {
      ProgressView("Loading", value: 0.4)
      ProgressView(timerInterval: start...start.addingTimeInterval(120), countsDown: false)
      HStack {
        ProgressView(value: 0.75) {
          EmptyView()
        } currentValueLabel: {
          words("75%")
        }
        .progressViewStyle(.circular)
        ProgressView()
        ProgressView("Waiting")
      }
    }
    try expectSnapshot(pictures(of: view), "progress")
  }

  // SU-68, SU-69
  @Test func `controls show what they do and where they stand`() throws {
    let lamp = SwitchLamp(lamp: "desk", isOn: true)
    let view = VStack(alignment: .leading) {
      Button("Plain", intent: lamp).buttonStyle(.plain)
      Button("Bordered", intent: lamp).buttonStyle(.bordered)
      Button("Prominent", systemImage: "star.fill", intent: lamp).buttonStyle(.borderedProminent)
      Toggle("On", isOn: true, intent: lamp)
      Toggle("Off", isOn: false, intent: lamp)
      ControlGroup {
        Button("Less") {}
        Button("More") {}
      }
    }
    try expectSnapshot(pictures(of: view), "controls")
  }

  @Test func `what is not available is in the middle`() throws {
    let view = ContentUnavailableView(
      "No Mail",
      systemImage: "envelope",
      description: words("New messages appear here.")
    )
    try expectSnapshot(pictures(of: view, in: [.systemSmall, .systemMedium]), "unavailable")
  }
}
