import Foundation

/// Parses the text of files in Linux's /proc and /sys (proc(5), sysfs).
///
/// The functions read no files themselves.
enum KernelText {
  /// The most lines of a text that are read, enough for a thousand processors or mounts.
  private static let maximumLines = 4_096

  static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", maxSplits: maximumLines).prefix(maximumLines).map { $0 }
  }

  static func words(_ line: Substring) -> [Substring] {
    // A line of the kernel has some twenty words at most.
    line.split(maxSplits: 64) { $0 == " " || $0 == "\t" }
  }
}

extension ProcessorTimes {
  /// Parses /proc/stat; returns `nil` without a line `cpu` that has at least user, nice, system and
  /// idle.
  init?(stat text: String) {
    let lines = KernelText.lines(text).map(KernelText.words)
    guard let all = lines.first(where: { $0.first == "cpu" }) else { return nil }
    // The time of virtual machines (guest) is already part of user and nice.
    let ticks = all.dropFirst().prefix(8).compactMap { UInt64($0) }
    guard ticks.count >= 4, ticks.count == min(all.count - 1, 8) else { return nil }
    let total = ticks.reduce(UInt64(0)) { $0.addingSaturated($1) }
    // Waiting for a disk is idle time.
    let idle = ticks[3].addingSaturated(ticks.count > 4 ? ticks[4] : 0)
    let started = lines.first { $0.first == "btime" && $0.count > 1 }.flatMap { UInt32($0[1]) }
    self.init(
      busy: total - min(idle, total),
      total: total,
      cores: lines.count { words in
        words.first.map { $0.hasPrefix("cpu") && $0 != "cpu" } ?? false
      },
      startedAt: started.map { Date(timeIntervalSince1970: TimeInterval($0)) }
    )
  }
}

extension MemoryUse {
  /// Parses /proc/meminfo; returns `nil` for an invalid text.
  ///
  /// Kernels before 3.14 do not report available memory.
  init?(meminfo text: String) {
    var values: [Substring: UInt64] = [:]
    for line in KernelText.lines(text) {
      let words = KernelText.words(line)
      guard words.count >= 2, let value = UInt64(words[1]) else { continue }
      values[words[0]] = value.multipliedSaturated(by: 1_024)
    }
    guard let total = values["MemTotal:"], total > 0, let free = values["MemFree:"] else {
      return nil
    }
    let guessed = free.addingSaturated(values["Buffers:"] ?? 0)
      .addingSaturated(values["Cached:"] ?? 0)
    self.init(
      total: total,
      available: values["MemAvailable:"] ?? guessed,
      swapTotal: values["SwapTotal:"] ?? 0,
      swapFree: values["SwapFree:"] ?? 0
    )
  }
}

extension SystemReading {
  /// Parses the three numbers of /proc/loadavg; empty if they are invalid.
  static func loads(loadavg text: String) -> [Double] {
    let numbers = KernelText.words(text[...]).prefix(3).compactMap { Double($0) }
    return numbers.count == 3 && numbers.allSatisfy { (0..<1_000_000).contains($0) } ? numbers : []
  }
}

extension Traffic {
  /// Parses /proc/net/dev: the counters of `interface`, or if that is `nil`, the sum of all except
  /// the loopback interface.
  init?(dev text: String, interface: String?) {
    var sum = Traffic(received: 0, sent: 0)
    var isFound = false
    for line in KernelText.lines(text) {
      // Old kernels leave no space behind the colon.
      guard let colon = line.lastIndex(of: ":") else { continue }
      let name = line[..<colon].trimmingCharacters(in: .whitespaces)
      let words = KernelText.words(line[line.index(after: colon)...])
      guard words.count >= 9, let received = UInt64(words[0]), let sent = UInt64(words[8]),
        interface.map({ $0 == name }) ?? (name != "lo")
      else { continue }
      sum.received = sum.received.addingSaturated(received)
      sum.sent = sum.sent.addingSaturated(sent)
      isFound = true
    }
    guard isFound else { return nil }
    self = sum
  }

  /// Returns the interface of the default route in /proc/net/route.
  ///
  /// If there are several, it is the one with the lowest metric; if there is none, the result is
  /// `nil`.
  static func interface(route text: String) -> String? {
    var best: (name: String, metric: UInt64)?
    for line in KernelText.lines(text) {
      let words = KernelText.words(line)
      guard words.count > 7, words[1] == "00000000", words[7] == "00000000" else { continue }
      let metric = UInt64(words[6]) ?? .max
      if best.map({ metric < $0.metric }) ?? true { best = (String(words[0]), metric) }
    }
    return best?.name
  }
}

/// Finds the local disks in /proc/mounts; network, virtual and loop-device file systems are left
/// out.
enum MountTable {
  private static let kinds: Set<Substring> = [
    "ext2", "ext3", "ext4", "xfs", "btrfs", "zfs", "f2fs", "jfs", "reiserfs", "bcachefs", "vfat",
    "exfat", "ntfs", "ntfs3", "fuseblk", "hfsplus", "apfs",
  ]

  /// Returns the mount points, one for each device, without those of firmware and packages.
  static func paths(_ text: String) -> [String] {
    var devices: Set<Substring> = []
    var paths: [String] = []
    for line in KernelText.lines(text) {
      let words = KernelText.words(line)
      guard words.count >= 3 else { continue }
      let path = unescaped(words[1])
      let isRoot = path == "/"
      guard isRoot || kinds.contains(words[2]) && !words[0].hasPrefix("/dev/loop"),
        path.hasPrefix("/"), !path.hasPrefix("/boot"), !paths.contains(path),
        devices.insert(words[0]).inserted
      else { continue }
      if isRoot { paths.insert(path, at: 0) } else { paths.append(path) }
    }
    return paths
  }

  /// Returns a path in which the kernel's octal escapes are replaced by spaces and `\`.
  private static func unescaped(_ word: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      guard byte == UInt8(ascii: "\\"), digits.count == 3,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(3)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
