import SwiftUI
import Testing
import os

@Suite("What Apple's frameworks say of the machine")
struct MachineTests {
  @MainActor @Test func `the screen is a phone's, as widgets are designed for`() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
  }

  @MainActor @Test func `the device is a terminal of this machine without a battery that it knows`()
  {
    #expect(UIDevice.current.systemName == "Linux" && UIDevice.current.model == "Terminal")
    #expect(UIDevice.current.name == ProcessInfo.processInfo.hostName)
    #expect(UIDevice.current.batteryLevel == -1)
  }

  @Test(arguments: ["", ".", "..", "group/../..", "group\0"])
  func `a group that is no name of a file has no folder`(group: String) {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) == nil)
  }

  @Test func `a group's folder lies below the home that the environment names`() throws {
    let environment = ProcessInfo.processInfo.environment
    let home = try #require(environment["HOME"])
    #expect(URL.homeDirectory.path == URL(fileURLWithPath: home).path)
    let group = "group.test.\(UUID().uuidString)"
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"
    #expect(folder.path == "\(data)/widgetctl/groups/\(group)")
  }

  @Test func `the folders of a user are absolute and apart`() {
    #expect(URL.documentsDirectory.isFileURL && URL.documentsDirectory.path.hasPrefix("/"))
    #expect(URL.documentsDirectory != URL.cachesDirectory)
  }

  @Test func `absolute time counts from 2001, and a pool runs its closure`() {
    let before = Date.timeIntervalSinceReferenceDate
    let now = autoreleasepool { CFAbsoluteTimeGetCurrent() }
    #expect(before <= now && now <= Date.timeIntervalSinceReferenceDate)
  }

  @Test(
    arguments: [(.default, 0), (.info, 1), (.debug, 2), (.error, 16), (.fault, 17)]
      as [(OSLogType, UInt8)]
  )
  func `the levels of a log have Apple's numbers`(level: OSLogType, number: UInt8) {
    #expect(level.rawValue == number)
    #expect(OSLogType(number) == level)
  }
}
