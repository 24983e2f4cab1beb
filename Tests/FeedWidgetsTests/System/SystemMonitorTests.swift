import Foundation
import Moments
import SharedStore
import TestSupport
import Testing
import WidgetIntents
import WidgetTimeline

@testable import FeedWidgets

@Suite("Looks at the system", .timeLimit(.minutes(2)))
struct SystemMonitorTests {
  private let root = TemporaryFolder()
  private let store: SharedStore
  private let now = FeedWorld.now

  init() throws {
    store = try SharedStore(
      at: StoreLocation(path: root.path + "/store.sqlite"),
      schemas: [SystemSchema.module]
    )
  }

  private var monitor: SystemMonitor {
    let disk = DiskUse(path: "/", used: 30, free: 70)
    return SystemMonitor(
      store: store,
      files: SystemFiles(root: root.path) { $0 == "/" ? disk : nil }
    )
  }

  private func write(_ text: String, to path: String) throws {
    let file = root.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Writes files of `/proc` and `/sys`: the processors were busy for `busy` of `total` ticks, and
  /// `received` bytes have arrived.
  private func machine(busy: Int, total: Int, received: Int) throws {
    try write("cpu  \(busy) 0 0 \(total - busy)\ncpu0 1\n", to: "proc/stat")
    try write("0.10 0.20 0.30 1/2 3\n", to: "proc/loadavg")
    try write("MemTotal: 1000 kB\nMemFree: 250 kB\n", to: "proc/meminfo")
    try write("eth0: \(received) 0 0 0 0 0 0 0 7 0\n", to: "proc/net/dev")
    try write("/dev/sda1 / ext4 rw 0 0\n", to: "proc/mounts")
    try write(
      "POWER_SUPPLY_CAPACITY=58\nPOWER_SUPPLY_STATUS=Full\n",
      to: "sys/class/power_supply/BAT0/uevent"
    )
    try write("Battery\n", to: "sys/class/power_supply/BAT0/type")
    try write("coretemp\n", to: "sys/class/hwmon/hwmon0/name")
    try write("52000\n", to: "sys/class/hwmon/hwmon0/temp1_input")
  }

  private func look(
    after seconds: TimeInterval,
    span: TimeInterval = 3_600
  ) async -> SystemMonitor.Look {
    await monitor.look(disks: [], interface: nil, span: span, at: now + seconds)
  }

  private func samples() async throws -> [SystemSample] {
    try await store.read { try $0.fetch(SystemSample.self, sortedBy: [.ascending("at")]) }
  }

  @Test func `a first look is since the start, the second one between both`() async throws {
    try machine(busy: 100, total: 1_000, received: 1_000)
    let first = await look(after: 0)
    #expect((first.processor, first.isSinceStart, first.down) == (0.1, true, nil))
    #expect(first.reading.memory?.used == 750 * 1_024)
    #expect(first.reading.disks == [DiskUse(path: "/", used: 30, free: 70)])
    #expect(first.reading.battery?.share == 0.58)
    #expect(first.reading.temperature == 52)
    try machine(busy: 150, total: 1_100, received: 7_000)
    let second = await look(after: 60)
    #expect((second.processor, second.isSinceStart, second.down) == (0.5, false, 100))
    #expect(second.history.map(\.processor) == [nil, 0.5])
  }

  @Test func `a system that began anew has no share of before`() async throws {
    try machine(busy: 900, total: 1_000, received: 9_000)
    _ = await look(after: 0)
    try machine(busy: 10, total: 20, received: 5)
    let look = await look(after: 60)
    #expect((look.processor, look.isSinceStart, look.down) == (0.5, true, nil))
  }

  @Test func `samples are of a day, and those of the future go`() async throws {
    try machine(busy: 1, total: 10, received: 1)
    for hour in 0..<30 {
      try machine(busy: hour + 1, total: hour * 2 + 10, received: hour)
      _ = await look(after: Double(hour) * 3_600)
    }
    #expect(try await samples().count <= 26)
    // The clock is set back by ten hours.
    let back = await look(after: 19 * 3_600 + 30, span: 86_400)
    #expect(try await samples().allSatisfy { $0.at <= now + 19 * 3_600 + 30 })
    #expect(back.history.allSatisfy { $0.at <= now + 19 * 3_600 + 30 })
  }

  @Test func `looks that follow at once make one sample`() async throws {
    try machine(busy: 1, total: 10, received: 1)
    for _ in 0..<5 { _ = await look(after: 0) }
    _ = await look(after: 2)
    #expect(try await samples().count == 1)
    _ = await look(after: 6)
    #expect(try await samples().count == 2)
  }

  @Test func `no sample is in the log of what a user has done`() async throws {
    try machine(busy: 1, total: 10, received: 1)
    _ = await look(after: 0)
    _ = await look(after: 60)
    #expect(try await samples().count == 2)
    #expect(try await store.read { try $0.runs(limit: 10) }.isEmpty)
  }

  @Test func `a machine that says nothing has an empty reading`() async throws {
    let look = await monitor.look(disks: ["/nowhere"], interface: "eth0", span: 3_600, at: now)
    // The load comes from the system itself where /proc has none.
    #expect(look.reading.memory == nil && look.reading.times == nil)
    #expect(look.reading.disks.isEmpty && look.reading.battery == nil)
    #expect(look.reading.temperature == nil && look.reading.traffic == nil)
  }

  @Test func `files that are no texts do no harm`() async throws {
    let noise = String(
      decoding: (0..<100_000).map { _ in UInt8.random(in: 0 ... .max) },
      as: UTF8.self
    )
    for path in [
      "proc/stat", "proc/loadavg", "proc/meminfo", "proc/net/dev", "proc/net/route", "proc/mounts",
      "sys/class/power_supply/BAT0/uevent", "sys/class/hwmon/hwmon0/name",
    ] {
      try write(noise, to: path)
    }
    let look = await look(after: 0)
    #expect(look.processor == nil)
    _ = SystemPicture(look, hours: 1, interval: 60, at: now)
  }

  @Test func `this machine is as its files say`() async throws {
    guard let text = FileManager.default.contents(atPath: "/proc/meminfo") else { return }
    let reading = SystemFiles().reading()
    let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    #expect(words.first == "MemTotal:")
    #expect(reading.memory?.total == UInt64(words[1]).map { $0 * 1_024 })
    #expect(reading.loads.count == 3)
    #expect(reading.times?.cores ?? 0 > 0)
    #expect(reading.disks.first?.path == "/")
    #expect(reading.traffic != nil || reading.times != nil)
  }

  @Test(
    arguments: [
      ([nil, nil], []), ([0.5], [0, 0, 0, 0.5]), ([0.1, 0.2, 0.3, 0.4], [0.1, 0.2, 0.3, 0.4]),
      ([0.4, nil, nil, 0.2], [0.4, 0.4, 0.4, 0.2]), ([.nan, -1, 0.5, 0.5], [0, 0, 0.5, 0.5]),
    ] as [([Double?], [Double])]
  )
  func `a curve has a value for each stretch, and none where nothing was seen`(
    values: [Double?],
    curve: [Double]
  ) throws {
    let samples = values.enumerated().map { place, value in
      var sample = SystemSample(
        SystemReading(),
        interface: nil,
        at: now + Double(place - values.count + 1) * 60,
        since: nil
      )
      sample.processor = value
      return sample
    }
    let found = SystemCurve(end: now, span: 240, interval: 60).values(samples, count: 4) {
      $0.processor
    }
    #expect(found == curve)
  }

  /// Returns one sample for each of the last `minutes` minutes.
  private func history(minutes: Int) -> [SystemSample] {
    (0..<minutes).map { minute in
      var sample = SystemSample(
        SystemReading(),
        interface: nil,
        at: now - Double(minutes - 1 - minute) * 60,
        since: nil
      )
      sample.processor = minute == 0 ? 1 : 0.5
      return sample
    }
  }

  private func picture(minutes: Int) -> SystemPicture {
    let look = SystemMonitor.Look(reading: SystemReading(), history: history(minutes: minutes))
    return SystemPicture(look, hours: 1, interval: 60, at: now)
  }

  @Test func `a curve of some minutes begins at its first sample and says when that was`() {
    let young = picture(minutes: 11)
    #expect(young.since == now - 600)
    #expect(young.processor.count == SystemPicture.stretches)
    #expect(young.processor.first == 1 && young.processor.last == 0.5)
    #expect(young.processor.allSatisfy { $0 > 0 })
    let whole = picture(minutes: 60)
    #expect(whole.since == nil && whole.span == 3_600)
  }

  @Test(arguments: [0, 1, 2, 5])
  func `values of less than a twelfth of the time are no curve`(minutes: Int) {
    #expect(picture(minutes: minutes).processor.isEmpty)
    #expect(picture(minutes: minutes).since == nil)
  }

  @Test func `a timeline is looked at again after the interval`() async throws {
    try machine(busy: 1, total: 10, received: 1)
    let manager = AppDependencyManager()
    let monitor = monitor
    manager.add(dependency: monitor)
    let provider = SystemProvider(dependencies: manager)
    let configuration = SystemConfiguration()
    configuration.seconds = 30
    let context = SystemProvider.Context(family: .systemSmall, isPreview: false, foreseen: now)
    let timeline = await provider.timeline(for: configuration, in: context)
    #expect(timeline.policy == .after(now + 30))
    #expect(timeline.entries.first?.relevance?.score == 2)
    // A preview leaves no sample.
    let preview = SystemProvider.Context(family: .systemSmall, isPreview: true, foreseen: now + 99)
    _ = await provider.snapshot(for: configuration, in: preview)
    _ = provider.placeholder(in: preview)
    #expect(try await samples().count == 1)
  }

  @Test(
    arguments: [
      (["/, /home"], ["/", "/home"]), (["/", "/srv,/"], ["/", "/srv"]), (["home", ",", ""], []),
    ] as [([String], [String])]
  )
  func `disks are written with commas`(texts: [String], paths: [String]) {
    let configuration = SystemConfiguration()
    configuration.disks = texts
    #expect(configuration.diskPaths == paths)
  }

  @Test func `a refresh says so, and its name is its kind's`() async throws {
    let runner = IntentRunner(
      registry: try IntentRegistry(intents: [RefreshSystem.self], entities: [], enumerations: []),
      context: IntentContext(now: now, calendar: Calendar(identifier: .gregorian))
    )
    #expect(runner.registry.intents.map(\.name) == ["refresh-system"])
    let said = try await runner.run("refresh-system", []).dialog
    #expect(said == "The system is being measured again.")
  }
}
