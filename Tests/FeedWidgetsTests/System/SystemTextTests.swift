import Foundation
import Testing

@testable import FeedWidgets

@Suite("What the kernel says", .timeLimit(.minutes(2)))
struct SystemTextTests {
  /// Texts of `/proc/stat`, each with its busy ticks, all ticks and the number of processors.
  private static let stats: [(text: String, busy: UInt64, total: UInt64, cores: Int)] = [
    // Linux 6.8, four processors.
    (
      "cpu  100 20 30 800 40 5 5 0 7 0\ncpu0 1\ncpu1 1\ncpu2 1\ncpu3 1\nintr 1\nbtime 1795000000\n",
      160, 1_000, 4
    ),
    // Linux 2.4 has four columns.
    ("cpu  10 0 10 80", 20, 100, 0),
    ("cpu 1 1 1 1 1\nbtime x", 3, 5, 0),
    // A counter at its end.
    ("cpu  18446744073709551615 1 0 0", UInt64.max, UInt64.max, 0),
  ]

  @Test(arguments: stats.indices)
  func `ticks are counted, guests once and waiting as idle`(index: Int) throws {
    let row = Self.stats[index]
    let times = try #require(ProcessorTimes(stat: row.text))
    #expect((times.busy, times.total, times.cores) == (row.busy, row.total, row.cores))
  }

  @Test(
    arguments: [
      "", "cpu", "cpu  1 2 3", "cpu0 1 2 3 4", "cpu  1 x 3 4", "cpu  -1 2 3 4",
      "cpu  18446744073709551616 0 0 0", "\0\0\0", String(repeating: "cpu9 1\n", count: 10_000),
    ]
  )
  func `a text without ticks has none`(text: String) {
    #expect(ProcessorTimes(stat: text) == nil)
  }

  @Test func `the start is known where the kernel says it`() {
    #expect(
      ProcessorTimes(stat: "cpu 1 1 1 1\nbtime 1795000000")?.startedAt
        == Date(timeIntervalSince1970: 1_795_000_000)
    )
    #expect(ProcessorTimes(stat: "cpu 1 1 1 1\nbtime 99999999999")?.startedAt == nil)
  }

  @Test(
    arguments: [
      (10, 20, 0.5), (10, 10, 1), (0, 20, 0), (30, 20, 1), (-1, 20, nil), (0, 0, nil), (0, -5, nil),
    ] as [(Int, Int, Double?)]
  )
  func `a share is between two looks, and none where the counters began anew`(
    busy: Int,
    total: Int,
    share: Double?
  ) {
    let earlier = ProcessorTimes(busy: 100, total: 1_000)
    let later = ProcessorTimes(busy: UInt64(100 + busy), total: UInt64(1_000 + total))
    #expect(later.share(since: earlier) == share)
  }

  @Test(
    arguments: [
      (
        "MemTotal: 1000 kB\nMemFree: 100 kB\nMemAvailable: 400 kB\nSwapTotal: 50 kB\nSwapFree: 20 kB",
        600, 30
      ),
      // Before Linux 3.14.
      ("MemTotal: 1000 kB\nMemFree: 100 kB\nBuffers: 50 kB\nCached: 150 kB", 700, 0),
      ("MemTotal: 1000 kB\nMemFree: 100 kB\nMemAvailable: 2000 kB", 0, 0),
      ("MemTotal: 1000\nMemFree: 0", 1_000, 0),
    ]
  )
  func `memory in use is what is not available`(text: String, used: UInt64, swap: UInt64) throws {
    let memory = try #require(MemoryUse(meminfo: text))
    #expect(memory.used == used * 1_024)
    #expect(memory.swapUsed == swap * 1_024)
  }

  @Test(arguments: [
    "", "MemTotal:", "MemTotal: x kB", "MemTotal: 0 kB\nMemFree: 0 kB", "MemFree: 1 kB", "\n\n:",
  ])
  func `a text without memory has none`(text: String) {
    #expect(MemoryUse(meminfo: text) == nil)
  }

  @Test func `a huge memory is the greatest there is`() {
    let text = "MemTotal: 18446744073709551615 kB\nMemFree: 1 kB\n"
    #expect(MemoryUse(meminfo: text)?.total == .max)
  }

  @Test(
    arguments: [
      ("0.42 0.50 0.61 1/234 5678\n", [0.42, 0.5, 0.61]), ("1 2 3", [1, 2, 3]), ("1 2", []),
      ("", []),
      ("a b c", []), ("nan 1 2", []), ("-1 1 2", []), ("1e300 1 2", []),
    ] as [(String, [Double])]
  )
  func `three loads or none`(text: String, loads: [Double]) {
    #expect(SystemReading.loads(loadavg: text) == loads)
  }

  private static let dev = """
    Inter-|   Receive                                                |  Transmit
     face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
        lo: 500 1 0 0 0 0 0 0 500 1 0 0 0 0 0 0
      eth0: 1000 1 0 0 0 0 0 0 200 1 0 0 0 0 0 0
    wlan0:30 1 0 0 0 0 0 0 4 1 0 0 0 0 0 0
    short: 1 2 3
    bad: x 1 0 0 0 0 0 0 y 1 0 0 0 0 0 0
    """

  @Test(
    arguments: [
      (nil, 1_030, 204), ("eth0", 1_000, 200), ("wlan0", 30, 4), ("lo", 500, 500),
    ] as [(String?, UInt64, UInt64)]
  )
  func `bytes are of one interface, or of all but the machine's own`(
    interface: String?,
    received: UInt64,
    sent: UInt64
  ) {
    #expect(Traffic(dev: Self.dev, interface: interface) == Traffic(received: received, sent: sent))
  }

  @Test func `an interface that is not there has no bytes`() {
    #expect(Traffic(dev: Self.dev, interface: "eth9") == nil)
    #expect(Traffic(dev: "", interface: nil) == nil)
    #expect(Traffic(dev: "lo: 1 1 1 1 1 1 1 1 1", interface: nil) == nil)
  }

  @Test func `the default route is the one with the least metric`() {
    let head = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\n"
    let text =
      head + """
        wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0
        eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0
        tun0\t0000000A\t00000000\t0001\t0\t0\t0\t000000FF\t0
        """
    #expect(Traffic.interface(route: text) == "eth0")
    #expect(Traffic.interface(route: head) == nil)
    #expect(Traffic.interface(route: "x\t00000000\t\n") == nil)
  }

  @Test func `rates are bytes a second, and none where the counters began anew`() throws {
    let earlier = Traffic(received: 1_000, sent: 500)
    let rates = try #require(
      Traffic(received: 3_000, sent: 500).rates(since: earlier, seconds: 10)
    )
    #expect(rates == (200, 0))
    #expect(Traffic(received: 10, sent: 600).rates(since: earlier, seconds: 10) == nil)
    #expect(Traffic(received: 3_000, sent: 600).rates(since: earlier, seconds: 0) == nil)
  }

  @Test func `file systems that keep files are shown once, the root first`() {
    let text = """
      proc /proc proc rw 0 0
      /dev/sda2 /home ext4 rw 0 0
      /dev/sda1 / ext4 rw 0 0
      /dev/sda2 /srv/bound ext4 rw 0 0
      /dev/loop3 /snap/core squashfs ro 0 0
      /dev/loop4 /mnt/image ext4 ro 0 0
      /dev/sda3 /boot vfat rw 0 0
      tmpfs /run tmpfs rw 0 0
      server:/x /net nfs rw 0 0
      /dev/sdb1 /media/my\\040disk\\134x exfat rw 0 0
      /dev/sdc1 relative ext4 rw 0 0
      short
      """
    #expect(MountTable.paths(text) == ["/", "/home", "/media/my disk\\x"])
    #expect(MountTable.paths("overlay / overlay rw 0 0") == ["/"])
    #expect(MountTable.paths("/dev/a /x\\0 ext4\n/dev/b /y\\999z ext4") == ["/x\\0", "/y\\999z"])
  }
}

@Suite("What batteries and sensors say", .timeLimit(.minutes(2)))
struct BatteryTextTests {
  private func supply(_ values: [String: String]) -> String {
    (["TYPE": "Battery"].merging(values) { $1 })
      .map { "POWER_SUPPLY_\($0.key)=\($0.value)" }.sorted().joined(separator: "\n")
  }

  @Test func `a battery that drains says how long it lasts`() throws {
    let battery = try #require(
      BatteryState(uevents: [
        supply([
          "STATUS": "Discharging", "CAPACITY": "58", "ENERGY_NOW": "29000000",
          "ENERGY_FULL": "50000000", "POWER_NOW": "14500000",
        ])
      ])
    )
    #expect(battery.share == 0.58)
    #expect(battery.flow == .discharging)
    #expect(battery.secondsLeft == 7_200)
  }

  @Test func `a battery that is charged says when it is full; a driver's sign does not count`()
    throws
  {
    let battery = try #require(
      BatteryState(uevents: [
        supply([
          "STATUS": "Charging", "CAPACITY": "50", "CHARGE_NOW": "2000", "CHARGE_FULL": "4000",
          "CURRENT_NOW": "-1000",
        ])
      ])
    )
    #expect((battery.flow, battery.secondsLeft) == (.charging, 7_200))
  }

  @Test func `two batteries are one, each by what it holds`() throws {
    let small = supply([
      "STATUS": "Full", "CAPACITY": "100", "ENERGY_NOW": "10", "ENERGY_FULL": "10",
    ])
    let large = supply([
      "STATUS": "Discharging", "CAPACITY": "50", "ENERGY_NOW": "45", "ENERGY_FULL": "90",
    ])
    let battery = try #require(BatteryState(uevents: [small, large]))
    #expect(battery.share == 0.55)
    #expect((battery.flow, battery.secondsLeft) == (.discharging, nil))
  }

  @Test func `a mouse, a plug, an empty bay and nonsense are no battery of the machine`() {
    let others = [
      supply(["SCOPE": "Device", "CAPACITY": "50"]), supply(["TYPE": "Mains", "ONLINE": "1"]),
      supply(["PRESENT": "0", "CAPACITY": "0"]), supply([:]), "", "=\n==\n\0",
      supply(["CAPACITY": "x"]), supply(["ENERGY_NOW": "1", "ENERGY_FULL": "0"]),
    ]
    #expect(BatteryState(uevents: others) == nil)
    #expect(BatteryState(uevents: []) == nil)
  }

  @Test(arguments: ["999", "-3", "9223372036854775807"])
  func `a share is at most the whole`(capacity: String) throws {
    let battery = try #require(BatteryState(uevents: [supply(["CAPACITY": capacity])]))
    #expect((0...1).contains(battery.share))
    #expect(battery.secondsLeft == nil)
  }

  @Test(
    arguments: [
      ([("nvme", "30000"), ("coretemp", "52000")], 52),
      ([("acpitz", "41500"), ("k10temp", "0")], 41.5),
      ([("nvme", "30000")], nil), ([("coretemp", "999999")], nil), ([("coretemp", "x")], nil),
      ([], nil),
    ] as [([(String, String)], Double?)]
  )
  func `the processor's own sensor counts`(sensors: [(String, String)], degrees: Double?) {
    #expect(Thermometer.temperature(sensors.map { (driver: $0.0, text: $0.1) }) == degrees)
  }
}
